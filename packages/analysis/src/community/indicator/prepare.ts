import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Removal, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { combinationCount } from './association.ts';
import type { IndicatorOptions } from './indicator.schema.ts';

export type IndicatorInputs = {
  readonly matrix: Matrix;
  readonly groups: Groups;
  readonly taxonomy?: Taxonomy | undefined;
};

/** The taxa that take part, each with only the samples that hold it, as most samples hold few taxa. */
export type Prepared = {
  readonly names: readonly string[];
  readonly lineages: readonly string[];
  readonly held: readonly { readonly samples: Int32Array; readonly values: Float64Array }[];
  readonly levels: readonly string[];
  readonly sizes: readonly number[];
  readonly code: Int32Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly annotated: boolean;
};

/** More combinations would take long and be too many to read. */
const mostCombinations = 1_100;

const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);

/**
 * How many groups a combination may have: all of them together have no outside, so that nothing correlates with them.
 */
export const largestOf = (groups: number, { statistic }: IndicatorOptions): number =>
  statistic.startsWith('indval') ? groups : groups - 1;

/** @throws {InputError} When the data cannot be used, or there are too many combinations. */
export function prepare({ groups, matrix, taxonomy }: IndicatorInputs, options: IndicatorOptions): Prepared {
  const found = abundancesOf(matrix, { whole: false, least: 3 });
  const grouped = inGroups(found.samples, groups, { levels: 2 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(found.ids, taxonomy, options.rank);
  const all = taxa?.names ?? found.ids;
  const values = taxa ? sumByTaxon(found.values, found.samples.length, taxa.of, all.length) : found.values;
  grouped.levels.forEach((level, at) => {
    if (grouped.sizes[at]! < 2)
      throw fault(
        'groups',
        'too-few-samples',
        `“${level}”组只有 ${grouped.sizes[at]!} 个样本参与分析`,
        '每组至少要有 2 个样本，建议 5 个以上；或从分组方案中去掉这一组',
      );
  });
  const largest = largestOf(grouped.levels.length, options);
  const most = Math.min(options.max_order, largest);
  if (combinationCount(grouped.levels.length, most) > mostCombinations) {
    throw fault(
      'max_order',
      'option-value',
      `${grouped.levels.length} 个组至多 ${most} 个合并有 ${combinationCount(grouped.levels.length, most)} 种组合，最多 ${mostCombinations} 种`,
      '请减少“最多几个组合并”，或减少分组',
      'parameter',
    );
  }
  const share = (i: number): number => (options.relative ? found.totals[i]! : 1);
  const removed: Removal[] = [];
  const kept = Array.from(all.keys()).flatMap((row) => {
    const samples = Int32Array.from(
      Array.from(grouped.kept.keys()).filter((i) => values[grouped.kept[i]! * all.length + row]! > 0),
    );
    const seen = samples.length / grouped.kept.length;
    if (samples.length > 0 && seen >= options.prevalence)
      return [
        {
          row,
          samples,
          values: Float64Array.from(
            samples,
            (i) => values[grouped.kept[i]! * all.length + row]! / share(grouped.kept[i]!),
          ),
        },
      ];
    removed.push({
      kind: 'feature',
      id: all[row]!,
      reason: samples.length === 0 ? '在各组的样本中都没有检出' : `检出率低于 ${options.prevalence}`,
    });
    return [];
  });
  if (kept.length === 0)
    throw fault(
      'matrix',
      'too-few-features',
      `没有检出率不低于 ${options.prevalence} 的分类单元`,
      '请调低“最低检出率”',
    );
  const messages: Message[] = [...found.messages, ...grouped.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，分析特征本身' });
  if (options.max_order > largest)
    messages.push({ level: 'info', text: `只有 ${grouped.levels.length} 个组，至多合并 ${largest} 个` });
  return {
    names: kept.map(({ row }) => all[row]!),
    lineages: kept.map(({ row }) => taxa?.lineages[row] ?? ''),
    held: kept,
    levels: grouped.levels,
    sizes: grouped.sizes,
    code: grouped.code,
    removed: [...found.removed, ...grouped.removed, ...removed],
    messages,
    annotated: taxonomy !== undefined,
  };
}
