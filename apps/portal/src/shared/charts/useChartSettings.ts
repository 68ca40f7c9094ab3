import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AsSent, ResponseOf } from '@panome/contract/client';
import { useSWRConfig } from 'swr';
import { call, keyOf } from '../api/index.ts';
import { onFigureNews } from './figureNews.ts';
import { createChartSettings, type ChartSettingsStore, type SettingsState } from './chartSettings.ts';
import type { ChartSettings } from '@panome/charts';

/** The chart settings of one result, for as long as the page is open; what waits is saved when it is left. */
export function useChartSettingsStore(
  missionId: string,
  initial: Readonly<Record<string, ChartSettings>>,
): ChartSettingsStore {
  const { mutate } = useSWRConfig();
  const [{ keepKnown, store }] = useState(() => {
    // The result is asked for once; who comes back to it in this session must find the charts as they were left.
    const keep = (chart: string, settings: ChartSettings) =>
      void mutate<AsSent<ResponseOf<'taskResult'>>>(
        keyOf('taskResult', { id: missionId }),
        (result) => result && { ...result, chart_settings: { ...result.chart_settings, [chart]: settings } },
        { revalidate: false },
      );
    const made = createChartSettings({
      initial,
      save: async (chart, settings) => {
        keep(chart, settings);
        await call('taskStoreChartSettings', { id: missionId, chart, settings });
      },
    });
    return { keepKnown: keep, store: made };
  });
  useEffect(
    () =>
      onFigureNews(({ chart, edits, task }) => {
        if (task !== missionId) return;
        store.receive(chart, { edits });
        keepKnown(chart, store.get(chart).settings);
      }),
    [keepKnown, missionId, store],
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
