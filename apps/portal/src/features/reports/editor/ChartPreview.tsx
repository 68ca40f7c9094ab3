import { chartById, type ChartDefinition } from '@panome/charts';
import { Callout } from '@panome/ui/callout';
import { ChartPanel, type ChartState } from '@panome/ui/chart-panel';
import { messageOf } from '../../../shared/api/index.ts';
import { useChartInput, useSeen } from '../../../shared/charts/index.ts';
import type { Section, TaskResult } from '../api.ts';
import { editorText as text } from './editor.text.ts';

type ChartPreviewProps = { readonly section: Extract<Section, { kind: 'chart' }>; readonly result: TaskResult };

/** The figure as it will stand in the report. */
export function ChartPreview({ result, section }: ChartPreviewProps) {
  const definition = chartById(section.chart);
  return definition ? (
    <Drawn definition={definition} result={result} section={section} />
  ) : (
    <Callout tone="warning">{text.unknownChart}</Callout>
  );
}

function Drawn({ definition, result, section }: ChartPreviewProps & { readonly definition: ChartDefinition }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const { draw, error, retry } = useChartInput({
    missionId: section.task_id,
    definition,
    document: result.document,
    settings: section.settings,
    enabled: seen,
  });
  const state: ChartState | undefined = error
    ? { kind: 'failed', message: messageOf(error), requestId: error.requestId, onRetry: retry }
    : draw
      ? undefined
      : { kind: 'loading' };
  return (
    <div ref={ref}>
      <ChartPanel
        draw={draw}
        level={4}
        figureSize={definition.defaultSize}
        state={state}
        title={section.title || definition.title}
      />
    </div>
  );
}
