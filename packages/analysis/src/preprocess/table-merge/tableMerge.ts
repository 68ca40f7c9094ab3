import { integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { findColumn, refusal } from '../../records/index.ts';
import { figures, freeName, takeRows, tallyTable } from '../tables/index.ts';
import { joinRows } from './joinRows.ts';
import { keyNames, secondTable } from './secondTable.ts';
import { suffixes, type MergeOptions } from './tableMerge.schema.ts';

const leftHelp = '取自第一个表；这一行不在其中时为空';
const rightHelp = '取自第二个表；这一行不在其中时为空';

/** The second table is one of features, or any other. */
export type MergeInputs = {
  readonly records: Records;
  readonly matrix2?: Matrix | undefined;
  readonly records2?: Records | undefined;
};

/**
 * Puts two tables side by side by a key. A cell without a partner is missing.
 *
 * @throws {InputError} When the second table or a key column is not there, the second table has a key twice, or no row
 * is left.
 */
export function tableMerge({ records, ...second }: MergeInputs, options: MergeOptions): MethodOutput {
  const key =
    findColumn(records, options.key, { option: 'key_column', label: '第一个表的键列', names: keyNames }, false) ??
    records.columns[0]!;
  const matrix2 = secondTable(second, options.key2, key.name);
  const { left, leftAlone, right, rightAlone } = joinRows(key.text, matrix2.ids, options.join);
  const matched = matrix2.ids.length - rightAlone.length;
  if (left.length === 0 || (matched === 0 && options.join !== 'outer')) {
    throw refusal(
      'no-match',
      `“${key.name}”与第二个表的“${matrix2.idName || '第一列'}”没有一个相同的值：前者如“${key.text[0]}”，后者如“${matrix2.ids[0]}”`,
      '请检查“第一个表的键列”是否选对，两个表的编号是否为同一种（如 Ensembl 与基因名），大小写与版本号是否一致',
    );
  }
  const others = records.columns.filter((column) => column !== key);
  const written = nameColumns(key.name, others, matrix2, options);
  const keys = Array.from(left, (row, at) => (row >= 0 ? key.text[row]! : matrix2.ids[right[at]!]!));
  const width = matrix2.samples.length;
  const columns: Column[] = [
    textColumn(key.name, key.name, keys, { help: '两个表比对用的键' }),
    ...others.map((column, at) => takeRows(column, left, leftHelp, written.left[at]!)),
    ...matrix2.annotations.map(({ values }, at) =>
      textColumn(
        written.right[at]!,
        written.right[at]!,
        Array.from(right, (row) => (row < 0 ? '' : values[row]!)),
        { help: rightHelp },
      ),
    ),
    ...matrix2.samples.map((_, sample) =>
      figures(
        written.right[matrix2.annotations.length + sample]!,
        Float64Array.from(right, (row) => (row < 0 ? Number.NaN : matrix2.values[row * width + sample]!)),
        rightHelp,
      ),
    ),
  ];
  const alone = [
    ...leftAlone.map((row) => ({ side: '第一个表', key: key.text[row]!, row: row + 1 })),
    ...rightAlone.map((row) => ({ side: '第二个表', key: matrix2.ids[row]!, row: row + 1 })),
  ];
  const alike = onlyByCase(
    leftAlone.map((row) => key.text[row]!),
    rightAlone.map((row) => matrix2.ids[row]!),
  );
  const repeated = matchedRepeats(left, right);
  return {
    tables: [
      tableOf('table', '合并后的表', columns),
      tableOf('unmatched', '没有配上的键', [
        textColumn(
          'side',
          '在哪个表',
          alone.map(({ side }) => side),
          { help: '只在这个表中出现' },
        ),
        textColumn(
          'key',
          key.name,
          alone.map((one) => one.key),
          { help: '没有配上的键，按文件中的写法' },
        ),
        integerColumn(
          'row',
          '第几条',
          Float64Array.from(alone, ({ row }) => row),
          { help: '在该表中是第几条记录，表头不计' },
        ),
      ]),
      tallyTable('合并前后', [
        { what: '第一个表的行', count: records.rows, part: '输入' },
        { what: '第二个表的行', count: matrix2.ids.length, part: '输入' },
        { what: '合并后的行', count: left.length, part: '结果' },
        {
          what: '只在第一个表',
          count: leftAlone.length,
          part: options.join === 'left' || options.join === 'outer' ? '结果' : '去掉',
        },
        {
          what: '只在第二个表',
          count: rightAlone.length,
          part: options.join === 'right' || options.join === 'outer' ? '结果' : '去掉',
        },
      ]),
    ],
    removed: [],
    messages: messagesOf({
      rows: left.length,
      matched,
      leftAlone: leftAlone.length,
      rightAlone: rightAlone.length,
      alike,
      repeated,
      renamed: written.renamed,
    }),
    facts: {
      key: key.name,
      rows_left: records.rows,
      rows_right: matrix2.ids.length,
      rows_out: left.length,
      columns_out: columns.length,
      matched,
      only_left: leftAlone.length,
      only_right: rightAlone.length,
      renamed: written.renamed,
      repeated,
    },
  };
}

/** Names of the columns beside the key: those that both tables have get a suffix. */
function nameColumns(
  key: string,
  left: readonly RecordColumn[],
  right: Matrix,
  { suffix }: MergeOptions,
): { readonly left: readonly string[]; readonly right: readonly string[]; readonly renamed: number } {
  const [first, second] = suffixes[suffix];
  const rightNames = [...right.annotations.map(({ name }) => name), ...right.samples];
  const [inLeft, inRight] = [new Set(left.map(({ name }) => name)), new Set(rightNames)];
  const taken = new Set([key]);
  const renamed = [...inLeft].filter((name) => inRight.has(name)).length;
  return {
    left: left.map(({ name }) => freeName(inRight.has(name) ? name + first : name, taken)),
    right: rightNames.map((name) => freeName(inLeft.has(name) || name === key ? name + second : name, taken)),
    renamed,
  };
}

/** How many keys of the left would have met one of the right but for case or spaces. */
function onlyByCase(left: readonly string[], right: readonly string[]): number {
  const plain = (key: string): string => key.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
  const known = new Set(right.map(plain));
  return left.filter((key) => key !== '' && known.has(plain(key))).length;
}

/** How many rows of the right stand in the result more than once. */
function matchedRepeats(left: Int32Array, right: Int32Array): number {
  const seen = new Map<number, number>();
  right.forEach((row, at) => row >= 0 && left[at]! >= 0 && seen.set(row, (seen.get(row) ?? 0) + 1));
  return [...seen.values()].filter((times) => times > 1).length;
}

function messagesOf(told: {
  readonly rows: number;
  readonly matched: number;
  readonly leftAlone: number;
  readonly rightAlone: number;
  readonly alike: number;
  readonly repeated: number;
  readonly renamed: number;
}): Message[] {
  const messages: Message[] = [
    { level: 'info', text: `只在第一个表的有 ${told.leftAlone} 行，只在第二个表的有 ${told.rightAlone} 行` },
  ];
  if (told.alike > 0)
    messages.push({
      level: 'warning',
      text: `${told.alike} 个没有配上的键与另一个表的键只差大小写、全半角或空格，请检查写法`,
    });
  if (told.repeated > 0)
    messages.push({ level: 'info', text: `第二个表有 ${told.repeated} 行在第一个表中对应多行，已分别补上` });
  if (told.renamed > 0) messages.push({ level: 'info', text: `${told.renamed} 个同名的列加了后缀` });
  return messages;
}
