import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useChartSettingsStore, useSeen } from '../../charts/index.ts';
import { messageOf } from '../../api/index.ts';
import { ChartGallery } from '../../run/result/charts/ChartGallery.tsx';
import type { TaskResultData } from '../../run/result/resultTypes.ts';
import { useResult } from '../../run/result/useResult.ts';
import { flowsText as text } from '../flows.text.ts';

type StepChartsProps = {
  readonly taskId: string;
  /** How many charts there will be, for their place. */
  readonly count: number;
  /** The chart whose settings are open; empty is none. */
  readonly edited: string;
  readonly onEdit: (chart: string | null) => void;
};

/** About as high as a chart. */
const height = 440;

/** The charts of one step of a run, loaded when they come near. */
export function StepCharts({ count, taskId, ...edit }: StepChartsProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const { data, error, mutate } = useResult(seen || edit.edited ? taskId : null);
  return (
    <div ref={ref}>
      {data && <Loaded key={taskId} result={data} {...edit} />}
      {!data && error && (
        <FailedState
          message={`${text.resultFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && count > 0 && <Skeleton height={height * Math.ceil(count / 2)} shape="block" />}
    </div>
  );
}

function Loaded({ result, ...edit }: { readonly result: TaskResultData } & Pick<StepChartsProps, 'edited' | 'onEdit'>) {
  const settings = useChartSettingsStore(result.task.id, result.chart_settings);
  if (result.document.charts.length === 0) return <Text tone="muted">{text.noCharts}</Text>;
  return <ChartGallery result={result} settings={settings} {...edit} />;
}
