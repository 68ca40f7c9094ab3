import type { CellCounts, Groups, Message, Removal } from '../../model/index.ts';
import { parameter } from '../../records/index.ts';
import { placesOf } from '../sc-pseudobulk/sums.ts';
import { refusal } from '../../records/index.ts';
import { selectCounts, withoutEmpty, type AnnotatedCells } from '../../cells/index.ts';
import type { ScMiloOptions } from './scMilo.schema.ts';

/** Fewest samples of a group that can be compared. */
export const fewest = 2;

/**
 * The samples of the groups that have replicates.
 * @throws {InputError} When fewer than two have, or one that was chosen has none.
 */
export function comparable(
  { colors, factors, group, levels, samples }: Groups,
  { batch, pair, reference, test_group: test }: ScMiloOptions,
): Groups {
  const size = (level: string): number => group.filter((one) => one === level).length;
  for (const [option, label, level] of [
    ['reference', '参照组', reference],
    ['test_group', '比较组', test],
  ] as const) {
    if (level !== '' && !levels.includes(level))
      throw parameter({ option }, `${label}“${level}”没有样本`, `请选择：${levels.join('、')}`);
    if (level !== '' && size(level) < fewest)
      throw parameter(
        { option },
        `${label}“${level}”只有 ${size(level)} 个样本，没有重复，不能检验`,
        '请选择至少有 2 个样本的组',
      );
  }
  for (const [option, label, name] of [
    ['batch', '批次列', batch],
    ['pair', '配对列', pair],
  ] as const) {
    if (name !== '' && !factors.some((factor) => factor.name === name))
      throw parameter(
        { option },
        `${label}“${name}”不在分组表中，或同一样本的细胞不一致`,
        '批次与配对取自样本分组表，请提供含有这一列的分组表',
      );
  }
  const left = levels.filter((level) => size(level) >= fewest);
  if (left.length < 2)
    throw refusal(
      'no-replicates',
      `至少有 2 个样本的组只有 ${left.length} 个（${levels.map((level) => `${level} ${size(level)} 个`).join('、')}），没有重复，不能检验`,
      '请检查样本列与分组列是否选对；细胞不是独立的重复，每组至少要有 2 个样本',
    );
  const kept = [...samples.keys()].filter((at) => left.includes(group[at]!));
  const take = (values: readonly string[]): readonly string[] => kept.map((at) => values[at]!);
  return {
    samples: take(samples),
    group: take(group),
    levels: left,
    colors,
    factors: factors.map(({ name, values }) => ({ name, values: take(values) })),
  };
}

type Joined = {
  readonly counts: CellCounts;
  /** Of each cell its place in the samples and in the clusters. */
  readonly sample: Int32Array;
  readonly cluster: Int32Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/** The cells with counts that the table puts in a compared sample. @throws {InputError} When there are none. */
export function joinedCells(given: CellCounts, annotated: AnnotatedCells, scheme: Groups): Joined {
  const { kept, removed } = withoutEmpty(given);
  const rowOf = new Int32Array(kept.cells.length).fill(-1);
  placesOf(kept, annotated).forEach((place, row) => place >= 0 && (rowOf[place] = row));
  const at = new Map(scheme.samples.map((name, i) => [name, i]));
  const sampleOf = (cell: number): number | undefined =>
    rowOf[cell]! < 0 ? undefined : at.get(annotated.samples[annotated.sample[rowOf[cell]!]!]!);
  const used = [...kept.cells.keys()].filter((cell) => sampleOf(cell) !== undefined);
  if (used.length === 0)
    throw refusal(
      'no-cells-left',
      '没有一个细胞同时有计数、样本和可比较的分组',
      '请检查细胞注释表的条码、样本列与分组列',
    );
  const unnamed = rowOf.reduce((sum, row) => sum + Number(row < 0), 0);
  const messages: Message[] =
    unnamed > 0
      ? [
          {
            level: unnamed * 2 > kept.cells.length ? 'warning' : 'info',
            text: `表达矩阵中的 ${unnamed} 个细胞没有样本或细胞类型，未计入。`,
          },
        ]
      : [];
  return {
    counts:
      used.length === kept.cells.length
        ? kept
        : selectCounts(
            kept,
            used,
            kept.genes.map((_, gene) => gene),
          ),
    sample: Int32Array.from(used, (cell) => sampleOf(cell)!),
    cluster: Int32Array.from(used, (cell) => annotated.cluster[rowOf[cell]!]!),
    removed,
    messages,
  };
}
