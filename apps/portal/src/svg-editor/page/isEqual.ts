import type { FigureEdit } from '@panome/charts/edits';

const written = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : held,
  );

/** Whether two lists of edits say the same of every element, in whichever order. */
export const isEqual = (one: readonly FigureEdit[], other: readonly FigureEdit[]): boolean => {
  const sorted = (edits: readonly FigureEdit[]) => edits.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return one === other || written(sorted(one)) === written(sorted(other));
};
