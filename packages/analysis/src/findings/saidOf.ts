import { factLabels, type FactId } from '../headings/index.ts';
import type { Fact, MethodOutput, Options, Said } from '../model/index.ts';
import { formatNumber } from './formatNumber.ts';

/** A fact that this result does not have, or that is no number. */
export class Unsaid extends Error {}

/** What a sentence may say of a run, and what it did say. */
export function saidOf(
  facts: MethodOutput['facts'],
  options: Options,
): { readonly said: Said; readonly facts: () => readonly Fact[] } {
  const spoken = new Map<string, Fact>();
  const has = (fact: string): boolean => facts[fact] !== undefined && facts[fact] !== '';
  const value = (fact: string): number => {
    const found = facts[fact];
    if (!has(fact) || !Number.isFinite(Number(found))) throw new Unsaid(fact);
    return Number(found);
  };
  const numeric = (id: FactId, kind: 'count' | 'number' | 'share' | 'p'): number => {
    const number = value(id);
    if (!spoken.has(id)) spoken.set(id, { id, label: factLabels[id], kind, value: number });
    return number;
  };
  const said: Said = {
    has,
    value,
    option: (id) => options[id],
    text: (id) => {
      if (!has(id)) throw new Unsaid(id);
      const text = String(facts[id]);
      if (!spoken.has(id)) spoken.set(id, { id, label: factLabels[id], kind: 'text', value: text });
      return text;
    },
    count: (id) => formatNumber(numeric(id, 'count'), 'integer'),
    // A minus sign, where a cell of a table keeps the hyphen that a spreadsheet reads.
    number: (id) => formatNumber(numeric(id, 'number')).replace('-', '−'),
    share: (id) => `${(100 * numeric(id, 'share')).toFixed(1)}%`.replace('-', '−'),
    p: (id = 'p') => {
      const p = numeric(id, 'p');
      return p < 0.001 ? 'P < 0.001' : `P = ${Number(p.toPrecision(2))}`;
    },
    set: (id, label, unit) => {
      const chosen = options[id];
      if (typeof chosen !== 'number') throw new Unsaid(id);
      spoken.set(`option_${id}`, {
        id: `option_${id}`,
        label,
        kind: 'number',
        value: chosen,
        ...(unit === undefined ? {} : { unit }),
      });
      return chosen;
    },
  };
  return { said, facts: () => [...spoken.values()] };
}
