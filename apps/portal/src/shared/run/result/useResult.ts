import { download, useCall } from '../../api/index.ts';
import { useChartSettingsStore } from '../../charts/index.ts';
import type { TaskResultData } from './resultTypes.ts';

/** The result of a finished task; `null` asks for none. It never changes, so it is asked for once. */
export const useResult = (missionId: string | null) =>
  useCall('taskResult', missionId === null ? null : { id: missionId }, {
    keepPreviousData: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

/** The settings of the charts of a result, and the download that waits for them. */
export function useResultSettings({ chart_settings, task }: TaskResultData) {
  const settings = useChartSettingsStore(task.id, chart_settings);
  return {
    settings,
    downloadAll: async () => {
      // The zip holds the figures as they are set now.
      await settings.flush();
      await download('taskDownloadResult', { id: task.id, format: 'zip' });
    },
  };
}
