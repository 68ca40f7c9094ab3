import { failure } from '../../formats.ts';
import { parseDouble } from '../../text/parseDouble.ts';
import { EntryList } from './entries.ts';

/** `most.cells` and `most.entries` are what a run on them fits into; the text itself is never held. */
const most = { cells: 1_000_000, entries: 120_000_000 };
const NEWLINE = 10;
const SPACE = 32;
const [ZERO, NINE] = [48, 57];

/**
 * A MatrixMarket coordinate file of general form, integer or real (Boisvert et al. 1996, NISTIR 5935), read piece by
 * piece, so that its text is never held whole. Explicit zeros are dropped.
 */
export class MatrixMarket {
  rows = 0;
  columns = 0;
  /** While entries arrive column by column with ascending rows: the count of each column. Else `undefined`. */
  counts: Int32Array | undefined;
  entries = new EntryList();
  #announced = -1;
  #read = 0;
  #line = 1;
  #rest: Buffer = Buffer.alloc(0);
  readonly #bytes: number;

  /** @param bytes - How long the file is, packed or not; it says how much room to make at first. */
  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /**
   * @throws {InputError} For any other form, and for a line that is not `row column value` within the size announced.
   */
  add(piece: Buffer): void {
    const last = piece.lastIndexOf(NEWLINE) + 1;
    if (last === 0) {
      this.#rest = Buffer.concat([this.#rest, piece]);
      // No line is as long as that.
      if (this.#rest.length > 1 << 20) this.#lines(this.#rest);
      return;
    }
    if (this.#rest.length === 0) this.#lines(piece.subarray(0, last));
    else {
      // Only the line that was split is joined, not the whole piece.
      const first = piece.indexOf(NEWLINE) + 1;
      this.#lines(Buffer.concat([this.#rest, piece.subarray(0, first)]));
      this.#lines(piece.subarray(first, last));
    }
    this.#rest = Buffer.from(piece.subarray(last));
  }

  /** @throws {InputError} When there is no size, or there are fewer or more entries than announced. */
  end(): void {
    this.#lines(this.#rest);
    if (this.#announced < 0) this.#start('');
    if (this.#read !== this.#announced)
      throw failure({
        code: 'mtx-count',
        what: `matrix.mtx 声明有 ${this.#announced} 个值，实际有 ${this.#read} 个`,
        remedy: '文件可能没有传完，请重新下载或导出',
      });
  }

  #lines(bytes: Buffer): void {
    let at = 0;
    while (at < bytes.length) {
      const next = this.#announced < 0 ? at : this.#count(bytes, at);
      if (next > at) {
        this.#line += 1;
        this.#read += 1;
        at = next;
        continue;
      }
      const found = bytes.indexOf(NEWLINE, at);
      const end = found < 0 ? bytes.length : found;
      if (this.#announced >= 0) this.#read += Number(this.#entry(bytes, at, end));
      else this.#start(bytes.toString('latin1', at, Math.min(end, at + 1000)).trim());
      this.#line += 1;
      at = end + 1;
    }
    if (this.#read > this.#announced && this.#announced >= 0)
      throw failure({
        code: 'mtx-count',
        what: `matrix.mtx 声明有 ${this.#announced} 个值，实际更多`,
        remedy: '请重新下载或导出 matrix.mtx',
      });
  }

  /** A line before the entries. */
  #start(line: string): void {
    if (this.#line === 1 && !/^%%MatrixMarket\s+matrix\s+coordinate\s+(?:integer|real)\s+general$/i.test(line)) {
      throw failure({
        code: 'mtx-form',
        what: `matrix.mtx 的第一行是“${line.slice(0, 80)}”，不是稀疏计数矩阵`,
        remedy:
          '需要“%%MatrixMarket matrix coordinate integer general”；请用 Cell Ranger、STARsolo 或 R 的 writeMM 重新导出',
      });
    }
    if (line.startsWith('%')) return;
    const size = line.split(/\s+/).map(Number);
    const [rows, columns, announced] = size as [number, number, number];
    if (size.length !== 3 || !size.every((value) => Number.isInteger(value) && value >= 0)) {
      throw failure({
        code: 'mtx-size',
        what: `matrix.mtx 的第 ${this.#line} 行应当写“行数 列数 非零个数”`,
        remedy: '请重新导出 matrix.mtx',
      });
    }
    const say = (value: number): string => value.toLocaleString('en-US');
    if (rows > most.cells || columns > most.cells || announced > most.entries) {
      throw failure({
        code: 'mtx-too-large',
        what: `matrix.mtx 太大：${say(rows)} 行 × ${say(columns)} 列，${say(announced)} 个非零值，最多 ${say(most.entries)} 个`,
        remedy: '请先去掉空液滴（使用 filtered 文件夹），或按样本拆分后再上传',
      });
    }
    Object.assign(this, { rows, columns, counts: new Int32Array(columns) });
    this.#announced = announced;
    // An entry has at least six bytes, compressed hardly less than two, so a false size gets no memory.
    this.entries = new EntryList(Math.min(announced, Math.ceil(this.#bytes / 2)), false);
  }

  #keep(row: number, column: number, value: number): void {
    const { entries } = this;
    const before = entries.length - 1;
    if (
      this.counts &&
      before >= 0 &&
      (column < this.#column || (column === this.#column && row <= entries.genes[before]!))
    ) {
      entries.setCells(this.counts);
      this.counts = undefined;
    }
    this.#column = column;
    if (this.counts) this.counts[column]! += 1;
    entries.add(row, column, value);
  }
  #column = 0;

  /**
   * A line of three short whole numbers with one space between, as programs write it.
   *
   * @returns Where the next line begins; `from` when the line is written otherwise, and has to be read by `#entry`.
   */
  #count(bytes: Buffer, from: number): number {
    let at = from;
    let byte = bytes[at]!;
    let row = 0;
    for (const end = at + 9; at < end && byte >= ZERO && byte <= NINE; byte = bytes[++at]!)
      row = (row * 10 + byte - ZERO) | 0;
    if (byte !== SPACE) return from;
    byte = bytes[++at]!;
    let column = 0;
    for (const end = at + 9; at < end && byte >= ZERO && byte <= NINE; byte = bytes[++at]!)
      column = (column * 10 + byte - ZERO) | 0;
    if (byte !== SPACE) return from;
    byte = bytes[++at]!;
    let value = 0;
    for (const end = at + 9; at < end && byte >= ZERO && byte <= NINE; byte = bytes[++at]!)
      value = (value * 10 + byte - ZERO) | 0;
    if (
      byte !== NEWLINE ||
      bytes[at - 1] === SPACE ||
      row < 1 ||
      row > this.rows ||
      column < 1 ||
      column > this.columns
    )
      return from;
    if (value !== 0) this.#keep(row - 1, column - 1, value);
    return at + 1;
  }

  /** @returns False for a blank line. */
  #entry(bytes: Buffer, start: number, lineEnd: number): boolean {
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
    const fits =
      Number.isInteger(row) &&
      Number.isInteger(column) &&
      row >= 1 &&
      row <= this.rows &&
      column >= 1 &&
      column <= this.columns &&
      Number.isFinite(value) &&
      at === end;
    if (!fits) {
      throw failure({
        code: 'mtx-line',
        what: `matrix.mtx 的第 ${this.#line} 行“${bytes.toString('latin1', start, Math.min(end, start + 60))}”应当是“行 列 计数”，且在 ${this.rows} 行 × ${this.columns} 列之内`,
        remedy: '请重新导出 matrix.mtx',
      });
    }
    if (value !== 0) this.#keep(row - 1, column - 1, value);
    return true;
  }
}
