import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { EmptyState } from '@panome/ui/state';
import { chartById } from '@panome/charts';
import type { ChartSettingsStore } from '../../../charts/index.ts';
import { useResultAddress } from '../resultAddress.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import { ChartSettingsDrawer } from './ChartSettingsDrawer.tsx';
import * as styles from './ChartsTab.css.ts';
import { ResultChart } from './ResultChart.tsx';

type ChartsTabProps = { readonly result: TaskResultData; readonly settings: ChartSettingsStore };

/** Every chart of the result; the address says whose settings are open. */
export function ChartsTab({ result, settings }: ChartsTabProps) {
  const text = useText(resultText);
  const { go, query } = useResultAddress();
  const { charts } = result.document;
  const edited = charts.includes(query.get('chart') ?? '') ? chartById(query.get('chart')!) : undefined;

  if (charts.length === 0) {
    return (
      <EmptyState
        action={<Button onClick={() => go({ tab: 'tables' })}>{text.seeTables}</Button>}
        description={text.noChartsHelp}
        title={text.noCharts}
      />
    );
  }
  return (
    <>
      <div className={styles.gallery}>
        {charts.map((id) => {
          const definition = chartById(id);
          return definition ? (
            <ResultChart
              definition={definition}
              key={id}
              onEdit={() => go({ chart: id })}
              result={result}
              settings={settings}
            />
          ) : (
            <UnknownChart id={id} key={id} />
          );
        })}
      </div>
      <ChartSettingsDrawer
        definition={edited}
        onClose={() => go({ chart: null })}
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
