import { minimum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, Options, Removal, Taxonomy } from '../../model/index.ts';
import { abundancesOf, inGroups } from '../../abundances/index.ts';
import { phylaOf, phylaOfTaxa, sumByTaxon, taxaOf } from '../../taxa/index.ts';
import { readMetagenomeseqOptions, type MetagenomeseqOptions } from './metagenomeseq.schema.ts';

export type Inputs = { readonly matrix: Matrix; readonly groups: Groups; readonly taxonomy?: Taxonomy | undefined };

export type Prepared = {
  readonly names: readonly string[];
  readonly lineages: readonly string[];
  /** `''` without a taxonomy. */
  readonly phyla: readonly string[];
  /** Mean share of each taxon in the counts of the samples, 0…1. */
  readonly abundance: Float64Array;
  readonly samples: readonly string[];
  /** Each sample's counts, in the order of `names`. */
  readonly columns: readonly Float64Array[];
  /** The reference first. */
  readonly levels: readonly string[];
  readonly code: Uint16Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

export const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);

export function prepare({ groups, matrix, taxonomy }: Inputs, options: MetagenomeseqOptions): Prepared {
  const abundances = abundancesOf(matrix, { whole: true, least: 4 });
  const grouped = inGroups(abundances.samples, groups, { levels: 2 });
  const taxa = options.rank === 'feature' || !taxonomy ? undefined : taxaOf(abundances.ids, taxonomy, options.rank);
  const names = taxa?.names ?? abundances.ids;
  const sums = taxa
    ? sumByTaxon(abundances.values, abundances.samples.length, taxa.of, names.length)
    : abundances.values;
  const reference = options.reference === '' ? grouped.levels[0]! : options.reference;
  if (!grouped.levels.includes(reference))
    throw fault(
      'reference',
      'option-value',
      `参照组“${reference}”没有样本，或不在分组表中`,
      `请选择：${grouped.levels.join('、')}`,
      'parameter',
    );
  const levels = [reference, ...grouped.levels.filter((level) => level !== reference)];
  grouped.levels.forEach((level, at) => {
    if (grouped.sizes[at]! < 3)
      throw fault(
        'groups',
        'too-few-samples',
        `“${level}”组只有 ${grouped.sizes[at]!} 个样本参与分析`,
        '每组至少要有 3 个样本，建议 8 个以上；或从分组方案中去掉这一组',
      );
  });
  const columns = grouped.kept.map((at) => sums.slice(at * names.length, (at + 1) * names.length));
  const thin = columns.findIndex((column) => column.filter((value) => value > 0).length < 2);
  if (thin >= 0)
    throw fault(
      'matrix',
      'empty-sample',
      `样本“${abundances.samples[grouped.kept[thin]!]!}”只检出一个分类单元，不能作累积和归一化`,
      '请从分组方案中去掉该样本，或选择更低的分类级别',
    );
  const messages: Message[] = [...abundances.messages, ...grouped.messages, ...(taxa?.messages ?? [])];
  if (!taxonomy && options.rank !== 'feature') messages.push({ level: 'info', text: '没有提供物种注释，分析特征本身' });
  const smallest = minimum(grouped.sizes);
  if (smallest < 6)
    messages.push({ level: 'warning', text: `最小的组只有 ${smallest} 个样本，检验用正态近似，假阳性会偏多` });
  const known = taxonomy ? phylaOf(abundances.ids, taxonomy) : [];
  const phyla = taxa ? phylaOfTaxa(known, taxa.of, names.length) : known;
  const abundance = Float64Array.from(
    names,
    (_, row) =>
      columns.reduce((sum, column, at) => sum + column[row]! / abundances.totals[grouped.kept[at]!]!, 0) /
      columns.length,
  );
  return {
    names,
    lineages: names.map((_, row) => taxa?.lineages[row] ?? ''),
    phyla: names.map((_, row) => phyla[row] ?? ''),
    abundance,
    samples: grouped.kept.map((at) => abundances.samples[at]!),
    columns,
    levels,
    code: Uint16Array.from(grouped.code, (one) => levels.indexOf(grouped.levels[one]!)),
    removed: [...abundances.removed, ...grouped.removed],
    messages,
  };
}

/** @throws {InputError} When the data cannot be used. */
export function checkMetagenomeseq(inputs: Inputs, raw: Options): void {
  prepare(inputs, readMetagenomeseqOptions(raw));
}
