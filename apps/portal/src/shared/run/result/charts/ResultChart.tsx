import type { ChartDefinition, ChartExport } from '@panome/charts';
import { useAppearance } from '@panome/ui/appearance';
import { ChartPanel, toggledLabels, type ChartDownload, type ChartState } from '@panome/ui/chart-panel';
import { useText } from '@panome/ui/locale';
import { useMay } from '../../../access/index.ts';
import { download, messageOf } from '../../../api/index.ts';
import { useChartInput, useChartSettings, useSeen, type ChartSettingsStore } from '../../../charts/index.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import * as styles from './ChartsTab.css.ts';
import { pictureName } from './pictureName.ts';
import { SaveState } from './SaveState.tsx';
import { shownLabels } from './shownLabels.ts';
import { useChartPictures } from './useChartPictures.ts';

type ResultChartProps = {
  readonly definition: ChartDefinition;
  readonly result: TaskResultData;
  readonly settings: ChartSettingsStore;
  /** Opens the settings of this chart. */
  readonly onEdit: () => void;
};

/** One chart of a result: loaded when it comes near, drawn in the browser, downloaded as it is set. */
export function ResultChart({ definition, onEdit, result, settings: store }: ResultChartProps) {
  const text = useText(resultText);
  const tell = useTell();
  const may = useMay();
  const downloads = may('taskDownloadResult');
  const edits = may('taskStoreChartSettings');
  const { theme } = useAppearance();
  const { id, title } = definition;
  const missionId = result.task.id;
  const { settings } = useChartSettings(store, id);
  const { ref, seen } = useSeen<HTMLDivElement>();
  const pictures = useChartPictures(missionId, id, store);
  const { draw, error, makeCode, retry } = useChartInput({
    missionId,
    definition,
    document: result.document,
    settings,
    enabled: seen,
  });

  const state: ChartState | undefined = error
    ? { kind: 'failed', message: `获取图表数据失败：${messageOf(error)}`, requestId: error.requestId, onRetry: retry }
    : draw
      ? undefined
      : { kind: 'loading' };
  const save = async (format: ChartDownload | ChartExport['format']) => {
    try {
      // The server draws with what it has stored.
      await store.flush();
      await download('taskDownloadResult', { id: missionId, chart: id, format });
    } catch (failure) {
      tell.failed(failure, text.downloadFailed);
    }
  };
  const toggle = (ids: readonly string[]) => {
    const labels = settings.labels ?? (draw ? shownLabels(draw({ size: definition.defaultSize, theme })) : []);
    store.change(id, { ...settings, labels: toggledLabels(labels, ids) });
  };

  return (
    <div className={styles.figure} ref={ref}>
      <ChartPanel
        draw={draw}
        exports={
          downloads
            ? definition.exports?.map(({ format, label }) => ({ label, onSelect: () => void save(format) }))
            : undefined
        }
        fileName={pictureName(result, title)}
        level={2}
        makeCode={makeCode}
        onDownload={downloads ? (format) => void save(format) : undefined}
        pictures={downloads ? pictures : undefined}
        onSettings={edits ? onEdit : undefined}
        onToggleLabels={edits && definition.common.includes('labels') ? toggle : undefined}
        figureSize={definition.defaultSize}
        state={state}
        title={title}
      />
      <SaveState chart={id} store={store} />
    </div>
  );
}
