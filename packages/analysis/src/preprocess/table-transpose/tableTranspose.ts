import { InputError, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { isPlainNumber, findColumn, parameter } from '../../records/index.ts';
import { figures, freeName, tallyTable } from '../tables/index.ts';
import type { TransposeOptions } from './tableTranspose.schema.ts';

/** As many columns as a sheet of Excel holds. */
const mostColumns = 16_384;
const help = '原表这一行的值；列名取自原表的列名所在列';

/**
 * Rows become columns. Numbers stay doubles as long as no text stands among them; then a whole column is text as
 * written.
 *
 * @throws {InputError} When there would be more columns than a sheet holds, or no column of numbers is left.
 */
export function tableTranspose(records: Records, options: TransposeOptions): MethodOutput {
  if (records.rows > mostColumns)
    throw new InputError([
      {
        code: 'too-many-columns',
        severity: 'error',
        input: 'records',
        what: `转置后有 ${records.rows} 列，超过表格软件能打开的 ${mostColumns} 列`,
        remedy: '请先筛选行，再转置',
      },
    ]);
  const key =
    options.key === ''
      ? records.columns[0]!
      : findColumn(records, options.key, { option: 'key_column', label: '作为新列名的列', names: /$^/u }, false)!;
  const others = records.columns.filter((column) => column !== key);
  const texts = others.filter((column) => !isPlainNumber(column));
  const kept = options.text === 'drop' ? others.filter(isPlainNumber) : others;
  if (kept.length === 0)
    throw parameter(
      { option: 'text' },
      '除列名以外没有数值列可转置',
      '请把“文字列”改为“一起转置”，或检查“作为新列名的列”是否选对',
    );
  const numeric = kept.every(isPlainNumber);
  const taken = new Set([key.name]);
  const unnamed = key.text.filter((name) => name === '').length;
  const named = key.text.map((name, row) => ({
    given: name,
    name: freeName(name === '' ? `第 ${row + 1} 行` : name, taken),
  }));
  const renamed = named.filter(({ given, name }) => given !== '' && given !== name).length;
  const messages: Message[] = [];
  if (renamed > 0)
    messages.push({ level: 'info', text: `“${key.name}”有重复的值，其中 ${renamed} 列的列名后加了序号` });
  if (unnamed > 0) messages.push({ level: 'info', text: `“${key.name}”有 ${unnamed} 行为空，列名写作“第 n 行”` });
  if (texts.length > 0)
    messages.push({
      level: 'info',
      text:
        options.text === 'drop'
          ? `${texts.length} 个文字列（${names(texts)}）没有转置`
          : `${texts.length} 个文字列（${names(texts)}）一起转置，各列按文字保存`,
    });
  const empty = kept.reduce((sum, { text }) => sum + text.filter((cell) => cell === '').length, 0);
  const columns = named.map(({ name }, row): Column =>
    numeric
      ? figures(
          name,
          Float64Array.from(kept, ({ numbers }) => numbers![row]!),
          help,
        )
      : textColumn(
          name,
          name,
          kept.map(({ text }) => text[row]!),
          { help },
        ),
  );
  return {
    tables: [
      tableOf('table', '转置后的表', [
        textColumn(
          key.name,
          key.name,
          kept.map(({ name }) => name),
          { help: '原表的列名' },
        ),
        ...columns,
      ]),
      tallyTable('转置前后', [
        { what: '原表的行', count: records.rows, part: '输入' },
        { what: '原表的列', count: records.columns.length, part: '输入' },
        { what: '转置后的行', count: kept.length, part: '结果' },
        { what: '转置后的列', count: records.rows + 1, part: '结果' },
        { what: '没有转置的列', count: others.length - kept.length, part: '去掉' },
      ]),
    ],
    removed: [],
    messages,
    facts: {
      key: key.name,
      rows_in: records.rows,
      columns_in: records.columns.length,
      rows_out: kept.length,
      columns_out: records.rows + 1,
      renamed,
      unnamed,
      empty,
      texts: texts.length,
      numeric: numeric ? 1 : 0,
    },
  };
}

const names = (columns: readonly RecordColumn[]): string =>
  `${columns
    .slice(0, 5)
    .map(({ name }) => name)
    .join('、')}${columns.length > 5 ? '等' : ''}`;
