import { chartById, type ChartDefinition } from '@panome/charts';
import type { FigureEdit } from '@panome/charts/edits';
import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { ChartPanel } from '@panome/ui/chart-panel';
import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useCallback, useMemo, useState } from 'react';
import { callBlob, messageOf, useCall } from '../../../shared/api/index.ts';
import {
  decodeTables,
  EditedPicture,
  useDraw,
  useEditedFigure,
  useSeen,
  type FigureTheme,
} from '../../../shared/charts/index.ts';
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

/** A chart as its owner set it; one that the owner changed in the editor as that picture first. */
function ShownChart(props: ShownChartProps) {
  const { data, definition } = props;
  const { ref, seen } = useSeen<HTMLDivElement>();
  const [live, setLive] = useState(false);
  const edits = data.chart_settings[definition.id]?.edits ?? [];
  const isPicture = edits.length > 0 && !live;
  return (
    <div className={styles.figure} ref={ref}>
      {edits.length > 0 && (
        <Button onClick={() => setLive(!live)} size="small" variant="quiet">
          {live ? text.showEdited : text.showLive}
        </Button>
      )}
      {isPicture ? <ShownPicture {...props} edits={edits} seen={seen} /> : <LiveChart {...props} seen={seen} />}
    </div>
  );
}

type NearProps = ShownChartProps & {
  /** The figure has come near. */
  readonly seen: boolean;
};

function ShownPicture({ definition, edits, run, seen, step }: NearProps & { readonly edits: readonly FigureEdit[] }) {
  const chart = definition.id;
  const load = useCallback(
    async (theme: FigureTheme, signal: AbortSignal) =>
      (await callBlob('moduleResultsFigure', { run, step, chart, theme }, { signal })).blob.text(),
    [chart, run, step],
  );
  const figure = useEditedFigure({ load, edits, enabled: seen });
  return (
    <Stack aria-label={definition.title} as="section" space="small">
      <Heading level={4} size="section">
        {definition.title}
      </Heading>
      <EditedPicture caption={text.edited} definition={definition} figure={figure} />
    </Stack>
  );
}

function LiveChart({ data, definition, run, seen, step }: NearProps) {
  const answer = useCall('moduleResultsChart', seen ? { run, step, chart: definition.id } : null, once);
  const tables = useMemo(() => answer.data && decodeTables(answer.data.tables), [answer.data]);
  const settings = useMemo(() => data.chart_settings[definition.id] ?? {}, [data, definition]);
  const draw = useDraw({ definition, document: data.document, settings, tables });
  const failed = answer.error && {
    kind: 'failed' as const,
    message: messageOf(answer.error),
    requestId: answer.error.requestId,
    onRetry: () => void answer.mutate(),
  };
  return (
    <ChartPanel
      draw={draw}
      level={4}
      figureSize={definition.defaultSize}
      state={failed ?? (draw ? undefined : { kind: 'loading' })}
      title={definition.title}
    />
  );
}
