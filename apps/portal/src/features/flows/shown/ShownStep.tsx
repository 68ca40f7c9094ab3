import { chartById, type ChartDefinition } from '@panome/charts';
import type { ResponseOf } from '@panome/contract/client';
import { ChartPanel } from '@panome/ui/chart-panel';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useMemo } from 'react';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { decodeTables, useDraw, useSeen } from '../../../shared/charts/index.ts';
import * as styles from './Shown.css.ts';
import { shownText as text } from './shown.text.ts';

type Step = ResponseOf<'moduleResultsStep'>;
/** A result never changes, so it is asked for once. */
const once = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false } as const;
/** About as high as a chart. */
const height = 440;

type ShownStepProps = { readonly run: string; readonly step: string; readonly charts: number };

/** The charts of one step, loaded when they come near; nothing about them can be changed. */
export function ShownStep({ charts, run, step }: ShownStepProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const { data, error, mutate } = useCall('moduleResultsStep', seen ? { run, step } : null, {
    ...once,
    keepPreviousData: false,
  });
  const definitions = (data?.charts ?? []).flatMap((id) => chartById(id) ?? []);
  return (
    <div ref={ref}>
      {data && <Text as="p">{data.document.findings.headline}</Text>}
      {data && definitions.length === 0 && <Text tone="muted">{text.noCharts}</Text>}
      {data && (
        <div className={styles.gallery}>
          {definitions.map((definition) => (
            <ShownChart data={data} definition={definition} key={definition.id} run={run} step={step} />
          ))}
        </div>
      )}
      {!data && error && (
        <FailedState
          message={messageOf(error)}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && charts > 0 && <Skeleton height={height} shape="block" />}
    </div>
  );
}

type ShownChartProps = {
  readonly run: string;
  readonly step: string;
  readonly definition: ChartDefinition;
  readonly data: Step;
};

function ShownChart({ data, definition, run, step }: ShownChartProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const answer = useCall('moduleResultsChart', seen ? { run, step, chart: definition.id } : null, once);
  const tables = useMemo(() => answer.data && decodeTables(answer.data.tables), [answer.data]);
  const settings = useMemo(() => data.chart_settings[definition.id] ?? {}, [data, definition]);
  const draw = useDraw({ definition, document: data.document, settings, tables });
  return (
    <div className={styles.figure} ref={ref}>
      <ChartPanel
        draw={draw}
        level={4}
        figureSize={definition.defaultSize}
        state={
          answer.error
            ? {
                kind: 'failed',
                message: messageOf(answer.error),
                requestId: answer.error.requestId,
                onRetry: () => void answer.mutate(),
              }
            : draw
              ? undefined
              : { kind: 'loading' }
        }
        title={definition.title}
      />
    </div>
  );
}
