import { integerColumn, matrixTable, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, Message, MethodOutput, Records, Removal } from '../../model/index.ts';
import { refusal } from '../../records/index.ts';
import { rowAt, rowMoments } from '../../rows/index.ts';
import { combine, tallyTable } from '../tables/index.ts';
import { mergingWords, severalWords, type IdMapOptions } from './idMap.schema.ts';
import { readMapping } from './readMapping.ts';

/**
 * The features of a table under other ids; features with the same new id are merged.
 *
 * @throws {InputError} When a column of the mapping is not there, or not one feature is in it.
 */
export function idMap(matrix: Matrix, records: Records, options: IdMapOptions): MethodOutput {
  const { newName, next, oldName, plain } = readMapping(records, matrix.ids, options);
  const given = matrix.ids.map((id) => next.get(plain(id)) ?? []);
  const mapped = given.filter((names) => names.length > 0).length;
  if (mapped === 0)
    throw refusal(
      'no-match',
      `数据表的特征没有一个在对照表的“${oldName}”列：前者如“${matrix.ids[0]}”，后者如“${[...next.keys()][0] ?? ''}”`,
      '请检查“原编号列”是否选对，编号是否为同一种；只差版本号时请打开“忽略版本号”',
    );
  const several = given.filter((names) => names.length > 1).length;
  const rowsOf = new Map<string, number[]>();
  const removed: Removal[] = [];
  const unmapped: { readonly id: string; readonly reason: string }[] = [];
  const taken = given.map((names, row): readonly string[] => {
    const id = matrix.ids[row]!;
    if (names.length === 0) {
      unmapped.push({ id, reason: '对照表中没有' });
      return options.unmapped === 'keep' ? [id] : [];
    }
    if (names.length === 1 || options.several === 'all') return names;
    if (options.several === 'first') return [names[0]!];
    unmapped.push({ id, reason: `对应 ${names.length} 个新编号` });
    return [];
  });
  taken.forEach((names, row) => {
    if (names.length === 0)
      removed.push({
        kind: 'feature',
        id: matrix.ids[row]!,
        reason: given[row]!.length === 0 ? '对照表中没有' : '对应几个新编号',
      });
    for (const name of names) (rowsOf.get(name) ?? rowsOf.set(name, []).get(name)!).push(row);
  });
  if (rowsOf.size === 0)
    throw refusal(
      'nothing-left',
      '没有一个特征留下：在对照表中的特征都对应几个新编号',
      '请把“一个编号对应几个新编号时”改为取第一个或复制',
    );
  const groups = [...rowsOf];
  const merged = groups.filter(([, rows]) => rows.length > 1).length;
  const values = valuesOf(
    matrix,
    groups.map(([, rows]) => rows),
    options.duplicates,
  );
  const annotations = matrix.annotations.map(({ name, values: texts }) => ({
    name,
    values: groups.map(([, rows]) =>
      [...new Set(rows.map((row) => texts[row]!).filter((text) => text !== ''))].join('; '),
    ),
  }));
  const pairs = taken.flatMap((names, row) =>
    names.map((name) => ({
      old: matrix.ids[row]!,
      name,
      choices: given[row]!.length,
      together: rowsOf.get(name)!.length,
    })),
  );
  return {
    tables: [
      matrixTable(
        { ...matrix, ids: groups.map(([name]) => name), values, annotations },
        '换成新编号的数据',
        '该样本的值；几个特征合为一个时按设置合并',
      ),
      tableOf('mapping', '编号对照', [
        textColumn(
          'old',
          oldName,
          pairs.map(({ old }) => old),
          { help: '数据表中原来的特征编号' },
        ),
        textColumn(
          'new',
          newName,
          pairs.map(({ name }) => name),
          { help: '换成的编号；保留原编号的与左边相同' },
        ),
        integerColumn(
          'choices',
          '新编号数',
          Float64Array.from(pairs, ({ choices }) => choices),
          { help: '对照表中这个特征有几个新编号，0 为没有' },
        ),
        integerColumn(
          'together',
          '合并的特征数',
          Float64Array.from(pairs, ({ together }) => together),
          { help: '有几个特征换成了这个新编号' },
        ),
      ]),
      tableOf('unmapped', '没有换成的特征', [
        textColumn(
          'feature',
          '特征',
          unmapped.map(({ id }) => id),
          { help: '数据表中原来的特征编号' },
        ),
        textColumn(
          'reason',
          '原因',
          unmapped.map(({ reason }) => reason),
          { help: '对照表中没有它，或对应几个新编号而设为不用' },
        ),
      ]),
      tallyTable('换编号前后', [
        { what: '原来的特征', count: matrix.ids.length, part: '输入' },
        { what: '换编号后的特征', count: groups.length, part: '结果' },
        { what: '由几个特征合并成的', count: merged, part: '结果' },
        {
          what: '对照表中没有的',
          count: matrix.ids.length - mapped,
          part: options.unmapped === 'keep' ? '结果' : '去掉',
        },
        { what: '对应几个新编号的', count: several, part: options.several === 'drop' ? '去掉' : '结果' },
      ]),
    ],
    removed,
    messages: messagesOf(
      matrix.ids.length,
      groups.length,
      { merged, several, absent: matrix.ids.length - mapped },
      options,
    ),
    facts: {
      features_in: matrix.ids.length,
      features_out: groups.length,
      mapped,
      absent: matrix.ids.length - mapped,
      several,
      merged,
      old: oldName,
      new: newName,
    },
  };
}

/** Row-major; one row for each list of rows of the matrix. */
function valuesOf(
  { samples, values }: Matrix,
  groups: readonly (readonly number[])[],
  by: IdMapOptions['duplicates'],
): Float64Array {
  const width = samples.length;
  const made = new Float64Array(groups.length * width);
  const meanOf = (row: number): number => {
    const { mean } = rowMoments(rowAt(values, width, row));
    return Number.isNaN(mean) ? Number.NEGATIVE_INFINITY : mean;
  };
  groups.forEach((rows, at) => {
    const [first] = rows as [number];
    if (rows.length === 1 || by === 'max-mean') {
      const row =
        rows.length === 1 ? first : rows.reduce((best, other) => (meanOf(other) > meanOf(best) ? other : best));
      made.set(rowAt(values, width, row), at * width);
      return;
    }
    for (let column = 0; column < width; column += 1)
      made[at * width + column] = combine(
        rows.map((row) => values[row * width + column]!),
        by,
      );
  });
  return made;
}

function messagesOf(
  before: number,
  after: number,
  { absent, merged, several }: { readonly merged: number; readonly several: number; readonly absent: number },
  options: IdMapOptions,
): Message[] {
  const messages: Message[] = [];
  if (absent > 0)
    messages.push({
      level: absent * 2 > before ? 'warning' : 'info',
      text: `${absent} 个特征不在对照表中，${options.unmapped === 'keep' ? '保留原编号' : '已去掉'}`,
    });
  if (several > 0)
    messages.push({ level: 'info', text: `${several} 个特征对应几个新编号，${severalWords[options.several]}` });
  if (merged > 0)
    messages.push({ level: 'info', text: `${merged} 个新编号由几个特征合并而成，${mergingWords[options.duplicates]}` });
  return messages;
}
