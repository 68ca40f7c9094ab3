import { integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { parameter, pickNumbers, pickText, refusal } from '../../records/index.ts';
import { combine, combiningWords, figures, tallyTable } from '../tables/index.ts';
import type { ReshapeOptions } from './tableReshape.schema.ts';

const mostColumns = 16_384;
const mostCells = 20_000_000;

/**
 * Records become a table of rows × columns, both in the order in which they first appear.
 *
 * @throws {InputError} When a column cannot be found, no record is whole, a cell has two values and may not, or the
 * table would be too large.
 */
export function toWide(records: Records, options: ReshapeOptions): MethodOutput {
  const value = pickNumbers(records, options.value, {
    option: 'value_column',
    label: '数值列',
    names: /^(value|values|数值|值|含量|丰度|表达量|count|counts)$/u,
    fallback: true,
  });
  const row = pickText(records, options.row, {
    option: 'row_column',
    label: '成为行的列',
    names: /^(feature|features|gene|geneid|protein|metabolite|id|特征|基因|代谢物|指标|name|名称)$/u,
    fallback: true,
    taken: [value],
  });
  const column = pickText(records, options.column, {
    option: 'column_column',
    label: '成为列名的列',
    names: /^(sample|samples|样本|样本名|样品|variable)$/u,
    fallback: true,
    taken: [value, row],
  });
  if (column === row)
    throw parameter(
      { option: 'column_column' },
      `行与列取自同一列“${row.name}”`,
      '请把“成为行的列”与“成为列名的列”设为两个不同的列',
    );
  const used = Array.from({ length: records.rows }, (_, i) => i).filter(
    (i) => row.text[i] !== '' && column.text[i] !== '',
  );
  if (used.length === 0)
    throw refusal(
      'no-rows',
      `没有一条记录同时有“${row.name}”与“${column.name}”`,
      '请检查“成为行的列”与“成为列名的列”是否选对',
    );
  const [rowNames, columnNames] = [row, column].map(({ text }) => [...new Set(used.map((i) => text[i]!))]) as [
    string[],
    string[],
  ];
  if (columnNames.length > mostColumns || columnNames.length * rowNames.length > mostCells) {
    throw refusal(
      'too-many-columns',
      `宽表将有 ${rowNames.length} 行 × ${columnNames.length} 列，超过上限`,
      `最多 ${mostColumns} 列、${mostCells / 1e4} 万格；请检查“成为列名的列”是否选对，必要时互换行与列`,
    );
  }
  const [rowOf, columnOf] = [rowNames, columnNames].map((names) => new Map(names.map((name, at) => [name, at]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const width = columnNames.length;
  const cells = new Map<number, number[]>();
  for (const i of used) {
    const at = rowOf.get(row.text[i]!)! * width + columnOf.get(column.text[i]!)!;
    const list = cells.get(at);
    if (list) list.push(value.numbers[i]!);
    else cells.set(at, [value.numbers[i]!]);
  }
  const several = [...cells].filter(([, list]) => list.length > 1);
  if (options.duplicates === 'error' && several.length > 0) {
    const [at, list] = several[0]!;
    throw refusal(
      'duplicate-cells',
      `“${rowNames[Math.floor(at / width)]}”与“${columnNames[at % width]}”有 ${list.length} 条记录，这样的格共 ${several.length} 个`,
      '请把“同一格有几个值时”改为取平均、相加等，或改正记录',
    );
  }
  const by = options.duplicates === 'error' ? 'mean' : options.duplicates;
  const filled = new Float64Array(rowNames.length * width).fill(options.absent === 'zero' ? 0 : Number.NaN);
  for (const [at, list] of cells) filled[at] = combine(list, by);
  const [absent, left] = [filled.length - cells.size, records.rows - used.length];
  const missing = [...cells.keys()].filter((at) => Number.isNaN(filled[at]!)).length;
  const messages: Message[] = [
    { level: 'info', text: `${used.length} 条记录成为 ${rowNames.length} 行 × ${width} 列` },
  ];
  if (several.length > 0)
    messages.push({ level: 'info', text: `${several.length} 个格有不止一条记录，已${combiningWords[by]}` });
  if (absent > 0)
    messages.push({
      level: 'info',
      text: `${absent} 个格没有记录，${options.absent === 'zero' ? '按 0 填入' : '留空'}`,
    });
  if (left > 0) messages.push({ level: 'info', text: `${left} 条记录缺少“${row.name}”或“${column.name}”，未参与` });
  // A column of the result may be called as the column of its row names is.
  const first = columnOf.has(row.name) ? `${row.name}（行）` : row.name;

  return {
    tables: [
      tableOf('table', '整理后的表', [
        textColumn(first, first, rowNames, { help: '记录中的取值，按出现的次序' }),
        ...columnNames.map((name, at) =>
          figures(
            name,
            Float64Array.from(rowNames, (_, i) => filled[i * width + at]!),
            '该行、该列的值；没有记录的格见设置',
          ),
        ),
      ]),
      tableOf('duplicates', '有几个值的格', [
        textColumn(
          'row',
          '行',
          several.map(([at]) => rowNames[Math.floor(at / width)]!),
          { help: '格所在的行' },
        ),
        textColumn(
          'column',
          '列',
          several.map(([at]) => columnNames[at % width]!),
          { help: '格所在的列' },
        ),
        integerColumn(
          'count',
          '记录数',
          Float64Array.from(several, ([, list]) => list.length),
          { help: '这一格有几条记录' },
        ),
      ]),
      tallyTable('整理前后', [
        { what: '记录', count: records.rows, part: '输入' },
        { what: '有值的格', count: cells.size - missing, part: '结果' },
        { what: '没有记录的格', count: absent, part: '结果' },
        { what: '值为缺失的格', count: missing, part: '结果' },
        { what: '合并掉的记录', count: used.length - cells.size, part: '去掉' },
        { what: '缺少行或列的记录', count: left, part: '去掉' },
      ]),
    ],
    removed: [],
    messages,
    facts: {
      rows_in: records.rows,
      rows_out: rowNames.length,
      columns_out: width,
      row: row.name,
      column: column.name,
      value: value.name,
      several: several.length,
      absent,
      missing,
      left,
    },
  };
}
