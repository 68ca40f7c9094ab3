import { useEffect, useState } from 'react';

export type LabelChart = { readonly id: string; readonly title: string };

/**
 * The charts of the result that are drawn from this table and can label its rows. Empty until the code of the charts is
 * here.
 */
export function useLabelCharts(charts: readonly string[], table: string): readonly LabelChart[] {
  const [found, setFound] = useState<readonly LabelChart[]>([]);
  const ids = charts.join();
  useEffect(() => {
    let left = false;
    void import('@panome/charts').then(({ chartById }) => {
      if (left) return;
      const takesLabels = ids.split(',').flatMap((id) => {
        const chart = chartById(id);
        return chart?.common.includes('labels') && chart.tables.some((needed) => needed.id === table)
          ? [{ id, title: chart.title }]
          : [];
      });
      setFound(takesLabels);
    });
    return () => void (left = true);
  }, [ids, table]);
  return found;
}
