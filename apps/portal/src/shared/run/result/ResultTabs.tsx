import { useText } from '@panome/ui/locale';
import { Skeleton } from '@panome/ui/skeleton';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { lazy, Suspense } from 'react';
import type { ChartSettingsStore } from '../../charts/index.ts';
import { LinkedBar } from './linked/LinkedBar.tsx';
import { LinkedSelection } from './linked/LinkedSelection.tsx';
import { resultTabs, tabOf, useResultAddress } from './resultAddress.ts';
import { resultText } from './result.text.ts';
import type { TaskResultData } from './resultTypes.ts';

// The code of charts is by far the largest part of the portal; it comes with the first chart only.
const ChartsTab = lazy(async () => ({ default: (await import('./charts/ChartsTab.tsx')).ChartsTab }));
const TablesTab = lazy(async () => ({ default: (await import('./tables/TablesTab.tsx')).TablesTab }));
const MethodTab = lazy(async () => ({ default: (await import('./method/MethodTab.tsx')).MethodTab }));

type ResultTabsProps = { readonly result: TaskResultData; readonly settings: ChartSettingsStore };

/** The three views of a result; the address says which is open. */
export function ResultTabs({ result, settings }: ResultTabsProps) {
  const text = useText(resultText);
  const { go, query } = useResultAddress();
  const first = result.document.charts.length > 0 ? 'charts' : 'tables';
  const labels = { charts: text.chartsTab, tables: text.tablesTab, method: text.methodTab };
  const panels = {
    charts: <ChartsTab result={result} settings={settings} />,
    tables: <TablesTab result={result} settings={settings} />,
    method: <MethodTab result={result} />,
  };
  return (
    <LinkedSelection>
      <Tabs activationMode="manual" onValueChange={(tab) => go({ tab })} value={tabOf(query, first)}>
        <TabsList label={text.tabs}>
          {resultTabs.map((tab) => (
            <TabsTab key={tab} value={tab}>
              {labels[tab]}
            </TabsTab>
          ))}
        </TabsList>
        {resultTabs.map((tab) => (
          <TabsPanel key={tab} value={tab}>
            <Suspense fallback={<Skeleton height={480} shape="block" />}>{panels[tab]}</Suspense>
          </TabsPanel>
        ))}
      </Tabs>
      <LinkedBar />
    </LinkedSelection>
  );
}
