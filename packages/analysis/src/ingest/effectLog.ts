import type { RepairEffect, RepairExample, RepairId } from '../model/index.ts';
import { cellName, type Place } from './problems/index.ts';
import type { Repairs } from './repairs.ts';

const SHOWN = 5;
const MAX_TEXT = 80;

/** Collects the changes that repairs make while a file is read. */
export type EffectLog = {
  /** `after` is `''` for a value that became missing. */
  readonly note: (repair: RepairId, before: string, after: string, place?: Place | (() => Place)) => void;
  /** One entry for every repair that was decided, also for those that changed nothing. */
  readonly list: () => RepairEffect[];
};

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

export function createEffectLog(repairs: Repairs): EffectLog {
  const found = new Map<string, { count: number; examples: RepairExample[] }>();
  return {
    note: (repair, before, after, place) => {
      let entry = found.get(repair);
      if (!entry) found.set(repair, (entry = { count: 0, examples: [] }));
      entry.count += 1;
      if (entry.examples.length >= SHOWN) return;
      const at = typeof place === 'function' ? place() : place;
      entry.examples.push({
        ...(at ? { ...at, cell: cellName(at.row, at.column) } : {}),
        before: cut(before),
        after: cut(after),
      });
    },
    list: () =>
      Object.entries(repairs).map(([repair, choice]) => {
        const { count, examples } = found.get(repair) ?? { count: 0, examples: [] };
        return { repair: repair as RepairId, choice, count, examples };
      }),
  };
}
