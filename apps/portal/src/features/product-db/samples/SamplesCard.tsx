import type { ExperienceKind } from '@panome/contract/product-db';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { useRef, useState } from 'react';
import { usePrediction, type SamplesAsked } from '../api.ts';
import * as styles from '../Experience.css.ts';
import { experienceText as text } from '../experience.text.ts';
import { noSamples, type Samples } from './samples.ts';
import { PredictionView } from './PredictionView.tsx';
import { SampleFields } from './SampleFields.tsx';

type SamplesCardProps = { readonly kind: ExperienceKind; readonly pathOf: (id: string) => string };

const asked = (kind: ExperienceKind, { amount, ...samples }: Samples): SamplesAsked => ({
  kind,
  ...samples,
  ...(amount !== null && { amount }),
});

/** 我的样本行不行: what samples of this description gave before. */
export function SamplesCard({ kind, pathOf }: SamplesCardProps) {
  const [samples, setSamples] = useState(noSamples);
  const [shown, setShown] = useState<Samples>();
  const [missing, setMissing] = useState(false);
  const answer = usePrediction(shown ? asked(kind, shown) : null);
  const tissue = useRef<HTMLInputElement>(null);

  const look = (wanted: Samples) => {
    setSamples(wanted);
    setMissing(wanted.tissue === '');
    if (wanted.tissue === '') tissue.current?.focus();
    else setShown(wanted);
  };
  const clear = () => {
    setSamples(noSamples);
    setShown(undefined);
    setMissing(false);
    tissue.current?.focus();
  };
  return (
    <Card description={text.checkHint} title={text.check}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          look(samples);
        }}
      >
        <SampleFields
          error={missing && samples.tissue === '' ? text.chooseTissue : undefined}
          kind={kind}
          onChange={setSamples}
          samples={samples}
          tissueRef={tissue}
        />
        <div className={styles.acts}>
          <Button loading={answer.isLoading} type="submit" variant="primary">
            {text.look}
          </Button>
          {samples !== noSamples && (
            <Button onClick={clear} variant="quiet">
              {text.clear}
            </Button>
          )}
        </div>
      </form>
      <div aria-live="polite">
        {shown && answer.error && (
          <FailedState message={answer.error.what} onRetry={() => void answer.mutate()} variant="inline" />
        )}
        {shown && !answer.data && !answer.error && <Skeleton height={200} shape="block" />}
        {shown && answer.data && (
          <PredictionView
            anyPlatform={kind !== 'extraction' && shown.platform === ''}
            kind={kind}
            onLoosen={(name) => look({ ...shown, ...(name === 'amount' ? { amount: null } : { [name]: '' }) })}
            pathOf={pathOf}
            prediction={answer.data}
          />
        )}
      </div>
    </Card>
  );
}
