import { designOf, type Design } from '../../linear-model/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Options, Removal, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { phylaOf, phylaOfTaxa, sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { readAncomBcOptions } from './ancomBc.schema.ts';

export type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };

/** What is fitted: counts of the taxa that are detected often enough, in the samples with a group. */
export type Prepared = {
  readonly names: readonly string[];
  readonly lineages: readonly string[];
  /** `''` without a taxonomy. */
  readonly phyla: readonly string[];
  /** Mean share of each taxon in the counts of the samples, 0…1. */
  readonly abundance: Float64Array;
  readonly samples: readonly string[];
  /** Taxa × samples. */
  readonly counts: Float64Array;
  /** The reference first, then the others in the order of the scheme. */
  readonly levels: readonly string[];
  readonly code: Uint16Array;
  /** Samples × columns: 1, one column a group that is not the reference, then the covariates. */
  readonly x: Float64Array;
  readonly terms: readonly string[];
  /** What the covariates were taken for, in words. */
  readonly covariates: string;
  readonly taxa: number;
  readonly merged: boolean;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * @throws {InputError} When a value is missing, negative or not whole, a group has fewer than 2 samples or there are
 * fewer than 2 groups, the model cannot be estimated, or fewer than 3 taxa are left.
 */
export function prepare({ groups, matrix, taxonomy }: Inputs, raw: Options): Prepared {
  const options = readAncomBcOptions(raw);
  const abundances = abundancesOf(matrix, { whole: true, least: 4 });
  const grouped = inGroups(abundances.samples, groups, {
    levels: 2,
    factors: [options.batch, options.covariate],
  });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const names = taxa?.names ?? abundances.ids;
  const sums = taxa
    ? sumByTaxon(abundances.values, abundances.samples.length, taxa.of, names.length)
    : abundances.values;
  const kept = grouped.kept;
  const seen = names.map(
    (_, row) => kept.reduce((count, sample) => count + Number(sums[sample * names.length + row]! > 0), 0) / kept.length,
  );
  const rows = [...names.keys()].filter((row) => seen[row]! >= options.prevalence && seen[row]! > 0);
  if (rows.length < 3)
    throw fault(
      'matrix',
      'too-few-features',
      `检出率不低于 ${options.prevalence} 的分类单元只有 ${rows.length} 个，不足以估计偏差`,
      '请调低“最低检出率”，或选择更低的分类级别',
    );
  const total = (sample: number): number => rows.reduce((sum, row) => sum + sums[sample * names.length + row]!, 0);
  const deep = [...kept.keys()].filter((at) => total(kept[at]!) >= Math.max(1, options.least_total));
  const samples = deep.map((at) => abundances.samples[kept[at]!]!);
  const shallow = [...kept.keys()].filter((at) => !deep.includes(at)).map((at) => abundances.samples[kept[at]!]!);
  const counts = new Float64Array(rows.length * samples.length);
  rows.forEach((row, to) =>
    deep.forEach((at, i) => (counts[to * samples.length + i] = sums[kept[at]! * names.length + row]!)),
  );

  const present = grouped.levels.filter((_, level) => deep.some((at) => grouped.code[at] === level));
  const reference = referenceOf(options.reference, present);
  const levels = [reference, ...present.filter((level) => level !== reference)];
  const group = deep.map((at) => grouped.levels[grouped.code[at]!]!);
  levels.forEach((level) => {
    const size = group.filter((one) => one === level).length;
    if (size < 2)
      throw fault(
        'groups',
        'too-few-samples',
        `“${level}”组只有 ${size} 个样本参与分析`,
        '每组至少要有 2 个样本，建议 5 个以上；或从分组方案中去掉这一组',
      );
  });
  const factors = groups.factors.map(({ name }) => ({ name, values: deep.map((at) => grouped.factor(name)![at]!) }));
  const design = designOf(
    { idName: 'feature', ids: [], samples, values: new Float64Array(0), annotations: [] },
    { samples, group, levels, colors: {}, factors },
    { batch: options.batch, pair: '', covariate: options.covariate, covariate_type: options.covariate_type },
  );

  const messages: Message[] = [
    ...abundances.messages,
    ...grouped.messages,
    ...design.messages,
    ...(taxa?.messages ?? []),
  ];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，分析特征本身' });
  if (shallow.length > 0)
    messages.push({
      level: 'warning',
      text: `${shallow.length} 个样本的总计数低于 ${Math.max(1, options.least_total)}，未参与分析：${shallow.slice(0, 5).join('、')}${shallow.length > 5 ? ' 等' : ''}`,
    });
  const known = taxonomy ? phylaOf(abundances.ids, taxonomy) : [];
  const phyla = taxa ? phylaOfTaxa(known, taxa.of, names.length) : known;
  const rare = [...names.keys()].filter((row) => !rows.includes(row));
  return {
    names: rows.map((row) => names[row]!),
    lineages: rows.map((row) => taxa?.lineages[row] ?? ''),
    phyla: rows.map((row) => phyla[row] ?? ''),
    abundance: Float64Array.from(
      rows,
      (row) =>
        deep.reduce((sum, at) => sum + sums[kept[at]! * names.length + row]! / abundances.totals[kept[at]!]!, 0) /
        deep.length,
    ),
    samples,
    counts,
    levels,
    code: Uint16Array.from(group, (level) => levels.indexOf(level)),
    x: againstReference(design),
    covariates: design.terms,
    terms: ['截距', ...levels.slice(1), ...design.names.slice(levels.length)],
    taxa: names.length,
    merged: taxa !== undefined,
    removed: [
      ...abundances.removed,
      ...grouped.removed,
      ...shallow.map((id): Removal => ({ kind: 'sample', id, reason: '总计数过低' })),
      ...rare.map((row): Removal => ({
        kind: 'feature',
        id: names[row]!,
        reason: seen[row] === 0 ? '没有检出' : `检出率低于 ${options.prevalence}`,
      })),
    ],
    messages,
  };
}

function referenceOf(asked: string, present: readonly string[]): string {
  if (asked === '' || present.includes(asked)) return asked || present[0]!;
  throw new InputError(
    [
      {
        code: 'option-value',
        severity: 'error',
        input: 'reference',
        what: `参照组“${asked}”没有样本，或不在分组表中`,
        remedy: `请选择：${present.join('、')}`,
      },
    ],
    'parameter',
  );
}

/** The column of the first group becomes the intercept, so that the others' coefficients are differences from it. */
function againstReference({ columns, samples, values }: Design): Float64Array {
  const x = values.slice();
  for (let i = 0; i < samples; i += 1) x[i * columns] = 1;
  return x;
}

const fault = (input: string, code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);
