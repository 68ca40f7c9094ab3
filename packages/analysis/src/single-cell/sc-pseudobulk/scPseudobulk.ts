import {
  InputError,
  type CellCounts,
  type Column,
  type Groups,
  type Matrix,
  type Message,
  type MethodOutput,
  type Options,
  type Records,
  type RunContext,
  type Table,
} from '../../model/index.ts';
import { completeSamples } from '../../groups/index.ts';
import { parseOptions } from '../../options/index.ts';
import { parameter } from '../../records/index.ts';
import { annotatedCells, cellColumn, refusal, type AnnotatedCells } from '../../cells/index.ts';
import { engines } from './engines.ts';
import { resultTable, sumTable, typeTable, type TypeResult } from './resultTables.ts';
import { readScPseudobulkOptions, type ScPseudobulkOptions } from './scPseudobulk.schema.ts';
import { cellNumbers, placesOf, refuseFractions, sampleScheme, summedCounts } from './sums.ts';

/** Fewest samples of a group that can be compared. */
const fewest = 2;

/**
 * Counts of each cell type summed by sample, and groups of samples compared in each by the engine's own models of
 * counts.
 *
 * Squair et al. 2021, doi:10.1038/s41467-021-25960-2.
 *
 * @throws {InputError} When cells cannot be joined, there are no groups, a value is no count, or no cell type can be
 * compared.
 */
export function scPseudobulk(
  counts: CellCounts,
  records: Records,
  groups: Groups | undefined,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const options = readScPseudobulkOptions(raw);
  refuseFractions(counts);
  const annotated = annotatedCells(records, groups, raw, cellColumn(counts, records));
  if (!annotated.grouped)
    throw refusal(
      'no-groups',
      '没有样本的分组，无从比较',
      '请提供样本分组表（第一列样本、第二列分组），或在细胞注释表中加一列分组',
    );
  const scheme = sampleScheme(annotated, groups);
  refuseChoices(scheme, options);
  const covariates = [options.batch, options.pair];
  const complete = completeSamples(
    scheme.samples,
    scheme.factors.filter(({ name }) => covariates.includes(name)),
  );
  const places = placesOf(counts, annotated);
  const numbers = cellNumbers(annotated, places);

  const types = annotated.clusters.map((cluster, at): TypeResult => {
    progress(cluster, at / annotated.clusters.length);
    const kept = samplesKept(scheme, complete.kept, numbers[at]!, options);
    const cells = numbers[at]!.reduce((sum, count) => sum + count, 0);
    if (typeof kept === 'string') return { cluster, cells, used: [], tables: null, reason: kept };
    const matrix = {
      idName: 'gene',
      ids: counts.genes,
      samples: scheme.samples,
      values: summedCounts(counts, annotated, places, at),
      annotations: [],
    };
    return { cluster, cells, used: kept, ...compared(matrix, schemeOf(scheme, kept), options, seed) };
  });
  const tested = types.filter(({ tables }) => tables !== null);
  if (tested.length === 0)
    throw refusal(
      'no-type-left',
      `没有一种细胞可以比较：${types
        .slice(0, 3)
        .map(({ cluster, reason }) => `“${cluster}”${reason}`)
        .join('；')}`,
      '请检查样本列与分组列是否选对；每组至少要有 2 个样本，必要时调低“每个样本最少细胞数”',
    );

  const result = resultTable(tested, options);
  const typesTable = typeTable(types, scheme, numbers);
  const sum = (name: string): number =>
    (typesTable.columns.find((column) => column.name === name)!.values as Float64Array).reduce(
      (total, count) => total + (count > 0 ? count : 0),
      0,
    );
  return {
    tables: [result, typesTable, sumTable(counts, annotated, places, scheme, numbers, types)],
    removed: [...annotated.removed, ...complete.removed],
    messages: [...annotated.messages, ...complete.messages, ...said(counts, annotated, places, types)],
    facts: {
      cells: places.reduce((total, place) => total + Number(place >= 0), 0),
      genes: counts.genes.length,
      samples: scheme.samples.length,
      sizes: scheme.levels
        .map((level) => `${level} ${scheme.group.filter((one) => one === level).length} 个样本`)
        .join('、'),
      types: types.length,
      tested: tested.length,
      skipped: types
        .filter(({ tables }) => tables === null)
        .map(({ cluster }) => cluster)
        .join('、'),
      contrasts: contrastNames(tested).join('；'),
      up: sum('up'),
      down: sum('down'),
    },
  };
}

/** Which of the samples with every covariate take part for a cell type, or why it is left out. Groups with one sample only take no part. */
function samplesKept(
  { group, levels }: Groups,
  complete: readonly number[],
  numbers: Int32Array,
  { min_cells: least, reference, test_group: test }: ScPseudobulkOptions,
): readonly number[] | string {
  const enough = complete.filter((sample) => numbers[sample]! >= least);
  const of = (level: string): readonly number[] => enough.filter((sample) => group[sample] === level);
  const left = levels.filter((level) => of(level).length >= fewest);
  const short = (level: string): string =>
    `“${level}”组${of(level).length === 0 ? '没有' : `只有 ${of(level).length} 个`}样本不少于 ${least} 个细胞`;
  for (const named of [reference, test]) if (named !== '' && !left.includes(named)) return short(named);
  if (reference === '' && !left.includes(levels[0]!)) return short(levels[0]!);
  if (left.length < 2) return short(levels.find((level) => !left.includes(level))!);
  return enough.filter((sample) => left.includes(group[sample]!));
}

const schemeOf = ({ colors, factors, group, levels, samples }: Groups, kept: readonly number[]): Groups => {
  const take = (values: readonly string[]): readonly string[] => kept.map((sample) => values[sample]!);
  const own = new Set(take(group));
  return {
    samples: take(samples),
    group: take(group),
    levels: levels.filter((level) => own.has(level)),
    colors,
    factors: factors.map(({ name, values }) => ({ name, values: take(values) })),
  };
};

/**
 * One cell type by the method chosen; when its counts do not allow a test, the reason is reported and the run goes on.
 */
function compared(
  matrix: Matrix,
  groups: Groups,
  options: ScPseudobulkOptions,
  seed: number,
): Pick<TypeResult, 'tables' | 'reason'> {
  const { definition, options: own } = engines[options.method];
  const { batch, fc, p, p_column, pair, reference, test_group } = options;
  const chosen = parseOptions(definition, { ...own, batch, fc, p, p_column, pair, reference, test_group });
  try {
    const { tables } = definition.run({ matrix: only(matrix, groups.samples), groups }, chosen, {
      seed,
      progress: () => undefined,
    });
    return { tables: new Map(tables.map((table) => [table.id, table])), reason: '' };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { tables: null, reason: error.problems[0]!.what };
  }
}

/** The matrix with only these samples; totals of other samples must not affect the scaling. */
function only({ values, samples, ...rest }: Matrix, wanted: readonly string[]): Matrix {
  const columns = wanted.map((name) => samples.indexOf(name));
  const width = columns.length;
  const kept = new Float64Array(rest.ids.length * width);
  for (let row = 0; row < rest.ids.length; row += 1)
    for (let c = 0; c < width; c += 1) kept[row * width + c] = values[row * samples.length + columns[c]!]!;
  return { ...rest, samples: wanted, values: kept };
}

/** @throws {InputError} When a group or a column that was named is not there, or there are fewer than two groups. */
function refuseChoices(
  { factors, levels }: Groups,
  { batch, pair, reference, test_group: test }: ScPseudobulkOptions,
): void {
  if (levels.length < 2)
    throw refusal('one-group', `只有“${levels[0]}”一组，无从比较`, '请检查分组列；至少要有两组，每组至少 2 个样本');
  for (const [option, label, level] of [
    ['reference', '参照组', reference],
    ['test_group', '比较组', test],
  ] as const) {
    if (level !== '' && !levels.includes(level))
      throw parameter({ option }, `${label}“${level}”没有样本`, `请选择：${levels.join('、')}`);
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
}

const contrastNames = (tested: readonly TypeResult[]): readonly string[] => [
  ...new Set(tested.flatMap(({ tables }) => textsOf(tables!.get('result')!, 'contrast'))),
];
const textsOf = (table: Table, name: string): readonly string[] =>
  (table.columns.find((column) => column.name === name) as Extract<Column, { kind: 'text' }>).values;

function said(
  { cells }: CellCounts,
  annotated: AnnotatedCells,
  places: Int32Array,
  types: readonly TypeResult[],
): Message[] {
  const messages: Message[] = [];
  const absent = places.reduce((sum, place) => sum + Number(place < 0), 0);
  const joined = places.length - absent;
  if (absent > 0)
    messages.push({
      level: absent > joined ? 'warning' : 'info',
      text: `注释表中的 ${absent} 个细胞不在表达矩阵中（如“${annotated.cells[places.indexOf(-1)]}”），未计入。`,
    });
  if (joined < cells.length)
    messages.push({
      level: joined * 2 < cells.length ? 'warning' : 'info',
      text: `表达矩阵中的 ${cells.length - joined} 个细胞没有样本或细胞类型，未计入。`,
    });
  const skipped = types.filter(({ tables }) => tables === null);
  if (skipped.length > 0)
    messages.push({
      level: 'info',
      text: `${skipped.length} 种细胞未检验：${skipped
        .slice(0, 5)
        .map(({ cluster, reason }) => `${cluster}（${reason}）`)
        .join('；')}${skipped.length > 5 ? ' 等' : ''}。`,
    });
  return messages;
}
