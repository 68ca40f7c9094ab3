import { failure } from './formats.ts';

/**
 * What a table and an archive may hold at most (SEC-33, SEC-34): room for 60,000 features × 500 samples and for the
 * annotation of a genome, 2.3 million rows.
 */
export const LIMITS = {
  rows: 3_000_000,
  columns: 16_384,
  cells: 40_000_000,
  archiveEntries: 2_000,
  archiveBytes: 512 * 1024 * 1024,
  archiveRatio: 200,
} as const;

/** No sheet of a workbook has more rows. */
const sheetRows = 1_048_576;

/** @throws {InputError} When a cell lies outside any sheet. */
export function checkSheetPlace(row: number, column: number): void {
  if (row > sheetRows || column > LIMITS.columns) throw tooLarge('单元格的位置超出了工作表的范围');
}

/** @throws {InputError} When a table is larger than what is read. */
export function checkTableSize(rows: number, columns: number): void {
  const say = (value: number) => value.toLocaleString('en-US');
  if (rows > LIMITS.rows) throw tooLarge(`${say(rows)} 行，最多 ${say(LIMITS.rows)} 行`);
  if (columns > LIMITS.columns) throw tooLarge(`${say(columns)} 列，最多 ${say(LIMITS.columns)} 列`);
  if (rows * columns > LIMITS.cells) {
    throw tooLarge(`${say(rows)} 行 × ${say(columns)} 列，共 ${say(rows * columns)} 格，最多 ${say(LIMITS.cells)} 格`);
  }
}

/** @throws {InputError} When more cells were written than a table may have. */
export function checkCellCount(cells: number): void {
  if (cells > LIMITS.cells) {
    throw tooLarge(`超过 ${LIMITS.cells.toLocaleString('en-US')} 格`);
  }
}

/**
 * @throws {InputError} When the text of a table is longer than an archive may be: cells that share one long text can
 * make a small file a large table.
 */
export function checkTextSize(bytes: number): void {
  if (bytes > LIMITS.archiveBytes) throw tooLarge('展开后超过 512 MB');
}

function tooLarge(what: string) {
  return failure({ code: 'table-too-large', what: `表格太大：${what}`, remedy: '请先筛选需要的特征或样本，再上传' });
}
