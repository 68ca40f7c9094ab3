import type { ChartPictures } from '@panome/ui/chart-panel';
import { useText } from '@panome/ui/locale';
import { useMemo } from 'react';
import { download } from '../../../api/index.ts';
import type { ChartSettingsStore } from '../../../charts/index.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';

/** SVG and PDF of one chart of a result, made by the server as the chart is set; keeps its identity. */
export function useChartPictures(id: string, chart: string, store: ChartSettingsStore): ChartPictures {
  const text = useText(resultText);
  const tell = useTell();
  return useMemo(
    () => ({
      save: async ({ format, ...picture }) => {
        // PNG is the panel's own.
        if (format === 'png') return;
        try {
          // The server draws with what it has stored.
          await store.flush();
          await download('taskDownloadResult', { id, chart, format, ...picture });
        } catch (failure) {
          tell.failed(failure, text.downloadFailed);
          throw failure;
        }
      },
      unheld: async (texts) => {
        const { unheldIn } = await import('@panome/charts/glyphs');
        return unheldIn(texts);
      },
    }),
    [chart, id, store, tell, text],
  );
}
