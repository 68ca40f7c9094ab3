import { type Groups, type Matrix, type Message, type MethodOutput, matrixTable } from '../../model/index.ts';
import { parameter, refusal } from '../../records/index.ts';
import { qcColumns } from '../qc-rsd/index.ts';
import { tallyTable } from '../tables/index.ts';
import { joinSamples } from './joinSamples.ts';
import type { MergeModesOptions } from './mergeModes.schema.ts';
import { withAnnotations } from './withAnnotations.ts';
import { type Candidate, candidatesOf, levelColumns, modes } from './candidates.ts';
import { better, whyOf } from './bestOf.ts';
import { droppedTable } from './droppedTable.ts';

type Inputs = { readonly matrix: Matrix; readonly matrix2: Matrix; readonly groups?: Groups | undefined };

/** A column that is an annotation in one table is one in the other too, and so is the column of the level. */
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
  const qc = controlsOf(matrix, shared, groups, options);

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

/**
 * Places of the QC samples among the shared ones; none unless their RSD decides.
 *
 * @throws {InputError} When the RSD decides and there are fewer than two of them.
 */
function controlsOf(
  matrix: Matrix,
  shared: ReturnType<typeof joinSamples>['shared'],
  groups: Groups | undefined,
  options: MergeModesOptions,
): readonly number[] {
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
  return qc;
}

/** Ids are kept unless both modes use the same one, which then gets its mode as suffix. */
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
