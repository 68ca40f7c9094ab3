import { maximum } from '../extremes/index.ts';
import {
  InputError,
  type CellCounts,
  type Groups,
  type Message,
  type Options,
  type RecordColumn,
  type Records,
  type Removal,
} from '../model/index.ts';
import { classesOf, findColumn, pickText } from '../records/index.ts';

/**
 * Annotated cells. `sample[i]` and `cluster[i]` are places in `samples` and `clusters`; `group[sample]` is a place in
 * `levels`, all 0 without groups.
 */
export type AnnotatedCells = {
  /** Name of each cell; `''` where the table has no column of cells. */
  readonly cells: readonly string[];
  readonly sample: Int32Array;
  readonly cluster: Int32Array;
  readonly samples: readonly string[];
  readonly clusters: readonly string[];
  readonly levels: readonly string[];
  readonly group: Int32Array;
  readonly grouped: boolean;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const clusterWanted = {
  option: 'cluster_column',
  label: '簇或细胞类型列',
  names:
    /^(cluster|clusters|seuratclusters|leiden|louvain|celltype|celltypes|annotation|簇|细胞类型|细胞类群|亚群|注释)$/u,
};
const sampleWanted = {
  option: 'sample_column',
  label: '样本列',
  names: /^(sample|samples|sampleid|library|origident|donor|patient|subject|样本|样品|样本编号|文库)$/u,
};
const groupWanted = {
  option: 'group_column',
  label: '分组列',
  names: /^(group|groups|condition|treatment|status|分组|组别|组|处理)$/u,
};
const cellNames = /^(cell|cells|cellid|barcode|barcodes|细胞|条码|细胞条码)$/u;

/**
 * Reads the table of cells; samples in the order of their groups, clusters by number or as they come, levels as the
 * scheme or the table has them.
 *
 * @param named - The column that names the cells; found by its name when absent.
 * @throws {InputError} When a column is not there, a sample is in two groups, or so many samples or clusters show that
 * a column was chosen wrong.
 */
export function annotatedCells(
  records: Records,
  groups: Groups | undefined,
  options: Options,
  named?: RecordColumn,
): AnnotatedCells {
  const cluster = pickText(records, String(options['cluster_column']), { ...clusterWanted, taken: [named ?? null] });
  const messages: Message[] = [];
  const cell =
    named ?? findColumn(records, '', { option: '', label: '细胞列', names: cellNames, taken: [cluster] }, false);
  const sample = sampleOf(records, String(options['sample_column']), [cluster, named ?? null], cell, messages);
  const column = findColumn(
    records,
    String(options['group_column']),
    { ...groupWanted, taken: [cluster, sample.column] },
    false,
  );

  const rows: number[] = [];
  const removed: Removal[] = [];
  sample.values.forEach((name, row) => {
    if (name !== '' && classesOf(cluster)[row] !== '') rows.push(row);
    else
      removed.push({
        kind: 'sample',
        id: cell?.text[row] || `第 ${row + 2} 行`,
        reason: name === '' ? '没有样本' : '没有簇或细胞类型',
      });
  });
  const known = schemeGroups(
    groups,
    new Set(rows.map((row) => sample.values[row]!)),
    rows.map((row) => ({ cell: cell?.text[row] ?? '', sample: sample.values[row]! })),
  );
  const groupOf = known ?? columnGroups(column, rows, sample.values);
  const left = rows.filter((row) => groupOf.of.has(sample.values[row]!));
  for (const name of new Set(rows.map((row) => sample.values[row]!)))
    if (!groupOf.of.has(name))
      removed.push({ kind: 'sample', id: name, reason: known ? '不在分组表中' : `缺少“${column!.name}”的值` });
  const clusters = ordered(left.map((row) => classesOf(cluster)[row]!));
  const samples = [...new Set(left.map((row) => sample.values[row]!))];
  const levels = groupOf.levels.filter((level) => samples.some((name) => groupOf.of.get(name) === level));
  const bySample = samples.toSorted(
    (one, other) => levels.indexOf(groupOf.of.get(one)!) - levels.indexOf(groupOf.of.get(other)!),
  );
  if (clusters.length > 200)
    throw refuse(
      'too-many-clusters',
      `“簇或细胞类型列”有 ${clusters.length} 个不同的值，最多 200 个`,
      '多半选成了细胞条码或其他列，请改选',
    );
  if (samples.length > 1000)
    throw refuse(
      'too-many-samples',
      `“样本列”有 ${samples.length} 个不同的值，最多 1,000 个`,
      '多半选成了细胞条码列，请改选',
    );
  const [at, place] = [new Map(bySample.map((name, i) => [name, i])), new Map(clusters.map((name, i) => [name, i]))];
  return {
    cells: left.map((row) => cell?.text[row] ?? ''),
    sample: Int32Array.from(left, (row) => at.get(sample.values[row]!)!),
    cluster: Int32Array.from(left, (row) => place.get(classesOf(cluster)[row]!)!),
    samples: bySample,
    clusters,
    levels,
    group: Int32Array.from(bySample, (name) => levels.indexOf(groupOf.of.get(name)!)),
    grouped: levels.length > 0 && levels[0] !== '',
    removed,
    messages,
  };
}

/**
 * The column of a table of cells that names the cells of the counts: the one most of whose words are cells.
 * @throws {InputError} When none names any.
 */
export function cellColumn({ cells }: CellCounts, { columns }: Records): RecordColumn {
  const known = new Set(cells);
  const hits = columns.map(({ text }) => text.reduce((sum, word) => sum + Number(known.has(word)), 0));
  const best = hits.indexOf(Math.max(0, maximum(hits)));
  if (best >= 0 && hits[best]! > 0) return columns[best]!;
  throw refuse(
    'no-cell-in-records',
    `细胞注释表中没有一列是表达矩阵的细胞（如“${cells[0] ?? ''}”）`,
    '请在注释表中加一列细胞条码，写法与表达矩阵的列名完全相同（注意“-1”等后缀）',
  );
}

/**
 * The samples of a table of cells as they come, by the column of that name or by the names of the cells.
 * @throws {InputError} When neither says them.
 */
export function recordedSamples(records: Records, column: string): readonly string[] {
  const cell = findColumn(records, '', { option: '', label: '细胞列', names: cellNames }, false);
  return [...new Set(sampleOf(records, column, [], cell, []).values)].filter((name) => name !== '');
}

type Samples = { readonly column: RecordColumn | null; readonly values: readonly string[] };

/**
 * The column of samples, or where there is none the part of the barcode that says the sample: before the last
 * underscore, or the number behind a dash.
 */
function sampleOf(
  records: Records,
  chosen: string,
  taken: readonly (RecordColumn | null)[],
  cell: RecordColumn | null,
  messages: Message[],
): Samples {
  const column = findColumn(records, chosen, { ...sampleWanted, taken }, false);
  if (column) return { column, values: classesOf(column) };
  for (const { pattern, said } of [
    { pattern: /^(.+)[_:][^_:]+$/u, said: '下划线（或冒号）之前的部分' },
    { pattern: /-(\d+)$/u, said: '末尾的编号' },
  ]) {
    const values = cell?.text.map((name) => pattern.exec(name)?.[1] ?? '') ?? [];
    const found = new Set(values).size;
    if (cell && !values.includes('') && found > 1 && found * 2 <= values.length) {
      messages.push({ level: 'info', text: `表中没有样本列，取“${cell.name}”列${said}作为样本，共 ${found} 个。` });
      return { column: null, values };
    }
  }
  return { column: null, values: classesOf(pickText(records, chosen, { ...sampleWanted, taken })) };
}

type SampleGroups = { readonly levels: readonly string[]; readonly of: ReadonlyMap<string, string> };

/** The scheme by samples or, when it names none of them, by cells. @throws {InputError} When it names neither. */
function schemeGroups(
  groups: Groups | undefined,
  samples: ReadonlySet<string>,
  cells: readonly { readonly cell: string; readonly sample: string }[],
): SampleGroups | null {
  if (!groups) return null;
  const level = new Map(groups.samples.map((name, i) => [name, groups.group[i]!]));
  if ([...samples].some((name) => level.has(name))) return { levels: groups.levels, of: level };
  const pairs = cells
    .filter(({ cell }) => level.has(cell))
    .map(({ cell, sample }) => ({ sample, level: level.get(cell)! }));
  if (pairs.length === 0) {
    throw new InputError([
      {
        code: 'no-sample-in-groups',
        severity: 'error',
        input: 'groups',
        what: `分组表中的名称（如“${groups.samples[0] ?? ''}”）既不是样本（如“${[...samples][0] ?? ''}”），也不是细胞`,
        remedy: '分组表第一列应是样本名，与细胞注释表的样本列相同；也可以不提供分组表，在细胞注释表中加一列分组',
      },
    ]);
  }
  return { levels: groups.levels, of: onePerSample(pairs) };
}

function columnGroups(column: RecordColumn | null, rows: readonly number[], samples: readonly string[]): SampleGroups {
  const pairs = rows
    .map((row) => ({ sample: samples[row]!, level: column ? classesOf(column)[row]! : '' }))
    .filter(({ level }) => level !== '');
  if (pairs.length === 0) return { levels: [''], of: new Map(rows.map((row) => [samples[row]!, ''])) };
  return { levels: [...new Set(pairs.map(({ level }) => level))], of: onePerSample(pairs) };
}

/** @throws {InputError} When cells of one sample are in two groups. */
function onePerSample(
  pairs: readonly { readonly sample: string; readonly level: string }[],
): ReadonlyMap<string, string> {
  const of = new Map<string, string>();
  for (const { level, sample } of pairs) {
    const before = of.get(sample);
    if (before !== undefined && before !== level) {
      throw new InputError([
        {
          code: 'sample-in-two-groups',
          severity: 'error',
          input: 'records',
          what: `样本“${sample}”的细胞分属“${before}”和“${level}”两组`,
          remedy: '一个样本只能属于一组；请检查样本列和分组列是否选对',
        },
      ]);
    }
    of.set(sample, level);
  }
  return of;
}

/** Numbers by size, words as they come. */
export function ordered(names: readonly string[]): string[] {
  const different = [...new Set(names)];
  return different.every((name) => Number.isFinite(Number(name)))
    ? different.toSorted((a, b) => Number(a) - Number(b))
    : different;
}

const refuse = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'records', what, remedy }]);
