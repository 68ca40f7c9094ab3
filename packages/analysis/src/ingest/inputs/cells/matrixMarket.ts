import { failure } from '../../formats.ts';
import { parseDouble } from '../../text/parseDouble.ts';
import { EntryList } from './entries.ts';

export type MatrixMarket = { readonly rows: number; readonly columns: number; readonly entries: EntryList };

const NEWLINE = 10;
const SPACE = 32;
const [ZERO, NINE] = [48, 57];
const most = { cells: 1_000_000, entries: 200_000_000 };

/**
 * Reads a MatrixMarket coordinate file of general form, integer or real (Boisvert et al. 1996, NISTIR 5935); explicit zeros are dropped.
 *
 * @throws {InputError} For any other form, and for a line that is not `row column value` within the size announced.
 */
export function readMatrixMarket(bytes: Buffer): MatrixMarket {
  const headEnd = bytes.indexOf(NEWLINE);
  const head = bytes.toString('latin1', 0, headEnd < 0 ? bytes.length : headEnd).trim();
  if (!/^%%MatrixMarket\s+matrix\s+coordinate\s+(?:integer|real)\s+general$/i.test(head)) {
    throw failure({ code: 'mtx-form', what: `matrix.mtx 的第一行是“${head.slice(0, 80)}”，不是稀疏计数矩阵`, remedy: '需要“%%MatrixMarket matrix coordinate integer general”；请用 Cell Ranger、STARsolo 或 R 的 writeMM 重新导出' });
  }
  let at = headEnd + 1;
  let line = 2;
  const lineEnd = (): number => {
    const found = bytes.indexOf(NEWLINE, at);
    return found < 0 ? bytes.length : found;
  };
  while (at < bytes.length && bytes[at] === 37) {
    at = lineEnd() + 1;
    line += 1;
  }
  const size = bytes.toString('latin1', at, lineEnd()).trim().split(/\s+/).map(Number);
  const [rows, columns, announced] = size as [number, number, number];
  if (size.length !== 3 || !size.every((value) => Number.isInteger(value) && value >= 0)) {
    throw failure({ code: 'mtx-size', what: `matrix.mtx 的第 ${line} 行应当写“行数 列数 非零个数”`, remedy: '请重新导出 matrix.mtx' });
  }
  if (rows > most.cells || columns > most.cells || announced > most.entries) {
    throw failure({ code: 'mtx-too-large', what: `matrix.mtx 太大：${rows} 行 × ${columns} 列，${announced} 个非零值`, remedy: '请先去掉空液滴（使用 filtered 文件夹），再上传' });
  }
  at = lineEnd() + 1;
  // A line has six bytes at least, so that a size that is not true takes no memory.
  const entries = new EntryList(Math.min(announced, Math.ceil((bytes.length - at) / 6)));
  let read = 0;
  while (at < bytes.length) {
    const next = readCount(bytes, at, rows, columns, entries);
    if (next > at) {
      line += 1;
      read += 1;
      at = next;
      continue;
    }
    const end = lineEnd();
    line += 1;
    if (readEntry(bytes, at, end, line, rows, columns, entries)) read += 1;
    at = end + 1;
  }
  if (read !== announced) throw failure({ code: 'mtx-count', what: `matrix.mtx 声明有 ${announced} 个值，实际有 ${read} 个`, remedy: '文件可能没有传完，请重新下载或导出' });
  return { rows, columns, entries };
}

/**
 * A line of three short whole numbers with one space between, as programs write it.
 *
 * @returns Where the next line begins; `from` when the line is written otherwise, and has to be read by `readEntry`.
 */
function readCount(bytes: Buffer, from: number, rows: number, columns: number, entries: EntryList): number {
  let at = from;
  let byte = bytes[at]!;
  let row = 0;
  for (const end = at + 9; at < end && byte >= ZERO && byte <= NINE; byte = bytes[++at]!) row = (row * 10 + byte - ZERO) | 0;
  if (byte !== SPACE) return from;
  byte = bytes[++at]!;
  let column = 0;
  for (const end = at + 9; at < end && byte >= ZERO && byte <= NINE; byte = bytes[++at]!) column = (column * 10 + byte - ZERO) | 0;
  if (byte !== SPACE) return from;
  byte = bytes[++at]!;
  let value = 0;
  for (const end = at + 9; at < end && byte >= ZERO && byte <= NINE; byte = bytes[++at]!) value = (value * 10 + byte - ZERO) | 0;
  if (byte !== NEWLINE || bytes[at - 1] === SPACE || row < 1 || row > rows || column < 1 || column > columns) return from;
  if (value !== 0) entries.add(row - 1, column - 1, value);
  return at + 1;
}

/** @returns False for a blank line. */
function readEntry(bytes: Buffer, start: number, lineEnd: number, line: number, rows: number, columns: number, entries: EntryList): boolean {
  let end = lineEnd;
  while (end > start && bytes[end - 1]! <= SPACE) end -= 1;
  let at = start;
  const word = (): number => {
    while (at < end && bytes[at]! <= SPACE) at += 1;
    const from = at;
    while (at < end && bytes[at]! > SPACE) at += 1;
    return parseDouble(bytes, from, at);
  };
  if (end === start) return false;
  const [row, column, value] = [word(), word(), word()];
  const fits = Number.isInteger(row) && Number.isInteger(column) && row >= 1 && row <= rows && column >= 1 && column <= columns && Number.isFinite(value) && at === end;
  if (!fits) {
    throw failure({ code: 'mtx-line', what: `matrix.mtx 的第 ${line} 行“${bytes.toString('latin1', start, Math.min(end, start + 60))}”应当是“行 列 计数”，且在 ${rows} 行 × ${columns} 列之内`, remedy: '请重新导出 matrix.mtx' });
  }
  if (value !== 0) entries.add(row - 1, column - 1, value);
  return true;
}
