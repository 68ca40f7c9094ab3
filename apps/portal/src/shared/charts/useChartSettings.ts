import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AsSent, ResponseOf } from '@panome/contract/client';
import { useSWRConfig } from 'swr';
import { call, keyOf } from '../api/index.ts';
import { createChartSettings, type ChartSettingsStore, type SettingsState } from './chartSettings.ts';
import type { ChartSettings } from '@panome/charts';

/** The chart settings of one result, for as long as the page is open; what waits is saved when it is left. */
export function useChartSettingsStore(
  missionId: string,
  initial: Readonly<Record<string, ChartSettings>>,
): ChartSettingsStore {
  const { mutate } = useSWRConfig();
  const [store] = useState(() =>
    createChartSettings({
      initial,
      save: async (chart, settings) => {
        // The result is asked for once; who comes back to it in this session must find the charts as they were left.
        const known = keyOf('taskResult', { id: missionId });
        void mutate<AsSent<ResponseOf<'taskResult'>>>(
          known,
          (result) => result && { ...result, chart_settings: { ...result.chart_settings, [chart]: settings } },
          { revalidate: false },
        );
        await call('taskStoreChartSettings', { id: missionId, chart, settings });
      },
    }),
  );
  useEffect(() => {
    const save = () => void store.flush().catch(() => undefined);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [store]);
  return store;
}

/** The settings of one chart and whether they are saved. */
export const useChartSettings = (store: ChartSettingsStore, chart: string): SettingsState =>
  useSyncExternalStore(store.subscribe, () => store.get(chart));
