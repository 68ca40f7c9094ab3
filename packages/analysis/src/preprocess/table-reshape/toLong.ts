import { integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { isPlainNumber, refusal } from '../../records/index.ts';
import { figures, freeName, tallyTable, takeRows } from '../tables/index.ts';
import type { ReshapeOptions } from './tableReshape.schema.ts';

const mostRows = 5_000_000;

/**
 * Every value of every column of numbers becomes a row; the text columns stand beside it.
 *
 * @throws {InputError} When there is no column of numbers, no value is left, or there would be too many rows.
 */
export function toLong(records: Records, { missing }: ReshapeOptions): MethodOutput {
  const kept = records.columns.filter((column) => !isPlainNumber(column));
  const measured = records.columns.filter(isPlainNumber);
  if (measured.length === 0) throw refusal('no-numbers', '表中没有数值列，不能变成长表', '请检查数值列里是否混有文字');
  const cells = records.rows * measured.length;
  if (cells > mostRows)
    throw refusal('too-many-rows', `长表将有 ${cells} 行，超过上限 ${mostRows} 行`, '请先筛选行或列');
  const rows = new Int32Array(cells);
  const of = new Int32Array(cells);
  const values = new Float64Array(cells);
  let at = 0;
  for (let row = 0; row < records.rows; row += 1) {
    measured.forEach(({ numbers }, column) => {
      const value = numbers![row]!;
      if (missing === 'drop' && Number.isNaN(value)) return;
      rows[at] = row;
      of[at] = column;
      values[at] = value;
      at += 1;
    });
  }
  if (at === 0) throw refusal('no-rows', '数值列里没有一个值', '请把“缺失的值”改为“保留为一行”，或检查文件');
  const taken = new Set(kept.map(({ name }) => name));
  const [variable, value] = [freeName('变量', taken), freeName('值', taken)];
  const absent = measured.reduce((sum, { numbers }) => sum + numbers!.filter(Number.isNaN).length, 0);
  const messages: Message[] = [
    { level: 'info', text: `${measured.length} 个数值列的 ${at} 个值各成一行，${kept.length} 个文字列跟着重复` },
  ];
  if (absent > 0)
    messages.push({
      level: 'info',
      text: missing === 'drop' ? `${absent} 个缺失的值没有列出` : `${absent} 个值缺失，仍各占一行`,
    });
  return {
    tables: [
      tableOf('table', '整理后的表', [
        ...kept.map((column) => takeRows(column, rows.subarray(0, at), '原表的文字列，按原文重复')),
        textColumn(
          variable,
          variable,
          Array.from(of.subarray(0, at), (column) => measured[column]!.name),
          { help: '值来自原表的哪一列' },
        ),
        figures(value, values.slice(0, at), '原表中的值'),
      ]),
      tableOf('duplicates', '有几个值的格', [
        textColumn('row', '行', [], { help: '格所在的行；变长表时没有' }),
        textColumn('column', '列', [], { help: '格所在的列；变长表时没有' }),
        integerColumn('count', '记录数', new Float64Array(0), { help: '这一格有几条记录' }),
      ]),
      tallyTable('整理前后', [
        { what: '原表的行', count: records.rows, part: '输入' },
        { what: '数值列', count: measured.length, part: '输入' },
        { what: '长表的行', count: at, part: '结果' },
        { what: '没有列出的缺失值', count: missing === 'drop' ? absent : 0, part: '去掉' },
      ]),
    ],
    removed: [],
    messages,
    facts: {
      rows_in: records.rows,
      rows_out: at,
      columns_out: kept.length + 2,
      numeric: measured.length,
      missing: absent,
    },
  };
}
