import type { CellCounts } from '../../../model/index.ts';
import { failure } from '../../formats.ts';
import { openTable } from '../../openTable.ts';
import type { IngestSource } from '../../openedTable.ts';
import { cellName, describePlace, quote, type ProblemList } from '../../problems/index.ts';
import { cellEnd, cellText, placeOf, type Grid } from '../../text/grid.ts';
import { findLayout, type Layout } from '../../text/layout.ts';
import { missingKind } from '../../../missing/index.ts';
import { parseDouble } from '../../text/parseDouble.ts';
import { bySortedCells, EntryList } from './entries.ts';
import { checkCellNames, uniqueGenes } from './names.ts';

/**
 * A table of genes × cells; only what is not 0 is kept.
 * @throws {InputError} When it is no table, or holds no genes or cells.
 */
export async function readDenseCells(source: IngestSource, problems: ProblemList): Promise<CellCounts> {
  const { grid } = await openTable(source);
  const layout = findLayout(grid, problems);
  const cells = layout.header.slice(1);
  const first = layout.headerRow + 1;
  const count = grid.starts.length - first;
  if (cells.length === 0) {
    throw failure({
      code: 'one-column',
      what: '表格只有一列，没有找到制表符、逗号、分号或竖线这样的分隔符',
      remedy: '请提供基因 × 细胞的计数表（第一列基因名），或 matrix.mtx、barcodes.tsv、features.tsv 打包成的 zip',
    });
  }
  if (count <= 0)
    throw failure({ code: 'no-features', what: '表格只有表头，没有数据行', remedy: '请检查导出是否完整，再重新上传' });
  checkCellNames(cells, (i) => placeOf(grid, layout.headerRow, layout.headerShort ? i : i + 1), problems);

  const entries = new EntryList();
  const genes = Array.from({ length: count }, (_, gene) =>
    readRow(grid, first + gene, gene, layout, entries, problems),
  );
  return { genes: uniqueGenes(genes, problems), cells, ...bySortedCells(entries, cells.length) };
}

/** Reads one gene into `entries`; gives its name. */
function readRow(
  grid: Grid,
  row: number,
  gene: number,
  { header }: Layout,
  entries: EntryList,
  problems: ProblemList,
): string {
  const end = grid.ends[row]!;
  let start = grid.starts[row]!;
  let name = '';
  let column = 0;
  for (; start <= end; column += 1) {
    const stop = cellEnd(grid, start, end);
    if (column === 0) name = cellText(grid.bytes, start, stop);
    else if (column < header.length) {
      const value = parseDouble(grid.bytes, start, stop);
      const count = Number.isNaN(value) ? oddCount(grid, row, column, [start, stop], problems) : value;
      if (count !== 0) entries.add(gene, column - 1, count);
    } else if (stop > start) break;
    start = stop + 1;
  }
  const place = placeOf(grid, row, 0);
  if (name === '')
    problems.add({
      code: 'unnamed-gene',
      severity: 'error',
      ...place,
      what: `${describePlace(place)}没有基因名`,
      remedy: '请补上基因名，或删去这一行后重新上传',
    });
  if (column !== header.length && !(column < header.length && grid.padsShortRows)) {
    const fewer = column < header.length;
    problems.add({
      code: 'ragged-row',
      severity: 'error',
      ...place,
      what: `第 ${place.row} 行${fewer ? `只有 ${column} 格` : '的格数多于表头'}，表头有 ${header.length} 格`,
      remedy: '请检查这一行是否漏了或多了分隔符，改正后重新上传',
    });
  } else if (column < header.length) reportMissing(grid, row, column, problems);
  return name;
}

function reportMissing(grid: Grid, row: number, column: number, problems: ProblemList): void {
  const place = placeOf(grid, row, column);
  problems.add({
    code: 'missing-count',
    severity: 'error',
    ...place,
    cell: cellName(place.row, place.column),
    what: `${describePlace(place)}没有值；计数表里没有测到应当写 0`,
    remedy: '请确认缺失的原因：没有测到请填 0，导出不完整请重新导出',
  });
}

/** The count in a cell that is no plain number, such as one in quotes; 0 after reporting one that cannot be read. */
function oddCount(
  grid: Grid,
  row: number,
  column: number,
  [start, stop]: readonly [number, number],
  problems: ProblemList,
): number {
  const text = cellText(grid.bytes, start, stop);
  if (missingKind(text)) {
    reportMissing(grid, row, column, problems);
    return 0;
  }
  if (/^[+-]?[\d.]/.test(text) && Number.isFinite(Number(text))) return Number(text);
  const place = placeOf(grid, row, column);
  problems.add(
    {
      code: 'text-in-number',
      severity: 'error',
      ...place,
      cell: cellName(place.row, place.column),
      what: `${describePlace(place)}的${quote(text)}不是数字`,
      remedy: '除第一列基因名外，每一列应是一个细胞的计数；请删去注释列，或改正这一格后重新上传',
    },
    text,
  );
  return 0;
}
