import { describeRows } from '../../kernel/index.ts';
import type { Extent } from '../../scale/index.ts';
import { offerOf } from '../repairs.ts';
import { describePlace, quote, type ProblemList } from '../problems/index.ts';

type Checked = {
  readonly ids: readonly string[];
  readonly samples: readonly string[];
  readonly values: Float64Array;
  /** Whether some cells could not be read, so that the missing values are not known yet. */
  readonly incomplete: boolean;
};

/** Warns of features and samples that carry no information, and of zeros that look like missing values. */
export function checkValues(
  { ids, incomplete, samples, values }: Checked,
  placeOf: (feature: number) => { row: number; column: number },
  problems: ProblemList,
): { missing: number; extent: Extent } {
  const width = samples.length;
  const { counts, high, large, low, present, zeros } = describeRows(values, ids.length, width);
  let missing = 0;
  counts.forEach((count, feature) => {
    missing += width - count;
    if (width > 1 && ((count === 0 && !incomplete) || (low[feature] === high[feature] && count === width)))
      reportFlat(feature, count === 0, low[feature]!);
  });
  present.forEach((count, sample) => {
    if (count > 0 || incomplete || ids.length === 0) return;
    problems.add({
      code: 'all-missing-sample',
      severity: 'warning',
      what: `样本${quote(samples[sample]!)}的全部值都缺失`,
      remedy: '请检查这一列，或在分组表中去掉这个样本',
    });
  });
  const cells = ids.length * width;
  if (missing === 0 && zeros > cells * 0.05 && large > (cells - zeros) * 0.5) {
    problems.add({
      code: 'zeros',
      severity: 'warning',
      what: `有 ${zeros} 个 0（${((zeros / cells) * 100).toFixed(1)}%），其余多为很大的数，没有缺失值；有些软件（如 MaxQuant）用 0 表示没有测到`,
      remedy: '如果 0 表示没有测到，请选择按缺失处理',
      count: zeros,
      repair: offerOf('zeros'),
    });
  }
  let [lowest, highest] = [Infinity, -Infinity];
  counts.forEach((count, feature) => {
    if (count === 0) return;
    lowest = Math.min(lowest, low[feature]!);
    highest = Math.max(highest, high[feature]!);
  });
  return { missing, extent: { lowest, highest } };

  function reportFlat(feature: number, empty: boolean, value: number) {
    const place = placeOf(feature);
    problems.add({
      code: empty ? 'all-missing-row' : 'constant-row',
      severity: 'warning',
      ...place,
      what: empty
        ? `第 ${place.row} 行的特征${quote(ids[feature]!)}在所有样本中都缺失`
        : `${describePlace(place)}的特征${quote(ids[feature]!)}在所有样本中都是 ${value}`,
      remedy: empty ? '这样的特征不能参与计算，会被方法剔除并列出' : '没有变化的特征不能用于比较，方法会剔除或单独说明',
    });
  }
}
