/** The chart of a task that the address asks for; none opens a file of one's own. */
export type FigurePlace = { readonly task: string; readonly chart: string };

export function placeIn(search: string): FigurePlace | null {
  const query = new URLSearchParams(search);
  const [task, chart] = [query.get('task') ?? '', query.get('chart') ?? ''];
  return task && chart ? { task, chart } : null;
}
