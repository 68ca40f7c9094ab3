import type { ChartInput } from '../../model/index.ts';
import { dataTable, integerColumn, labelOf, numberColumn, tableOf, textColumn } from '../../table/index.ts';
import { saidOf } from './columns.ts';
import type { Drawn } from './columns.ts';

/** The rows behind the figure: estimates and summaries as they stand below one another. */
export function combined(table: ReturnType<typeof tableOf>, drawn: readonly Drawn[]) {
  return dataTable('rows', '森林图数据', [
    integerColumn(
      'row',
      '行',
      drawn.map((_, i) => i + 1),
    ),
    textColumn(
      'kind',
      '类型',
      drawn.map(({ kind }) => kind),
    ),
    textColumn(
      'group',
      labelOf(table, 'group'),
      drawn.map(({ group }) => group),
    ),
    textColumn(
      'label',
      labelOf(table, 'label'),
      drawn.map(({ label }) => label),
    ),
    textColumn(
      'text_1',
      labelOf(table, 'text_1'),
      drawn.map((row) => row.texts[0]),
    ),
    textColumn(
      'text_2',
      labelOf(table, 'text_2'),
      drawn.map((row) => row.texts[1]),
    ),
    numberColumn(
      'estimate',
      labelOf(table, 'estimate'),
      drawn.map(({ estimate }) => estimate),
    ),
    numberColumn(
      'low',
      labelOf(table, 'low'),
      drawn.map(({ low }) => low),
    ),
    numberColumn(
      'high',
      labelOf(table, 'high'),
      drawn.map(({ high }) => high),
    ),
    numberColumn(
      'weight',
      '权重（%）',
      drawn.map(({ weight }) => weight),
    ),
  ]);
}

export function summaryOf(
  input: ChartInput,
  drawn: readonly Drawn[],
  summary: Drawn | undefined,
  nothing: number | null,
): string {
  const studies = drawn.filter(({ kind }) => kind === 'study');
  const apart = nothing === null ? [] : studies.filter(({ high, low }) => low > nothing || high < nothing);
  const name = labelOf(tableOf(input, 'rows'), 'estimate');
  return `森林图：${studies.length} 项的“${name}”${nothing === null ? '' : `，${apart.length} 项的区间不含无效值 ${nothing}`}${summary ? `；${summary.label}汇总 ${saidOf(summary)}${summary.heterogeneity ? `，${summary.heterogeneity}` : ''}` : ''}。`;
}
