import { InputError, integerColumn, numberColumn, tableOf, textColumn, type InputValues, type Message, type MethodOutput } from '../../model/index.ts';
import { matchSets, requireMatches, unmatchedTable, type AliasedSets } from '../../sets/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { hypergeometricUpper } from '../hypergeometric.ts';
import type { OraOptions } from './ora.schema.ts';

export type OraInputs = { readonly list: InputValues['list']; readonly sets: AliasedSets; readonly background?: InputValues['background'] | undefined };

/** One tested set. */
type Row = { readonly set: number; readonly size: number; readonly overlap: number; readonly p: number; readonly features: readonly string[] };

/** What stands for a name: the number of its feature in the sets, or the name itself when it stands in none. */
type Key = number | string;

/**
 * Over-representation of a list in sets, by the hypergeometric distribution, one-sided.
 *
 * Boyle et al. 2004, Bioinformatics 20, 3710. doi:10.1093/bioinformatics/bth456
 *
 * @throws {InputError} When no name of the list stands in a set, none is in the background, or no set has a size within the limits.
 */
export function ora({ list, sets, background }: OraInputs, { min_size, max_size, p_adjust, universe }: OraOptions): MethodOutput {
  const matched = matchSets(sets, list);
  const unmatched = list.filter((name) => matched.find(name) === undefined);
  const messages = requireMatches(matched, 'list', list, unmatched);

  const all = universe === 'all' && background !== undefined;
  const keyOf = (name: string): Key | undefined => matched.find(name) ?? (all ? name : undefined);
  const keys = (names: readonly string[]): Set<Key> => new Set(names.flatMap((name) => keyOf(name) ?? []));
  const inBackground: Set<Key> = background ? keys(background) : new Set(matched.features.keys());
  const named = new Map<Key, string>();
  const outside: string[] = [];
  for (const name of list) {
    const key = keyOf(name);
    if (key === undefined) continue;
    if (!inBackground.has(key)) outside.push(name);
    else if (!named.has(key)) named.set(key, name);
  }
  if (named.size === 0) {
    throw new InputError([{ code: 'list-outside-background', severity: 'error', input: 'background', what: '名单中没有一个特征在背景列表里', remedy: '背景应是全部被检测的特征，名单是它的一部分：请检查两个文件是否用同一种编号' }]);
  }
  if (outside.length > 0) {
    messages.push({ level: 'warning', text: `名单中有 ${outside.length} 个特征不在背景列表里（例如“${outside[0]}”），没有计入。背景应包含全部被检测的特征。` });
  }
  if (!background) messages.push({ level: 'warning', text: `没有提供背景列表，背景取功能集合中的全部 ${inBackground.size} 个特征。建议提供实际检测到的全部特征，否则 p 值会偏小。` });

  const total = inBackground.size;
  const sizes = matched.members.map((members) => members.reduce((count, key) => count + (inBackground.has(key) ? 1 : 0), 0));
  const rows: Row[] = [];
  matched.members.forEach((members, set) => {
    const size = sizes[set]!;
    if (size < min_size || size > max_size) return;
    const features = Array.from(members).flatMap((key) => named.get(key) ?? []);
    rows.push({ set, size, overlap: features.length, p: hypergeometricUpper(features.length, size, named.size, total), features });
  });
  if (rows.length === 0) {
    throw new InputError([{
      code: 'no-set-of-size', severity: 'error', input: 'min_size', what: `${sets.ids.length} 个集合在背景内的大小都不在 ${min_size} 到 ${max_size} 之间（最大的有 ${Math.max(...sizes)} 个特征）`,
      remedy: '请放宽“集合最少特征数”和“集合最多特征数”，或检查集合与背景是否用同一种编号',
    }], 'parameter');
  }
  const adjusted = pAdjust(Float64Array.from(rows, ({ p }) => p), p_adjust);
  const hit = [...rows.keys()].filter((at) => rows[at]!.overlap > 0).toSorted((a, b) => rows[a]!.p - rows[b]!.p || rows[b]!.overlap / rows[b]!.size - rows[a]!.overlap / rows[a]!.size || a - b);
  const column = (value: (row: Row) => number): Float64Array => Float64Array.from(hit, (at) => value(rows[at]!));
  const drawn = named.size;
  const significant = hit.filter((at) => adjusted[at]! < 0.05).length;
  if (hit.length === 0) messages.push({ level: 'warning', text: '名单与大小合适的集合没有交集，结果表为空。' } satisfies Message);

  return {
    tables: [
      tableOf('result', '富集结果', [
        textColumn('term', '条目', hit.map((at) => sets.ids[rows[at]!.set]!), { help: '功能集合的编号' }),
        textColumn('name', '名称', hit.map((at) => sets.names[rows[at]!.set]! || sets.ids[rows[at]!.set]!), { help: '功能集合的名称，没有时同编号' }),
        integerColumn('overlap', '命中数', column(({ overlap }) => overlap), { help: '名单中属于这个集合的特征数' }),
        integerColumn('set_size', '集合大小', column(({ size }) => size), { help: '背景内属于这个集合的特征数' }),
        integerColumn('list_size', '名单大小', column(() => drawn), { help: '名单中计入检验的特征数，各行相同' }),
        integerColumn('background', '背景大小', column(() => total), { help: '背景中计入检验的特征数，各行相同' }),
        numberColumn('rich_factor', '富集因子', column(({ overlap, size }) => overlap / size), { help: '命中数 ÷ 集合大小' }),
        numberColumn('fold', '富集倍数', column(({ overlap, size }) => overlap / drawn / (size / total)), { help: '(命中数 ÷ 名单大小) ÷ (集合大小 ÷ 背景大小)，大于 1 为富集' }),
        numberColumn('p', 'p 值', column(({ p }) => p), { help: '超几何分布的上尾概率，单侧' }),
        numberColumn('p_adj', '校正后 p 值', Float64Array.from(hit, (at) => adjusted[at]!), { help: `对全部 ${rows.length} 个受检集合校正（${p_adjust}），命中数为 0 的也计入` }),
        textColumn('features', '命中的特征', hit.map((at) => rows[at]!.features.join(';')), { help: '名单中属于这个集合的特征，以分号分隔，按名单的写法' }),
      ]),
      unmatchedTable([{ source: '名单', names: unmatched }, { source: '背景', names: (background ?? []).filter((name) => matched.find(name) === undefined) }]),
    ],
    removed: [],
    messages,
    facts: {
      list_input: list.length, list_size: drawn, unmatched: unmatched.length, outside: outside.length, background: total, background_given: background ? 'yes' : 'no', background_input: background?.length ?? 0,
      sets: sets.ids.length, tested: rows.length, hit: hit.length, significant,
    },
  };
}
