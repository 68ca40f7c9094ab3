import type { ProteinQuery } from '@panome/contract/protein-query';
import type { FacetRow, Seen } from './repository.ts';

const mostKept = 300;

/** How many proteins rows of facets count in all. */
export const totalOf = (rows: readonly FacetRow[]): number => rows.reduce((sum, { proteins }) => sum + proteins, 0);

/**
 * How what a query finds is spread, remembered: a list and its facets ask for the same, and a release never changes, so
 * that what was counted for these releases stays true. Whoever sees other releases has other counts.
 */
export function createSpread(count: (seen: Seen, query: ProteinQuery) => Promise<FacetRow[]>) {
  const kept = new Map<string, Promise<FacetRow[]>>();
  return {
    of(seen: Seen, text: string, query: ProteinQuery): Promise<FacetRow[]> {
      const key = `${seen.ids.join()} ${text}`;
      const known = kept.get(key);
      if (known) return known;
      const counting = count(seen, query);
      counting.catch(() => kept.delete(key));
      kept.set(key, counting);
      const [oldest] = kept.keys();
      if (kept.size > mostKept) kept.delete(oldest!);
      return counting;
    },
  };
}
