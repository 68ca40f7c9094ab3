import { integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';

/** One line of the account of a table: rows that came, that are in the result, or that are not. */
export type Tally = { readonly what: string; readonly count: number; readonly part: '输入' | '结果' | '去掉' };

/** The table `summary`, which the chart `table-rows` draws. */
export const tallyTable = (title: string, rows: readonly Tally[]): Table =>
  tableOf('summary', title, [
    textColumn(
      'what',
      '项目',
      rows.map(({ what }) => what),
      { help: '数的是什么' },
    ),
    integerColumn(
      'count',
      '数目',
      Float64Array.from(rows, ({ count }) => count),
      { help: '行、列或格的数目，见“项目”' },
    ),
    textColumn(
      'part',
      '类别',
      rows.map(({ part }) => part),
      { help: '输入：给出的表；结果：得到的表；去掉：不在结果中' },
    ),
  ]);
