import { sampleKinds } from '@panome/contract/sample-forms';
import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { Link } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageBody, PageHeader } from '../page/index.ts';
import { FormFacts } from './FormFacts.tsx';
import { formText as text } from './form.text.ts';
import { FormTimeline } from './FormTimeline.tsx';
import { SampleState } from './SampleState.tsx';
import { SampleTable } from './SampleTable.tsx';
import * as styles from './Samples.css.ts';
import type { SampleForm } from './sampleFormTypes.ts';
import { useGoToSample } from './useGoToSample.ts';

type SampleFormPageProps = {
  readonly form: SampleForm;
  /** The list that it is in. */
  readonly back: { readonly to: string; readonly words: string };
  readonly actions: ReactNode;
  /** Said behind kind and number, e.g. whose form it is. */
  readonly detail?: string;
  /** Said of the samples above their table. */
  readonly samplesHint?: string;
  /** What has to be seen before everything else; the function leads to the row of a sample. */
  readonly notice?: (goTo: (sample: string) => void) => ReactNode;
  /** Cards below the samples. */
  readonly below?: ReactNode;
  /** Dialogs. */
  readonly children?: ReactNode;
};

/** A form as it was sent, its samples and its way, for who sent it and for who works on it. */
export function SampleFormPage({
  actions,
  back,
  below,
  children,
  detail,
  form,
  notice,
  samplesHint,
}: SampleFormPageProps) {
  const { kind, number, title } = form;
  const { current, goTo, table } = useGoToSample();
  const words = `${sampleKinds[kind]} ${number}`;
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={number}>
            <Link asChild tone="muted">
              <RouterLink to={back.to}>{back.words}</RouterLink>
            </Link>
          </Breadcrumb>
        }
        actions={actions}
        description={
          <Inline align="center" space="small">
            <SampleState form={form} />
            <span>{[words, detail].filter(Boolean).join(' · ')}</span>
          </Inline>
        }
        title={title || words}
      />
      {notice?.(goTo)}
      <div className={styles.columns}>
        <Stack space="large">
          <Card description={samplesHint} title={text.samples}>
            <SampleTable current={current} form={form} ref={table} />
          </Card>
          {below}
        </Stack>
        <Stack space="large">
          <Card title={text.progress}>
            <FormTimeline form={form} />
          </Card>
          <Card title={text.about}>
            <FormFacts form={form} />
          </Card>
        </Stack>
      </div>
      {children}
    </PageBody>
  );
}
