import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { EmptyState } from '@panome/ui/state';
import type { ChartSettingsStore } from '../../../charts/index.ts';
import { useResultAddress } from '../resultAddress.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import { ChartGallery } from './ChartGallery.tsx';

type ChartsTabProps = { readonly result: TaskResultData; readonly settings: ChartSettingsStore };

/** Every chart of the result; the address says whose settings are open. */
export function ChartsTab({ result, settings }: ChartsTabProps) {
  const text = useText(resultText);
  const { go, query } = useResultAddress();
  if (result.document.charts.length === 0) {
    return (
      <EmptyState
        action={<Button onClick={() => go({ tab: 'tables' })}>{text.seeTables}</Button>}
        description={text.noChartsHelp}
        title={text.noCharts}
      />
    );
  }
  return (
    <ChartGallery
      edited={query.get('chart') ?? ''}
      onEdit={(chart) => go({ chart })}
      result={result}
      settings={settings}
    />
  );
}
