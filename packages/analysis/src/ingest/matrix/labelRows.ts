import type { EffectLog } from '../effectLog.ts';
import { cellName, describePlace, quote, type ProblemList } from '../problems/index.ts';
import { offerOf, type Repairs } from '../repairs.ts';
import { placeOf, rowCells, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { patchGrid } from '../text/patchGrid.ts';

const LABELS = /^(?:labels?|class(?:es)?|groups?|condition|phenotype|分组|组别|类别)$/iu;

/**
 * Rows of groups below the header, as MetaboAnalyst writes them: they are no features, so they are never read as such.
 */
export function withoutLabelRows(
  grid: Grid,
  { header, headerRow }: Layout,
  repairs: Repairs,
  problems: ProblemList,
  effects: EffectLog,
): Grid {
  const isWord = (text: string): boolean => text !== '' && !Number.isFinite(Number(text));
  const rows = [headerRow + 1, headerRow + 2].filter((row) => {
    if (row >= grid.starts.length) return false;
    const [name, ...cells] = rowCells(grid, row, 0, header.length);
    return LABELS.test(name!) && cells.length > 1 && cells.filter(isWord).length > cells.length / 2;
  });
  if (rows.length === 0) return grid;
  for (const row of rows) {
    const place = placeOf(grid, row, 0);
    const name = rowCells(grid, row, 0, 1)[0]!;
    if (repairs['label-rows'] === 'drop') {
      effects.note('label-rows', name, '删去', place);
      continue;
    }
    problems.add({
      code: 'label-row',
      severity: 'error',
      ...place,
      cell: cellName(place.row, place.column),
      what: `${describePlace(place)}的${quote(name)}这一行是分组，不是特征`,
      remedy: '请删去这一行，并在“样本分组”中设置分组',
      repair: offerOf('label-rows'),
    });
  }
  return patchGrid(grid, { patches: [], padding: new Map(), dropped: new Set(rows) });
}
