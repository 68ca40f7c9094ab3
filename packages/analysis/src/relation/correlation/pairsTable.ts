import type { Table } from '../../model/index.ts';
import type { CorrelationOptions } from './correlation.schema.ts';

/** The pairs a < b in the order of the items: those of |r| ≥ `minR`, and of these the `maxPairs` of largest |r|. */
export function pairsTable(ids: readonly string[], r: Float64Array, p: Float64Array, adjusted: Float64Array, { minR, maxPairs }: Pick<CorrelationOptions, 'minR' | 'maxPairs'>): Table {
  const size = ids.length;
  const first = new Uint32Array(p.length);
  const second = new Uint32Array(p.length);
  const strength = new Float64Array(p.length);
  let at = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1, at += 1) {
      first[at] = i;
      second[at] = j;
      const absolute = Math.abs(r[i * size + j]!);
      strength[at] = Number.isNaN(absolute) ? -1 : absolute;
    }
  }
  // An undefined coefficient is listed only when nothing is left out.
  const wanted = Uint32Array.from(p, (_, pair) => pair).filter((pair) => strength[pair]! >= minR || (minR === 0 && strength[pair] === -1));
  const listed = strongest(wanted, strength, maxPairs);
  return {
    id: 'pairs',
    title: '成对相关',
    rows: listed.length,
    columns: [
      { name: 'a', label: '甲', kind: 'text', values: Array.from(listed, (pair) => ids[first[pair]!]!) },
      { name: 'b', label: '乙', kind: 'text', values: Array.from(listed, (pair) => ids[second[pair]!]!) },
      { name: 'r', label: '相关系数', kind: 'number', values: Float64Array.from(listed, (pair) => r[first[pair]! * size + second[pair]!]!) },
      { name: 'p', label: 'p 值', kind: 'number', values: Float64Array.from(listed, (pair) => p[pair]!) },
      { name: 'p_adj', label: '校正 p 值', kind: 'number', values: Float64Array.from(listed, (pair) => adjusted[pair]!) },
    ],
  };
}

/** The `count` pairs of largest strength in their old order; of equal ones the earlier are taken. */
function strongest(pairs: Uint32Array, strength: Float64Array, count: number): Uint32Array {
  if (pairs.length <= count) return pairs;
  const sorted = Float64Array.from(pairs, (pair) => strength[pair]!).sort();
  const least = sorted[sorted.length - count]!;
  let ties = count - sorted.reduce((above, value) => above + Number(value > least), 0);
  return pairs.filter((pair) => strength[pair]! > least || (strength[pair] === least && ties-- > 0));
}
