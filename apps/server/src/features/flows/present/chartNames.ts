import { chartById } from '@panome/charts';

/** Charts by their ids, with what they are called. */
export const chartNames = (ids: readonly string[]): { id: string; title: string }[] =>
  ids.flatMap((id) => {
    const chart = chartById(id);
    return chart ? [{ id, title: chart.title }] : [];
  });
