import { integerColumn, matrixTable, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Table } from '../../model/index.ts';
import { parameter, refusal } from '../../records/index.ts';
import { qcColumns } from '../qc-rsd/index.ts';
import { tallyTable } from '../tables/index.ts';
import { rowMoments } from '../../rows/index.ts';
import { joinSamples, type SharedSample } from './joinSamples.ts';
import type { MergeModesOptions } from './mergeModes.schema.ts';
import { withAnnotations } from './withAnnotations.ts';

type Inputs = { readonly matrix: Matrix; readonly matrix2: Matrix; readonly groups?: Groups | undefined };
/** A feature of one mode with what decides whether it stays; an unknown level or RSD is `NaN` and comes last. */
type Candidate = {
  readonly mode: 0 | 1;
  readonly row: number;
  readonly name: string;
  readonly level: number;
  readonly rsd: number;
  readonly mean: number;
};

const modes = ['pos', 'neg'] as const;
const modeWords = ['正离子', '负离子'] as const;
const nameColumns =
  /^(?:name|compound|compounds|compound ?name|metabolite|metabolite ?name|identification|annotation|代谢物|代谢物名|代谢物名称|化合物|化合物名|化合物名称|名称|注释)$/iu;
const levelColumns =
  /^(?:level|msi|msi ?level|identification ?level|id ?level|confidence ?level|等级|级别|鉴定等级|鉴定级别)$/iu;

/**
 * The texts of an annotation column: the one chosen, else the one that is named so.
 * @throws {InputError} When the chosen one is not there.
 */
function annotation(
  matrix: Matrix,
  chosen: string,
  pattern: RegExp,
  words: { readonly option: string; readonly label: string; readonly table: string },
): readonly string[] | null {
  const found = matrix.annotations.find(({ name }) => (chosen === '' ? pattern.test(name.trim()) : name === chosen));
  if (found || chosen === '') return found?.values ?? null;
  throw parameter(
    { option: words.option },
    `${words.table}没有名为“${chosen}”的文字列`,
    `两个表都需要“${words.label}”，并且列名相同；文字列有：${matrix.annotations.map(({ name }) => name).join('、') || '没有'}`,
  );
}

function candidatesOf(
  matrix: Matrix,
  mode: 0 | 1,
  shared: readonly SharedSample[],
  qc: readonly number[],
  options: MergeModesOptions,
): Candidate[] {
  const table = mode === 0 ? '正离子表' : '负离子表';
  const names =
    annotation(matrix, options.name, nameColumns, { option: 'name_column', label: '化合物名列', table }) ??
    (options.name === '' ? matrix.ids : null);
  const levels = annotation(matrix, options.level, levelColumns, {
    option: 'level_column',
    label: '鉴定等级列',
    table,
  });
  const width = matrix.samples.length;
  const figures = (row: number, samples: readonly number[]) =>
    rowMoments(Float64Array.from(samples, (at) => matrix.values[row * width + shared[at]!.columns[mode]]!));
  const all = [...shared.keys()];
  return matrix.ids.map((_, row) => {
    const [whole, control] = [figures(row, all), figures(row, qc)];
    const level = /\d+(?:\.\d+)?/u.exec(levels?.[row] ?? '');
    return {
      mode,
      row,
      name: (names?.[row] ?? '').trim(),
      level: level ? Number(level[0]) : Number.NaN,
      rsd: qc.length > 1 && control.mean > 0 ? Math.sqrt(control.variance) / control.mean : Number.NaN,
      mean: whole.mean,
    };
  });
}

const ascending = (one: number, other: number): number =>
  (Number.isNaN(one) ? 1 : 0) - (Number.isNaN(other) ? 1 : 0) || (Number.isNaN(one) ? 0 : one - other);

/** The better first; the positive mode and the earlier row where nothing tells them apart. */
const better =
  (prefer: MergeModesOptions['prefer']) =>
  (one: Candidate, other: Candidate): number =>
    ascending(one.level, other.level) ||
    (prefer === 'rsd' ? ascending(one.rsd, other.rsd) : 0) ||
    ascending(-one.mean, -other.mean) ||
    one.mode - other.mode ||
    one.row - other.row;

const whyOf = (kept: Candidate, dropped: Candidate, prefer: MergeModesOptions['prefer']): string => {
  if (ascending(kept.level, dropped.level) !== 0) return '鉴定等级较低';
  if (prefer === 'rsd' && ascending(kept.rsd, dropped.rsd) !== 0)
    return Number.isNaN(dropped.rsd) ? 'QC 的 RSD 无法计算' : 'QC 的 RSD 较大';
  return ascending(-kept.mean, -dropped.mean) === 0 ? '各项相同，保留在前的' : '平均强度较小';
};

/** What is an annotation of one table is one of the other, and so is what is chosen or named as the level. */
function readAlike({ matrix, matrix2 }: Inputs, { level, name }: MergeModesOptions): readonly [Matrix, Matrix] {
  const known = (one: Matrix) => new Set(one.annotations.map((annotation_) => annotation_.name));
  const alike = (own: Matrix, other: Matrix): Matrix =>
    withAnnotations(
      own,
      (column) =>
        known(other).has(column) ||
        column === name ||
        (level === '' ? levelColumns.test(column.trim()) : column === level),
    );
  return [alike(matrix, matrix2), alike(matrix2, matrix)];
}

/**
 * Puts the tables of the positive and the negative mode below each other and keeps every compound once.
 *
 * @throws {InputError} When the tables have no sample in common, or the chosen columns or the QC samples are not there.
 */
export function mergeModes({ groups, ...given }: Inputs, options: MergeModesOptions): MethodOutput {
  const [matrix, matrix2] = readAlike(given, options);
  const { alone, shared } = joinSamples(matrix.samples, matrix2.samples);
  if (shared.length === 0)
    throw refusal(
      'no-match',
      `两个表没有一个相同的样本：正离子表如“${matrix.samples[0]}”，负离子表如“${matrix2.samples[0]}”`,
      '请让同一样本在两个表中同名；名称首尾的 pos、neg、正、负会自动去掉',
    );
  const controls =
    options.prefer === 'rsd' && groups ? new Set(qcColumns(matrix, groups, options.qc, 2).columns) : null;
  if (options.prefer === 'rsd' && !controls)
    throw parameter(
      { option: 'prefer' },
      '比较 QC 的 RSD 需要分组表',
      '请提供含 QC 组的分组，或改为保留平均强度最大的',
    );
  const qc = controls ? shared.flatMap(({ columns }, at) => (controls.has(columns[0]) ? [at] : [])) : [];
  if (controls && qc.length < 2)
    throw parameter(
      { option: 'qc' },
      `两个表共有的 QC 样本只有 ${qc.length} 个`,
      '计算 RSD 至少需要 2 个，请检查样本名，或改为保留平均强度最大的',
    );

  const tables = [matrix, matrix2] as const;
  const candidates = [
    ...candidatesOf(matrix, 0, shared, qc, options),
    ...candidatesOf(matrix2, 1, shared, qc, options),
  ];
  const byName = new Map<string, Candidate[]>();
  for (const one of candidates)
    if (one.name !== '') byName.set(one.name.toLowerCase(), [...(byName.get(one.name.toLowerCase()) ?? []), one]);
  const keptFor = new Map<Candidate, Candidate>();
  for (const same of byName.values()) {
    const [best, ...others] = same.toSorted(better(options.prefer));
    for (const other of others) keptFor.set(other, best!);
  }
  const kept = candidates.filter((one) => !keptFor.has(one));
  const written = idsOf(kept.map(({ mode, row }) => ({ id: tables[mode].ids[row]!, mode })));
  const dropped = [...keptFor].map(([one, best]) => ({ one, best, reason: whyOf(best, one, options.prefer) }));
  const both = [...byName.values()].filter(
    (same) => same.some(({ mode }) => mode === 0) && same.some(({ mode }) => mode === 1),
  ).length;
  const within = [...byName.values()].filter(
    (same) => same.length > 1 && new Set(same.map(({ mode }) => mode)).size === 1,
  ).length;
  const unnamed = candidates.filter(({ name }) => name === '').length;
  const values = Float64Array.from(
    kept.flatMap(({ mode, row }) =>
      shared.map(({ columns }) => tables[mode].values[row * tables[mode].samples.length + columns[mode]]!),
    ),
  );

  return {
    tables: [
      matrixTable(
        {
          idName: matrix.idName,
          ids: written,
          samples: shared.map(({ name }) => name),
          values,
          annotations: annotationsOf(kept, tables),
        },
        '合并后的数据',
        '该样本的原值，合并不改变数值',
      ),
      droppedTable(dropped, tables),
      tallyTable('合并前后', [
        { what: '正离子特征', count: matrix.ids.length, part: '输入' },
        { what: '负离子特征', count: matrix2.ids.length, part: '输入' },
        { what: '合并后的特征', count: kept.length, part: '结果' },
        { what: '其中来自正离子', count: kept.filter(({ mode }) => mode === 0).length, part: '结果' },
        { what: '其中来自负离子', count: kept.filter(({ mode }) => mode === 1).length, part: '结果' },
        { what: '重复而未留', count: dropped.length, part: '去掉' },
      ]),
    ],
    removed: alone.map(({ mode, name }) => ({
      kind: 'sample' as const,
      id: name,
      reason: `只在${mode === 'pos' ? '正' : '负'}离子表中`,
    })),
    messages: messagesOf({
      alone: alone.length,
      unnamed,
      duplicates: byName.size < candidates.length - unnamed,
      within,
    }),
    facts: {
      positive: matrix.ids.length,
      negative: matrix2.ids.length,
      kept: kept.length,
      dropped: dropped.length,
      both,
      within,
      unnamed,
      samples: shared.length,
      alone: alone.length,
      qc: qc.length,
    },
  };
}

/** Ids stay as they are unless both modes have one: those say their mode. */
function idsOf(features: readonly { readonly id: string; readonly mode: 0 | 1 }[]): string[] {
  const count = new Map<string, number>();
  for (const { id } of features) count.set(id, (count.get(id) ?? 0) + 1);
  return features.map(({ id, mode }) => (count.get(id)! > 1 ? `${id}_${modes[mode]}` : id));
}

/** The mode of each feature, and every annotation that either table has. */
function annotationsOf(kept: readonly Candidate[], tables: readonly [Matrix, Matrix]): Matrix['annotations'] {
  const names = [...new Set(tables.flatMap(({ annotations }) => annotations.map(({ name }) => name)))].filter(
    (name) => name !== 'mode',
  );
  const textOf = (name: string): string[] =>
    kept.map(({ mode, row }) => tables[mode].annotations.find((one) => one.name === name)?.values[row] ?? '');
  return [
    { name: 'mode', values: kept.map(({ mode }) => modes[mode]) },
    ...names.map((name) => ({ name, values: textOf(name) })),
  ];
}

function droppedTable(
  rows: readonly { readonly one: Candidate; readonly best: Candidate; readonly reason: string }[],
  tables: readonly [Matrix, Matrix],
): Table {
  const idOf = ({ mode, row }: Candidate): string => tables[mode].ids[row]!;
  return tableOf('duplicates', '重复而未留的特征', [
    textColumn(
      'feature',
      '特征',
      rows.map(({ one }) => idOf(one)),
      { help: '没有留下的特征，原来的编号' },
    ),
    textColumn(
      'mode',
      '模式',
      rows.map(({ one }) => modeWords[one.mode]),
      { help: '来自哪个表' },
    ),
    textColumn(
      'compound',
      '化合物',
      rows.map(({ one }) => one.name),
      { help: '化合物名列的写法' },
    ),
    textColumn(
      'kept',
      '留下的特征',
      rows.map(({ best }) => idOf(best)),
      { help: '同一化合物留下的特征，原来的编号' },
    ),
    textColumn(
      'kept_mode',
      '留下的模式',
      rows.map(({ best }) => modeWords[best.mode]),
      { help: '留下的特征来自哪个表' },
    ),
    numberColumn(
      'rsd',
      'QC 的 RSD',
      Float64Array.from(rows, ({ one }) => one.rsd),
      { help: '标准差（n − 1）÷ 均值；没有 QC 或无法计算时为空' },
    ),
    numberColumn(
      'kept_rsd',
      '留下的 RSD',
      Float64Array.from(rows, ({ best }) => best.rsd),
      { help: '留下的特征的 RSD' },
    ),
    integerColumn(
      'level',
      '等级',
      Float64Array.from(rows, ({ one }) => one.level),
      { help: '鉴定等级列中的数字；没有时为空' },
    ),
    textColumn(
      'reason',
      '原因',
      rows.map(({ reason }) => reason),
      { help: '与留下的特征相比，最先不如它的一项：等级、QC 的 RSD、平均强度' },
    ),
  ]);
}

function messagesOf({
  alone,
  duplicates,
  unnamed,
  within,
}: {
  readonly alone: number;
  readonly unnamed: number;
  readonly duplicates: boolean;
  readonly within: number;
}): Message[] {
  const messages: Message[] = [];
  if (alone > 0)
    messages.push({
      level: 'warning',
      text: `${alone} 个样本只在一个表中，没有合并；如果不该如此，请检查两个表的样本名`,
    });
  if (!duplicates)
    messages.push({ level: 'info', text: '两个表没有重复的化合物，只是上下相接；如果不该如此，请检查“化合物名列”' });
  if (unnamed > 0) messages.push({ level: 'info', text: `${unnamed} 个特征没有化合物名，全部保留` });
  if (within > 0) messages.push({ level: 'info', text: `${within} 个化合物在同一模式中就有重复，也只留一个` });
  return messages;
}
