import { inputName, type InputKind, type InputProblem } from '../../model/index.ts';
import type { Grid } from '../text/grid.ts';
import { kindOf, type TableKind } from './kindOf.ts';

const names: Readonly<Record<TableKind, string>> = {
  taxonomy: '物种注释表（每行一个特征和它的各级分类）',
  distance: '距离矩阵（行列是同样的名称）',
  groups: '样本分组表（每行一个样本和它的分组）',
  sets: '功能集合（GMT，每行一个集合和它的成员）',
  differences: '差异分析结果表（含差异倍数与 P 值）',
  matrix: '数据表（特征 × 样本的数值）',
};
/** Where a table of this kind belongs. */
const belongs: Readonly<Record<TableKind, InputKind>> = {
  taxonomy: 'taxonomy',
  distance: 'distance',
  groups: 'groups',
  sets: 'sets',
  differences: 'records',
  matrix: 'matrix',
};

/** Which kinds are plainly wrong for an input; others may be read as it, such as the names of a table as a list. */
const wrong: Readonly<Partial<Record<InputKind, readonly TableKind[]>>> = {
  matrix: ['taxonomy', 'groups', 'sets'],
  matrix2: ['taxonomy', 'groups', 'sets'],
  groups: ['taxonomy', 'distance', 'sets', 'differences', 'matrix'],
  taxonomy: ['distance', 'groups', 'sets', 'differences', 'matrix'],
  distance: ['taxonomy', 'groups', 'sets', 'differences'],
  env: ['taxonomy', 'distance', 'sets', 'differences'],
  sets: ['distance', 'groups', 'matrix'],
  edges: ['taxonomy', 'distance', 'groups', 'sets', 'matrix'],
  ranked: ['taxonomy', 'distance', 'groups', 'sets'],
};

/** Says what a table is that was given for something else; `undefined` when it may be what was asked for. */
export function otherKind(grid: Grid, wanted: InputKind): InputProblem | undefined {
  const kinds = wrong[wanted];
  const found = kinds && kindOf(grid);
  if (!found || !kinds.includes(found)) return undefined;
  const place = belongs[found];
  return {
    code: 'other-kind',
    severity: 'error',
    input: wanted,
    what: `这个文件看起来是${names[found]}，不是${inputName(wanted)}`,
    remedy: `请把它用作“${inputName(place)}”，并在这里选择${inputName(wanted)}的文件`,
  };
}
