import type { ResponseOf } from '@panome/contract/client';
import { Card } from '@panome/ui/card';
import { Text } from '@panome/ui/text';
import { lazy, Suspense, useState } from 'react';
import { flowsText } from '../../../shared/flows/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import * as styles from './Compare.css.ts';

const StepCharts = lazy(async () => ({
  default: (await import('../../../shared/flows/run/StepCharts.tsx')).StepCharts,
}));

type Step = ResponseOf<'flowRunCompare'>['steps'][number];

/** One step of both runs; the charts of one side alone where the other has none, or both have the same. */
export function ComparedStep({ step }: { readonly step: Step }) {
  const { charts, contrast, left, right, same, section, title } = step;
  return (
    <Card description={section} title={flowsText.step(title, contrast)}>
      {same ? (
        <>
          <Text as="p" tone="muted">
            {text.same}
          </Text>
          <Charts count={charts.length} taskId={left} />
        </>
      ) : (
        <div className={styles.pair}>
          <div className={styles.side}>
            {left ? <Charts count={charts.length} taskId={left} /> : <Text tone="muted">{text.onlyRight}</Text>}
          </div>
          <div className={styles.side}>
            {right ? <Charts count={charts.length} taskId={right} /> : <Text tone="muted">{text.onlyLeft}</Text>}
          </div>
        </div>
      )}
    </Card>
  );
}

function Charts({ count, taskId }: { readonly count: number; readonly taskId: string }) {
  const [edited, setEdited] = useState('');
  return (
    <Suspense>
      <StepCharts count={count} edited={edited} onEdit={(chart) => setEdited(chart ?? '')} taskId={taskId} />
    </Suspense>
  );
}
