import type { Groups } from '../../model/index.ts';
import { joinToGroups, type SampleJoin } from '../../groups/index.ts';
import type { EffectLog } from '../effectLog.ts';
import type { OpenedTable } from '../openedTable.ts';
import { cellName, quoteList, type ProblemList } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import { placeOf, rowCells, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import type { ScanPlan } from './scanValues.ts';

const TRANSPOSE = offerOf('orientation');

type Shape = {
  readonly opened: OpenedTable;
  readonly features: number;
  readonly samples: number;
  readonly columns: number;
  readonly groups: Groups | undefined;
};

/** Refuses what is too small to be a matrix, and asks when a table looks as if samples were in its rows. */
export function checkShape({ opened, features, samples, columns, groups }: Shape, problems: ProblemList): void {
  if (columns === 1) {
    const wide = rowCells(opened.grid, 0, 0, 1)[0]!.includes('，');
    problems.add({
      code: 'one-column',
      severity: 'error',
      row: 1,
      what: features === 0 ? '表格只有 1 行 1 列' : '表格只有一列，没有找到制表符、逗号、分号或竖线这样的分隔符',
      remedy: wide
        ? '分隔符是全角逗号，请在原文件中全部替换成半角逗号后重新上传'
        : '矩阵需要一列特征编号和至少一列样本；请检查分隔符，或重新导出后上传',
    });
    return;
  }
  if (features === 0) {
    problems.add({
      code: 'no-features',
      severity: 'error',
      row: 1,
      what: '表格只有表头，没有数据行',
      remedy: opened.sheets.length > 1 ? '请确认选对了工作表' : '请检查导出是否完整，再重新上传',
    });
    return;
  }
  if (samples === 0 && !groups) {
    problems.add({
      code: 'no-samples',
      severity: 'error',
      what: '除特征编号外没有数值列',
      remedy: '请确认这是矩阵（特征 × 样本）；如果小数点或分隔符写法特殊，请在原文件中改正后重新上传',
    });
  }
}

/** Says that the samples are in the rows, when the groups name the rows rather than the columns. */
export function hintOrientation(
  ids: readonly string[],
  groups: Groups,
  join: SampleJoin,
  problems: ProblemList,
): boolean {
  if (join.pairs.length > 0) return false;
  const { pairs } = joinToGroups(ids, groups);
  if (pairs.length === 0) return false;
  problems.add({
    code: 'samples-in-rows',
    severity: 'error',
    what: `分组表中的样本（${quoteList(
      pairs.map(({ right }) => groups.samples[right]!),
      3,
    )}）在矩阵的第一列，而不在表头：样本在行、特征在列`,
    remedy: '矩阵应当每行一个特征、每列一个样本；请选择转置，或在原文件中行列互换后重新上传',
    repair: { ...TRANSPOSE, suggested: 'transpose' },
  });
  return true;
}

/** Reports rows whose number of cells differs from the header's; short rows can be filled up as missing. */
export function raggedReporter(
  grid: Grid,
  { header, headerShort }: Layout,
  repairs: Readonly<Record<string, string>>,
  problems: ProblemList,
  effects?: EffectLog,
): ScanPlan['onRagged'] {
  return (row, cells, extra) => {
    const short = cells < header.length;
    if (short && (grid.padsShortRows || header.length === 1)) return;
    if (short && repairs['ragged-row'] === 'fill') {
      effects?.note('ragged-row', `${cells} 格`, `${header.length} 格`, () => placeOf(grid, row, cells - 1));
      return;
    }
    if (!short && !extra) return;
    const place = placeOf(grid, row, Math.min(cells, header.length + (short ? 0 : 1)) - 1);
    problems.add({
      code: 'ragged-row',
      severity: 'error',
      ...place,
      cell: cellName(place.row, place.column),
      what: `第 ${place.row} 行有 ${cells} 格，表头有 ${header.length} 格${headerShort ? '（含省略的编号列）' : ''}，${short ? '少' : '多'} ${Math.abs(header.length - cells)} 格`,
      remedy: short
        ? '请检查这一行是否漏了分隔符；确定只是末尾缺少数值时，可以按缺失补齐'
        : '请检查这一行的名称里是否有没加引号的分隔符，改正后重新上传',
      ...(short ? { repair: offerOf('ragged-row') } : {}),
    });
  };
}
