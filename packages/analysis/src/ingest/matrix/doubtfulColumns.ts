import { quoteList, type ProblemList } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import type { Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import type { ColumnLook } from './classifyColumns.ts';
import { describesFeature, statisticColumns } from './columnRoles.ts';
import { summaryColumns } from './summaryColumns.ts';

type Table = { readonly grid: Grid; readonly layout: Layout; readonly problems: ProblemList };

/** The columns without the figures of a test and the sums of other columns, which are said. */
export function withoutComputed(
  candidates: readonly number[],
  looks: readonly ColumnLook[],
  { grid, layout, problems }: Table,
): readonly number[] {
  const { header } = layout;
  // A column without any value may be words, such as why a feature was not tested.
  const filled = candidates.filter((column) => looks[column]!.numbers + looks[column]!.commas > 0);
  const statistics = statisticColumns(filled, header);
  const amounts = candidates.filter((column) => !statistics.has(column));
  const sums = summaryColumns(grid, layout, amounts);
  const left = [...statistics, ...sums];
  const kinds = [statistics.size > 0 && '检验的结果', sums.size > 0 && '其他列的合计、平均等'].filter(Boolean);
  if (left.length > 0)
    problems.add({
      code: 'not-samples',
      severity: 'warning',
      what: `${quoteList(left.map((column) => header[column]!))}是${kinds.join('或')}，不是样本，已作为注释列，不参与计算`,
      remedy: '如果它们也是样本，请选择按样本读取',
      count: left.length,
      repair: offerOf('not-samples'),
    });
  return amounts.filter((column) => !sums.has(column));
}

/** The groups decide what a sample is; what does not look like one is said all the same. */
export function reportDoubtful(chosen: readonly number[], { grid, layout, problems }: Table): void {
  const sums = summaryColumns(grid, layout, chosen);
  const doubtful = chosen.filter((column) => describesFeature(layout.header[column]!) || sums.has(column));
  if (doubtful.length === 0 || doubtful.length === chosen.length) return;
  problems.add({
    code: 'doubtful-samples',
    severity: 'warning',
    what: `分组中的${quoteList(doubtful.map((column) => layout.header[column]!))}看起来不是样本，而是特征的说明（如保留时间、质荷比）或其他列的合计、平均`,
    remedy: '如果不是样本，请从分组中去掉后再运行',
    count: doubtful.length,
  });
}
