import { InputError } from '../../model/index.ts';
import type { FeatureSets, Message, MethodOutput, Ranked, Records, RunContext } from '../../model/index.ts';
import { refusal } from '../../records/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { countHits, easeScore, gammaUpper, randomLists, type Units } from './activity.ts';
import { matchPeaks } from './matchPeaks.ts';
import type { MummichogOptions } from './mummichog.schema.ts';
import { readPeaks, type Peaks } from './peaks.ts';
import { adductTable, matchTable, pathwayTable, type Pathway } from './resultTables.ts';
import { unitsOf } from './units.ts';

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
  const pathways = order.map((at): Pathway => ({
    id: sets.ids[kept[at]!]!,
    name: sets.names[kept[at]!]!,
    hits: hits[at]!,
    size: tested.pathways[at]!.length,
    list,
    background,
    ease: ease[at]!,
    reached: chance.reached[at]!,
    p: p[at]!,
    adjusted: adjusted[at]!,
    compounds: sets.members[kept[at]!]!.filter((id) => compounds.has(id) && hit[unitOf.get(id)!] === 1),
  }));

  return {
    tables: [
      pathwayTable(pathways, options),
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
