import { hypergeometricUpper } from '../../enrichment/hypergeometric.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { FeatureSets, Message, MethodOutput, Ranked, Records, RunContext, Table } from '../../model/index.ts';
import { refusal } from '../../plot/records/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { countHits, easeScore, gammaUpper, randomLists, type Units } from './activity.ts';
import { matchPeaks, type Match } from './matchPeaks.ts';
import type { MummichogOptions } from './mummichog.schema.ts';
import { readPeaks, type Peaks } from './peaks.ts';

type Inputs = { readonly records: Records; readonly ranked: Ranked; readonly sets: FeatureSets };

/** @throws {InputError} When a column is missing, a mass cannot be one, or no compound is in a pathway. */
export function checkMummichog({ ranked, records, sets }: Inputs, options: MummichogOptions): Peaks {
  const bad = ranked.scores.findIndex((mass) => mass <= 0);
  if (bad >= 0)
    throw new InputError([
      {
        code: 'mass-not-positive',
        severity: 'error',
        input: 'ranked',
        what: `化合物“${ranked.ids[bad]}”的精确质量 ${ranked.scores[bad]} 不大于 0`,
        remedy: '请在第二列写中性分子的单同位素精确质量',
      },
    ]);
  const members = new Set(sets.members.flat());
  if (!ranked.ids.some((id) => members.has(id)))
    throw new InputError([
      {
        code: 'no-compound',
        severity: 'error',
        input: 'sets',
        what: `通路中没有化合物表里的化合物：化合物表有“${ranked.ids.slice(0, 3).join('”“')}”`,
        remedy: '请使两个文件的化合物编号一致（如都用 KEGG 编号）',
      },
    ]);
  return readPeaks(records, options);
}

/**
 * Pathway activity from peaks that nobody has identified: every compound that a peak may be counts, and chance is what
 * random lists of peaks give.
 *
 * Li et al. 2013, doi:10.1371/journal.pcbi.1003123.
 *
 * @throws {InputError} When no peak is significant, matches a compound, or no pathway is large enough.
 */
export function mummichog(inputs: Inputs, options: MummichogOptions, { progress, seed }: RunContext): MethodOutput {
  const peaks = checkMummichog(inputs, options);
  const { ranked, sets } = inputs;
  const significant = Uint8Array.from(peaks.p, (p) => Number(p < options.cutoff));
  const count = significant.reduce((sum, one) => sum + one, 0);
  if (count === 0) throw refusal('no-significant', `没有 P < ${options.cutoff} 的峰`, '请放宽“显著峰的 P 值阈值”');
  if (count === peaks.mz.length)
    throw refusal(
      'all-significant',
      `全部 ${count} 个峰都是显著的，没有可比的背景`,
      '请提供全部检出的峰而不只是差异峰，或收紧“显著峰的 P 值阈值”',
    );
  progress('匹配加合离子', 0);
  const member = new Set(sets.members.flat());
  const known = Array.from(ranked.ids.keys()).filter((at) => member.has(ranked.ids[at]!));
  const matches = matchPeaks(
    peaks,
    Float64Array.from(known, (at) => ranked.scores[at]!),
    options,
  );
  if (matches.length === 0)
    throw refusal(
      'no-match',
      `没有一个峰在 ${options.ppm} ppm 之内对上通路中的化合物`,
      '请检查离子模式与质量误差，并确认化合物表的第二列是中性分子的精确质量',
    );
  const { compounds, unitOf, units } = unitsOf(
    matches,
    known.map((at) => ranked.ids[at]!),
    sets,
    peaks.mz.length,
    options,
  );
  const kept = Array.from(sets.ids.keys()).filter((set) => units.pathways[set]!.length >= options.minSize);
  if (kept.length === 0)
    throw refusal(
      'no-pathway',
      `没有一条通路有 ${options.minSize} 个以上对上的化合物`,
      '请调小“通路最少化合物数”，或放宽质量误差',
    );
  const tested: Units = { ...units, pathways: kept.map((set) => units.pathways[set]!) };
  const { hit, hits, list } = countHits(tested, significant);
  const background = units.peaks.length;
  const ease = Float64Array.from(kept, (_, at) => easeScore(hits[at]!, tested.pathways[at]!.length, list, background));
  const chance = randomLists(tested, count, ease, {
    permutations: options.permutations,
    seed,
    progress: (fraction) => progress('置换', 0.05 + 0.9 * fraction),
  });
  const p = ease.map((score, at) => (hits[at] === 0 ? 1 : gammaUpper(chance.gamma, -Math.log10(score))));
  const adjusted = pAdjust(p, options.adjust);
  const order = Array.from(kept.keys()).toSorted((a, b) => p[a]! - p[b]! || ease[a]! - ease[b]! || a - b);
  const messages: Message[] = [...peaks.messages];
  const share = count / peaks.mz.length;
  if (share > 0.3)
    messages.push({
      level: 'warning',
      text: `显著峰占 ${Math.round(100 * share)}%，太多时各通路难以分出高下；可收紧“显著峰的 P 值阈值”`,
    });
  if (list < 5) messages.push({ level: 'warning', text: `显著峰只对上 ${list} 个化合物，结果不可靠` });
  const column = (of: (at: number) => number): Float64Array => Float64Array.from(order, of);
  const namesOf = (at: number): string =>
    sets.members[kept[at]!]!.filter((id) => compounds.has(id) && hit[unitOf.get(id)!] === 1).join('/');

  return {
    tables: [
      tableOf('result', '通路活性', [
        textColumn(
          'term',
          '通路编号',
          order.map((at) => sets.ids[kept[at]!]!),
          { help: '通路的编号，取自功能集合' },
        ),
        textColumn(
          'name',
          '通路',
          order.map((at) => sets.names[kept[at]!]!),
          { help: '通路的名称，取自功能集合' },
        ),
        integerColumn(
          'overlap',
          '命中数',
          column((at) => hits[at]!),
          { help: '显著峰对上的化合物数' },
        ),
        integerColumn(
          'set_size',
          '通路大小',
          column((at) => tested.pathways[at]!.length),
          { help: '全部峰对上的、该通路的化合物数' },
        ),
        integerColumn(
          'list_size',
          '显著化合物数',
          column(() => list),
          { help: '显著峰对上的通路化合物总数' },
        ),
        integerColumn(
          'background',
          '背景化合物数',
          column(() => background),
          { help: '全部峰对上的通路化合物总数' },
        ),
        numberColumn(
          'rich_factor',
          '富集因子',
          column((at) => hits[at]! / tested.pathways[at]!.length),
          { help: '命中数 ÷ 通路大小' },
        ),
        numberColumn(
          'fold',
          '富集倍数',
          column((at) => hits[at]! / list / (tested.pathways[at]!.length / background)),
          { help: '（命中数 ÷ 显著化合物数）÷（通路大小 ÷ 背景化合物数）' },
        ),
        numberColumn(
          'p_fisher',
          'Fisher p 值',
          column((at) => hypergeometricUpper(hits[at]!, tested.pathways[at]!.length, list, background)),
          { help: '超几何检验的上侧 P 值；没有考虑一峰多物，偏小' },
        ),
        numberColumn(
          'ease',
          'EASE',
          column((at) => ease[at]!),
          { help: '名单中去掉一个命中之后的 Fisher P 值，较保守' },
        ),
        numberColumn(
          'p_empirical',
          '置换 p 值',
          column((at) => (chance.reached[at]! + 1) / (options.permutations + 1)),
          { help: '（随机名单的 EASE 不大于实际的次数 + 1）÷（置换次数 + 1），每条通路自比' },
        ),
        numberColumn(
          'p',
          'p 值',
          column((at) => p[at]!),
          { help: 'EASE 的 −log10 在随机名单的 Gamma 分布中的上侧概率' },
        ),
        numberColumn(
          'p_adj',
          '校正后 p 值',
          column((at) => adjusted[at]!),
          { help: '对检验的通路校正，方法见选项' },
        ),
        textColumn('features', '命中的化合物', order.map(namesOf), { help: '显著峰可能对应的化合物编号，以 / 分隔' }),
      ]),
      matchTable(
        matches,
        peaks,
        significant,
        known.map((at) => ranked.ids[at]!),
      ),
      adductTable(matches, significant),
    ],
    removed: [],
    messages,
    facts: {
      peaks: peaks.mz.length,
      significant_peaks: count,
      matches: matches.length,
      matched_peaks: new Set(matches.map(({ peak }) => peak)).size,
      compounds: compounds.size,
      units: background,
      list,
      tested: kept.length,
      significant: adjusted.reduce((sum, value) => sum + Number(value < options.p), 0),
      shape: chance.gamma.shape,
      scale: chance.gamma.scale,
      timed: Number(peaks.timed),
      ...Object.fromEntries(Object.entries(peaks.used).map(([key, name]) => [`column_${key}`, name])),
    },
  };
}

/** What is counted, and which of them each pathway has. */
function unitsOf(
  matches: readonly Match[],
  ids: readonly string[],
  sets: FeatureSets,
  peakCount: number,
  { merge }: MummichogOptions,
): { readonly units: Units; readonly unitOf: ReadonlyMap<string, number>; readonly compounds: ReadonlySet<string> } {
  const peaksOf = new Map<number, Set<number>>();
  for (const { compound, peak } of matches)
    (peaksOf.get(compound) ?? peaksOf.set(compound, new Set()).get(compound)!).add(peak);
  const places = new Map<string, number>();
  const peaks: Int32Array[] = [];
  const unitOf = new Map<string, number>();
  for (const [compound, own] of [...peaksOf].toSorted(([a], [b]) => a - b)) {
    const sorted = Int32Array.from(own).toSorted();
    const key = merge ? sorted.join() : `${compound}`;
    let place = places.get(key);
    if (place === undefined) {
      places.set(key, (place = peaks.length));
      peaks.push(sorted);
    }
    unitOf.set(ids[compound]!, place);
  }
  const pathways = sets.members.map((members) =>
    Int32Array.from(new Set(members.flatMap((id) => unitOf.get(id) ?? []))),
  );
  return { units: { peaks, pathways, peakCount }, unitOf, compounds: new Set(unitOf.keys()) };
}

function matchTable(
  matches: readonly Match[],
  { mode, mz, p, rt }: Peaks,
  significant: ArrayLike<number>,
  ids: readonly string[],
): Table {
  const column = (of: (match: Match) => number): Float64Array => Float64Array.from(matches, of);
  return tableOf('matches', '峰与化合物', [
    numberColumn(
      'mz',
      'm/z',
      column(({ peak }) => mz[peak]!),
      { help: '峰的 m/z，取自峰表' },
    ),
    numberColumn(
      'rt',
      '保留时间',
      column(({ peak }) => rt[peak]!),
      { help: '峰的保留时间，单位同峰表' },
    ),
    textColumn(
      'mode',
      '模式',
      matches.map(({ peak }) => (mode[peak] === 'positive' ? '正' : '负')),
      { help: '按正离子还是负离子匹配' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ peak }) => p[peak]!),
      { help: '峰的 P 值，取自峰表' },
    ),
    textColumn(
      'significant',
      '显著',
      matches.map(({ peak }) => (significant[peak] === 1 ? '是' : '否')),
      { help: 'P 值小于显著峰的阈值' },
    ),
    textColumn(
      'compound',
      '化合物',
      matches.map(({ compound }) => ids[compound]!),
      { help: '可能的化合物，只是质量对得上，并非鉴定' },
    ),
    textColumn(
      'adduct',
      '加合离子',
      matches.map(({ adduct }) => adduct.name),
      { help: '假定的离子形式' },
    ),
    numberColumn(
      'error',
      '质量误差',
      column(({ error }) => error),
      { unit: 'ppm', help: '（实测 − 理论）÷ 理论 m/z × 10⁶' },
    ),
  ]);
}

function adductTable(matches: readonly Match[], significant: ArrayLike<number>): Table {
  const names = [...new Set(matches.map(({ adduct }) => adduct.name))];
  const of = (name: string): readonly Match[] => matches.filter(({ adduct }) => adduct.name === name);
  return tableOf('adducts', '加合离子', [
    textColumn('adduct', '加合离子', names, { help: '假定的离子形式' }),
    integerColumn(
      'matches',
      '匹配数',
      Float64Array.from(names, (name) => of(name).length),
      { help: '峰与化合物的匹配个数' },
    ),
    integerColumn(
      'peaks',
      '峰数',
      Float64Array.from(names, (name) => new Set(of(name).map(({ peak }) => peak)).size),
      { help: '对上的不同的峰数' },
    ),
    integerColumn(
      'significant_peaks',
      '显著峰数',
      Float64Array.from(
        names,
        (name) =>
          new Set(
            of(name)
              .filter(({ peak }) => significant[peak] === 1)
              .map(({ peak }) => peak),
          ).size,
      ),
      { help: '对上的显著峰数' },
    ),
  ]);
}
