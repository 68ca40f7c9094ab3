import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { adjustedP } from '../../statistics/index.ts';
import { lettersOf } from './featureLetters.ts';
import {
  compareGroups,
  type Comparisons,
  type Grouped,
  levelMoments,
  type LevelMoments,
  levelRanks,
  type LevelRanks,
} from '../../group-tests/index.ts';
import { moderatedAnalysis } from './moderatedAnalysis.ts';
import { readMultiGroupOptions } from './multiGroup.schema.ts';
import type { MultiGroupOptions } from './multiGroup.schema.ts';
import { kruskalWallis, reasons, varianceAnalysis } from './omnibus.ts';
import type { Omnibus } from './omnibus.ts';
import { resolveLevels, type Levels } from './levels.ts';
import { meansTable, postHocTable, resultTable, topTable } from './resultTables.ts';

/**
 * Tests every feature for a difference among all groups, and says which groups differ.
 *
 * @throws {InputError} When fewer than two groups have samples, or a group has one only.
 */
export function runMultiGroup({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readMultiGroupOptions(raw);
  const levels = resolveLevels(matrix, groups);
  const { names, columns } = levels;
  const grouped = { values: matrix.values, rows: matrix.ids.length, width: matrix.samples.length, columns };
  progress('各组统计', 0);
  const moments = levelMoments(grouped);
  const ranks = options.test === 'kruskal' || options.post_hoc === 'dunn' ? levelRanks(grouped) : null;
  progress('总体检验', 0.4);
  const found = omnibusOf(options.test, grouped, moments, ranks);
  const { adjusted, pi0 } = adjustedP(found.p, options.p_adjust);
  const judged = options.p_column === 'p' ? found.p : adjusted;
  const significant = judged.map((p) => (p < options.p ? 1 : 0));
  progress('两两比较', 0.5);
  const compared = [...found.p.keys()].filter(
    (row) => !Number.isNaN(found.p[row]!) && (options.scope === 'all' || significant[row] === 1),
  );
  const comparisons =
    options.post_hoc === 'none' ? null : compareGroups(compared, names.length, options.post_hoc, moments, ranks);
  progress('整理结果', 0.9);
  const letters = lettersOf(comparisons, moments, ranks, names.length, options);
  const tested = found.p.reduce((sum, p) => sum + (Number.isNaN(p) ? 0 : 1), 0);

  return {
    tables: [
      resultTable(matrix, { found, adjusted, significant, moments, levels: names }, options),
      postHocTable(matrix, names, comparisons, options),
      meansTable(matrix, names, moments, letters),
      topTable(matrix, levels, { p: found.p, adjusted, letters }, options),
    ],
    removed: matrix.samples
      .filter((_, column) => !columns.some((list) => list.includes(column)))
      .map((id) => ({ kind: 'sample' as const, id, reason: '不在分组表中' })),
    messages: messagesOf(found, levels, options),
    facts: {
      groups: names.join('、'),
      n: columns.map((list) => list.length).join('、'),
      features: matrix.ids.length,
      tested,
      significant: significant.reduce((sum, value) => sum + value, 0),
      compared: comparisons ? compared.length : 0,
      pairs: (names.length * (names.length - 1)) / 2,
      ...(pi0 === null ? {} : { pi0 }),
      different: differing(comparisons, options),
    },
  };
}

function omnibusOf(
  test: MultiGroupOptions['test'],
  grouped: Grouped,
  moments: LevelMoments,
  ranks: LevelRanks | null,
): Omnibus {
  const groups = grouped.columns.length;
  if (test === 'kruskal') return kruskalWallis(moments, ranks!, groups);
  return test === 'limma' ? moderatedAnalysis(grouped, moments) : varianceAnalysis(moments, groups, test);
}

const differing = (comparisons: Comparisons | null, { p }: MultiGroupOptions): number =>
  comparisons?.p.reduce((sum, value) => sum + (value < p ? 1 : 0), 0) ?? 0;

/** Which pairwise test belongs to which test of all groups. */
const suited: Readonly<Record<MultiGroupOptions['test'], readonly MultiGroupOptions['post_hoc'][]>> = {
  anova: ['tukey', 'none'],
  welch: ['games-howell', 'none'],
  kruskal: ['dunn', 'none'],
  limma: ['tukey', 'none'],
};
const advice = {
  anova: 'Tukey–Kramer HSD',
  welch: 'Games–Howell',
  kruskal: 'Dunn 检验',
  limma: 'Tukey–Kramer HSD',
} as const;

function messagesOf(found: Omnibus, { names }: Levels, options: MultiGroupOptions): Message[] {
  const messages: Message[] = [];
  for (const [index, reason] of reasons.entries()) {
    const count = found.outcome.reduce((sum, outcome) => sum + (outcome === index ? 1 : 0), 0);
    if (reason && count > 0)
      messages.push({ level: 'warning', text: `${count} 个特征${reason}，没有 p 值，也不计入多重检验校正` });
  }
  if (names.length === 2) messages.push({ level: 'info', text: '只有两组，“两组差异检验”还会给出差异倍数和火山图' });
  if (!suited[options.test].includes(options.post_hoc))
    messages.push({
      level: 'info',
      text: `两两比较的前提与总体检验不同，两者的结论可能不一致；与本次总体检验相配的是${advice[options.test]}`,
    });
  return messages;
}
