import { fewestSimilar, type ExperienceKind } from '@panome/contract/product-db';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Heading } from '@panome/ui/heading';
import { Statistic } from '@panome/ui/statistic';
import { Text } from '@panome/ui/text';
import type { Prediction } from '../api.ts';
import * as styles from '../Experience.css.ts';
import { experienceText as text } from '../experience.text.ts';
import { SimilarList } from '../SimilarList.tsx';
import { percentOf } from '../words.ts';
import { QuantileTable } from './QuantileTable.tsx';

type Loosened = Prediction['loosen'][number];
type PredictionViewProps = {
  readonly kind: ExperienceKind;
  readonly prediction: Prediction;
  /** No platform was given. */
  readonly anyPlatform: boolean;
  readonly onLoosen: (name: Loosened) => void;
  readonly pathOf: (id: string) => string;
};

const nameOf = (name: Loosened) => (name === 'amount' ? text.amount : text.facets[name]);

/** What similar samples gave: no figure where there are fewer than five of them. */
export function PredictionView({ anyPlatform, kind, onLoosen, pathOf, prediction }: PredictionViewProps) {
  const { loosen, measures, n, passed, similar, simulated } = prediction;
  return (
    <div className={styles.results}>
      {n < fewestSimilar ? (
        <Callout
          actions={loosen.map((name) => (
            <Button key={name} onClick={() => onLoosen(name)} size="small">
              {text.loosen(nameOf(name))}
            </Button>
          ))}
          title={text.tooFew(n)}
          tone="warning"
        >
          {loosen.length > 0 ? text.loosenHint : text.tooFewHint}
        </Callout>
      ) : (
        <>
          {simulated > 0 && <Callout title={text.simulatedTitle}>{text.someSimulated(simulated, n)}</Callout>}
          {passed && (
            <div className={styles.figures}>
              <Statistic
                detail={text.interval(percentOf(passed.low), percentOf(passed.high))}
                label={text.passRate}
                value={percentOf(passed.count / passed.of)}
              />
              <Statistic detail={text.passOf(passed.count, passed.of)} label={text.similarCount} unit="条" value={n} />
            </div>
          )}
          {anyPlatform && <Text tone="muted">{text.manyPlatforms}</Text>}
          <QuantileTable kind={kind} measures={measures} />
        </>
      )}
      {similar.length > 0 && (
        <>
          <Heading level={3}>{text.similar}</Heading>
          <SimilarList kind={kind} pathOf={pathOf} similar={similar} />
        </>
      )}
      {n >= fewestSimilar && (
        <Text size="secondary" tone="muted">
          {text.quantileHint}
        </Text>
      )}
    </div>
  );
}
