import { chartById } from '@panome/charts';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import type { ChartSettingsStore } from '../../../charts/index.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import { ChartSettingsDrawer } from './ChartSettingsDrawer.tsx';
import * as styles from './ChartsTab.css.ts';
import { ResultChart } from './ResultChart.tsx';

type ChartGalleryProps = {
  readonly result: TaskResultData;
  readonly settings: ChartSettingsStore;
  /** The chart whose settings are open; empty is none. */
  readonly edited: string;
  /** Opens the settings of a chart; `null` closes them. */
  readonly onEdit: (chart: string | null) => void;
};

/** The charts of a result, each with its settings. */
export function ChartGallery({ edited, onEdit, result, settings }: ChartGalleryProps) {
  const { charts } = result.document;
  return (
    <>
      <div className={styles.gallery}>
        {charts.map((id) => {
          const definition = chartById(id);
          return definition ? (
            <ResultChart
              definition={definition}
              key={id}
              onEdit={() => onEdit(id)}
              result={result}
              settings={settings}
            />
          ) : (
            <UnknownChart id={id} key={id} />
          );
        })}
      </div>
      <ChartSettingsDrawer
        definition={charts.includes(edited) ? chartById(edited) : undefined}
        onClose={() => onEdit(null)}
        result={result}
        settings={settings}
      />
    </>
  );
}

/** A chart of a newer version than this page: said, not hidden. */
function UnknownChart({ id }: { id: string }) {
  const text = useText(resultText);
  return (
    <Callout
      actions={
        <Button onClick={() => window.location.reload()} size="small">
          {text.refresh}
        </Button>
      }
      title={text.unknownChart}
      tone="warning"
    >
      {text.unknownChartHelp(id)}
    </Callout>
  );
}
