import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { CorrelationOptions } from './correlation.schema.ts';
import { coefficientHelp } from '../../correlation/index.ts';

const adjustments: Readonly<Record<CorrelationOptions['pAdjust'], string>> = {
  BH: 'Benjamini–Hochberg（FDR）校正',
  bonferroni: 'Bonferroni 校正',
  holm: 'Holm 校正',
};

/** The pairs a < b in the order of the items: those of |r| ≥ `minR`, and of these the `maxPairs` of largest |r|. */
export function pairsTable(
  ids: readonly string[],
  r: Float64Array,
  p: Float64Array,
  adjusted: Float64Array,
  options: CorrelationOptions,
): Table {
  const size = ids.length;
  const first = new Uint32Array(p.length);
  const second = new Uint32Array(p.length);
  const values = new Float64Array(p.length);
  let at = 0;
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1, at += 1) {
      first[at] = i;
      second[at] = j;
      values[at] = r[i * size + j]!;
    }
  }
  const words = { a: '一对中在数据里靠前的样本或特征', b: '一对中在数据里靠后的样本或特征' };
  return listed(
    { r: values, p, adjusted },
    { a: (pair) => ids[first[pair]!]!, b: (pair) => ids[second[pair]!]! },
    words,
    options,
  );
}

/** The pairs of an item of one table and one of another, row after row of `r`; chosen as in `pairsTable`. */
export function crossPairsTable(
  ids: readonly string[],
  others: readonly string[],
  r: Float64Array,
  p: Float64Array,
  adjusted: Float64Array,
  options: CorrelationOptions,
): Table {
  const words = { a: '第一个数据表的特征', b: '第二个数据表的特征' };
  return listed(
    { r, p, adjusted },
    { a: (pair) => ids[Math.floor(pair / others.length)]!, b: (pair) => others[pair % others.length]! },
    words,
    options,
  );
}

type Figures = { readonly r: Float64Array; readonly p: Float64Array; readonly adjusted: Float64Array };
type Names = { readonly a: (pair: number) => string; readonly b: (pair: number) => string };

function listed(
  { r, p, adjusted }: Figures,
  names: Names,
  words: { readonly a: string; readonly b: string },
  { method, minR, maxPairs, pAdjust }: CorrelationOptions,
): Table {
  const strength = new Float64Array(r.length);
  for (let pair = 0; pair < r.length; pair += 1) strength[pair] = Number.isNaN(r[pair]!) ? -1 : Math.abs(r[pair]!);
  const wanted = new Uint32Array(p.length);
  let count = 0;
  for (let pair = 0; pair < p.length; pair += 1) {
    // An undefined coefficient is listed only when nothing is left out.
    if (strength[pair]! >= minR || (minR === 0 && strength[pair] === -1)) wanted[count++] = pair;
  }
  const rows = strongest(wanted.subarray(0, count), strength, maxPairs);
  return tableOf('pairs', '成对相关', [
    textColumn('a', '甲', Array.from(rows, names.a), { help: words.a }),
    textColumn('b', '乙', Array.from(rows, names.b), { help: words.b }),
    numberColumn(
      'r',
      '相关系数',
      Float64Array.from(rows, (pair) => r[pair]!),
      { help: coefficientHelp[method] },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(rows, (pair) => p[pair]!),
      { help: '相关系数为 0 的双侧检验，未经多重检验校正' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      Float64Array.from(rows, (pair) => adjusted[pair]!),
      { help: `${adjustments[pAdjust]}，按有 p 值的全部对计算` },
    ),
  ]);
}

/** The `count` pairs of largest strength in their old order; of equal ones the earlier are taken. */
function strongest(pairs: Uint32Array, strength: Float64Array, count: number): Uint32Array {
  if (pairs.length <= count) return pairs;
  const sorted = new Float64Array(pairs.length);
  for (let i = 0; i < pairs.length; i += 1) sorted[i] = strength[pairs[i]!]!;
  sorted.sort();
  const least = sorted[sorted.length - count]!;
  let ties = count - sorted.reduce((above, value) => above + Number(value > least), 0);
  return pairs.filter((pair) => strength[pair]! > least || (strength[pair] === least && ties-- > 0));
}
