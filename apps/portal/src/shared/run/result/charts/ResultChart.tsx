import type { ChartDefinition, ChartExport } from '@panome/charts';
import { useAppearance } from '@panome/ui/appearance';
import { Button } from '@panome/ui/button';
import { ChartPanel, toggledLabels, type ChartDownload, type ChartState } from '@panome/ui/chart-panel';
import { useText } from '@panome/ui/locale';
import { useState } from 'react';
import { useMay } from '../../../access/index.ts';
import { download, messageOf } from '../../../api/index.ts';
import {
  openFigureEditor,
  useChartInput,
  useChartSettings,
  useCodeExports,
  useSeen,
  type ChartSettingsStore,
} from '../../../charts/index.ts';
import { useTell } from '../../../page/index.ts';
import { useLinkedSelection } from '../linked/LinkedSelection.tsx';
import type { LinkedOrigin } from '../linked/linkedState.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import * as styles from './ChartsTab.css.ts';
import { EditedChart } from './EditedChart.tsx';
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
  const [live, setLive] = useState(false);
  const isEdited = (settings.edits?.length ?? 0) > 0;
  const { ref, seen } = useSeen<HTMLDivElement>();
  const pictures = useChartPictures(missionId, id, store);
  const { draw, error, makeCode, retry } = useChartInput({
    missionId,
    definition,
    document: result.document,
    settings,
    enabled: seen && (live || !isEdited),
  });

  const fileName = pictureName(result, title);
  const code = useCodeExports({ title, name: fileName, makeCode });
  const state: ChartState | undefined = error
    ? {
        kind: 'failed',
        message: `获取图表数据响应失败：${messageOf(error)}`,
        requestId: error.requestId,
        onRetry: retry,
      }
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

  const linked = useLinkedSelection();
  const labels = edits && definition.common.includes('labels');
  const origin: LinkedOrigin = {
    in: 'chart',
    missionId,
    document: result.document,
    table: definition.tables[0]?.id ?? '',
    label: labels
      ? (ids) => store.change(id, { ...settings, labels: [...new Set([...(settings.labels ?? []), ...ids])] })
      : undefined,
  };
  const selection = linked && {
    selected: linked.ids,
    onSelectedChange: (ids: readonly string[]) => linked.select(ids, origin),
  };

  const openEditor = () =>
    void store
      .flush()
      .catch(() => undefined)
      .then(() => openFigureEditor({ task: missionId, chart: id }));

  if (isEdited && !live)
    return (
      <div className={styles.figure} ref={ref}>
        <EditedChart
          definition={definition}
          fileName={fileName}
          missionId={missionId}
          onEditor={openEditor}
          onLive={() => setLive(true)}
          onSettings={onEdit}
          seen={seen}
          settings={store}
        />
        <SaveState chart={id} store={store} />
      </div>
    );

  return (
    <div className={styles.figure} ref={ref}>
      {isEdited && (
        <Button onClick={() => setLive(false)} size="small">
          {text.showEdited}
        </Button>
      )}
      <ChartPanel
        draw={draw}
        exports={[
          ...(downloads
            ? (definition.exports?.map(({ format, label }) => ({ label, onSelect: () => void save(format) })) ?? [])
            : []),
          ...code.items,
        ]}
        fileName={fileName}
        level={2}
        onDownload={downloads ? (format) => void save(format) : undefined}
        onEditor={may('taskStoreChartEdits') ? openEditor : undefined}
        pictures={downloads ? pictures : undefined}
        onSettings={edits ? onEdit : undefined}
        onToggleLabels={labels ? toggle : undefined}
        figureSize={definition.defaultSize}
        state={state}
        title={title}
        {...selection}
      />
      {code.dialog}
      <SaveState chart={id} store={store} />
    </div>
  );
}
