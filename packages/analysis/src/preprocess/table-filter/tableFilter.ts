import { integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RecordColumn, Records } from '../../model/index.ts';
import { findColumn, parameter, refusal } from '../../records/index.ts';
import { takeRows, tallyTable } from '../tables/index.ts';
import { testOf } from './conditions.ts';
import type { FilterRowsOptions } from './tableFilter.schema.ts';

type Left = { readonly row: number; readonly reason: string };

/**
 * The rows that meet the conditions, stand in the list and are no repeats.
 *
 * @throws {InputError} When nothing is asked, a column is not there, or no row is left.
 */
export function tableFilter(
  records: Records,
  list: readonly string[] | undefined,
  options: FilterRowsOptions,
): MethodOutput {
  const tests = options.conditions.map((condition) => testOf(records, condition));
  if (tests.length === 0 && !list && options.distinct === 'none')
    throw parameter({ option: 'operator_1' }, '没有设置任何筛选条件', '请至少设置一个条件、提供一份名单，或选择去重');
  const first = records.columns[0]!;
  const pick = (chosen: string, option: string, label: string): RecordColumn =>
    chosen === '' ? first : findColumn(records, chosen, { option, label, names: /$^/u }, false)!;
  const names = list ? new Set(list) : null;
  const listed = pick(options.list, 'list_column', '与名单比对的列');
  const failing =
    tests.length === 0
      ? ''
      : options.combine === 'all' || tests.length === 1
        ? ''
        : `不满足：${tests.map(({ words }) => words).join(' 或 ')}`;
  const left: Left[] = [];
  let kept: number[] = [];
  for (let row = 0; row < records.rows; row += 1) {
    const failed = failing === '' ? tests.find(({ bits }) => bits[row] === 0) : undefined;
    if (failed) left.push({ row, reason: `不满足：${failed.words}` });
    else if (failing !== '' && !tests.some(({ bits }) => bits[row] === 1)) left.push({ row, reason: failing });
    else if (names && names.has(listed.text[row]!) !== (options.listMode === 'keep'))
      left.push({ row, reason: options.listMode === 'keep' ? '不在名单中' : '在名单中' });
    else kept.push(row);
  }
  if (options.distinct !== 'none') {
    const by = pick(options.distinctColumn, 'distinct_column', '去重的列');
    const single = distinctRows(kept, by, rankOf(records, options));
    for (const row of kept) if (!single.has(row)) left.push({ row, reason: `“${by.name}”重复` });
    kept = kept.filter((row) => single.has(row));
  }
  left.sort((one, other) => one.row - other.row);
  const reasons = [...new Set(left.map(({ reason }) => reason))].map((reason) => ({
    reason,
    count: left.filter((one) => one.reason === reason).length,
  }));
  if (kept.length === 0)
    throw refusal(
      'nothing-left',
      `全部 ${records.rows} 行都被筛去：${reasons.map(({ count, reason }) => `${reason} ${count} 行`).join('，')}`,
      '请放宽条件，或检查比对的列与名单是否为同一种编号',
    );
  const present = new Set(listed.text);
  const unknown = names ? [...names].filter((name) => !present.has(name)).length : 0;
  const messages: Message[] = [];
  if (unknown > 0) messages.push({ level: 'info', text: `名单中有 ${unknown} 个不在“${listed.name}”列` });
  return {
    tables: [
      tableOf(
        'table',
        '筛选后的表',
        records.columns.map((column) => takeRows(column, kept, '原表的值，筛选不改变它')),
      ),
      tableOf('removed', '去掉的行', [
        integerColumn(
          'row',
          '第几条',
          Float64Array.from(left, ({ row }) => row + 1),
          { help: '在原表中是第几条记录，表头不计' },
        ),
        textColumn(
          'id',
          first.name,
          left.map(({ row }) => first.text[row]!),
          { help: '原表第一列的值' },
        ),
        textColumn(
          'reason',
          '原因',
          left.map(({ reason }) => reason),
          { help: '最先不满足的一条；依次为条件、名单、去重' },
        ),
      ]),
      tallyTable('筛选结果', [
        { what: '原表的行', count: records.rows, part: '输入' },
        { what: '留下', count: kept.length, part: '结果' },
        ...reasons.map(({ count, reason }) => ({ what: reason, count, part: '去掉' as const })),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      rows_in: records.rows,
      rows_out: kept.length,
      rows_left: left.length,
      conditions: tests.length,
      listed: names ? names.size : 0,
      list_column: names ? listed.name : '',
      unknown,
      distinct_column:
        options.distinct === 'none' ? '' : pick(options.distinctColumn, 'distinct_column', '去重的列').name,
    },
  };
}

type Rank = ((row: number) => number) | null;

/** Higher is better; `null` when the first row is to stay. */
function rankOf(records: Records, { distinct, rank }: FilterRowsOptions): Rank {
  if (distinct === 'first' || distinct === 'none') return null;
  if (rank === '')
    throw parameter({ option: 'rank_column' }, '没有选择“比较的列”', '请选择一个数值列，或把“重复的行”改为“留第一行”');
  const { numbers } = findColumn(records, rank, { option: 'rank_column', label: '比较的列', names: /$^/u }, true)!;
  const sign = distinct === 'min' ? -1 : 1;
  return (row) => {
    const value = numbers![row]!;
    return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : sign * (distinct === 'abs-max' ? Math.abs(value) : value);
  };
}

/** One row of each value of the column, and all rows without one. */
function distinctRows(rows: readonly number[], { text }: RecordColumn, rank: Rank): Set<number> {
  const best = new Map<string, number>();
  for (const row of rows) {
    const known = best.get(text[row]!);
    if (known === undefined || (rank && rank(row) > rank(known))) best.set(text[row]!, row);
  }
  return new Set(rows.filter((row) => text[row] === '' || best.get(text[row]!) === row));
}
