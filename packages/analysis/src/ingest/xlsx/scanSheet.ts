import { SheetPiece } from './sheetPiece.ts';
import {
  AMPERSAND,
  BANG,
  CELL,
  DATA,
  DOUBLE,
  endOf,
  EQUALS,
  find,
  FORMULA,
  GREATER,
  INLINE,
  isEnd,
  LESS,
  more,
  readPlace,
  RETURN,
  root,
  ROW,
  type ScannedCell,
  SINGLE,
  SLASH,
  starts,
  Unusual,
  VALUE,
} from './sheetBytes.ts';

/** Receives the cells of a sheet in the order of the file. */
export type SheetListener = {
  readonly onCell: (cell: ScannedCell) => void;
  /**
   * Neighbours in a row, the first in `column`, that hold plain numbers: their texts, with a tab between them, to be
   * used at once.
   */
  readonly onNumbers: (row: number, column: number, count: number, texts: Buffer) => void;
  /** By style: whether its numbers are dates; those come as cells. */
  readonly dateStyles: readonly boolean[];
};

/**
 * Reads the cells of a worksheet from its bytes, about four times as fast as a parser of XML: spreadsheets write cells
 * in one plain way, `<c r="B2" s="1" t="s"><v>12</v></c>`, with a formula or an inline text at times.
 *
 * @returns False as soon as anything is written otherwise (comments, declarations, prefixes, other elements in a row or
 * cell, no end): the cells received so far are then void, and an XML parser has to read the sheet.
 */
export async function scanSheet(chunks: AsyncIterable<Buffer>, heard: SheetListener): Promise<boolean> {
  const piece = new SheetPiece(heard.dateStyles);
  const scanner = new SheetScanner(heard);
  const isSheet = (): boolean => root.test(piece.bytes.toString('utf8', 0, 512));
  try {
    let used = 0;
    let begun = false;
    for await (const chunk of chunks) {
      piece.add(used, chunk);
      used = 0;
      if (!begun) {
        if (piece.bytes.length < 512) continue;
        if (!isSheet()) return false;
        begun = true;
      }
      used = scanner.scan(piece);
    }
    piece.add(used, Buffer.alloc(0));
    if (!begun && !isSheet()) return false;
    const rest = piece.bytes.toString('latin1', scanner.scan(piece));
    return scanner.complete() && rest.trim() === '';
  } catch (error) {
    if (error instanceof Unusual) return false;
    throw error;
  }
}

class SheetScanner {
  readonly #heard: SheetListener;
  readonly #cell: ScannedCell = {
    row: 0,
    column: 0,
    type: 'n',
    style: -1,
    bytes: Buffer.alloc(0),
    start: 0,
    end: 0,
    plain: true,
  };
  #openRows = 0;
  #inData = false;
  #ended = false;

  constructor(heard: SheetListener) {
    this.#heard = heard;
  }

  complete(): boolean {
    return this.#ended && this.#openRows === 0;
  }

  /** @returns How many bytes were used; the rest must be passed again with the next piece. */
  scan(piece: SheetPiece): number {
    const { bytes } = piece;
    let at = bytes.indexOf(LESS);
    while (at >= 0) {
      const next = bytes[at + 1];
      // A name is complete only once the byte after it has arrived.
      if (at + 14 > bytes.length && !bytes.includes(GREATER, at)) return at;
      if (next === BANG || this.#ended) throw new Unusual();
      let end = at + 1;
      if (next === CELL && isEnd(bytes[at + 2]))
        end = this.#readNumbers(piece, at) ? piece.stop : this.#readCell(bytes, at);
      else if (starts(bytes, at, ROW) && isEnd(bytes[at + 4])) end = this.#readRow(bytes, at);
      else if (starts(bytes, at, endOf.row)) this.#openRows -= 1;
      else if (starts(bytes, at, endOf.sheet)) {
        this.#ended = true;
        return at + endOf.sheet.length;
      } else if (starts(bytes, at, endOf.data)) this.#inData = false;
      else if (this.#inData) throw new Unusual();
      else if (starts(bytes, at, DATA)) this.#inData = !bytes.subarray(at, find(bytes, GREATER, at)).includes(SLASH);
      if (end === more) return at;
      const from = end;
      at = find(bytes, LESS, from);
      if (at < 0) return from;
    }
    return bytes.length;
  }

  /** Plain numbers side by side, which are most of what a large table holds. @returns False when none begin here. */
  #readNumbers(piece: SheetPiece, at: number): boolean {
    const cell = this.#cell;
    const count = piece.readNumbers(at, cell.row, cell.column + 1);
    if (count === 0) return false;
    cell.column = piece.column;
    this.#heard.onNumbers(cell.row, cell.column - count + 1, count, piece.written.subarray(0, piece.end - 1));
    return true;
  }

  #readRow(bytes: Buffer, at: number): number {
    const close = find(bytes, GREATER, at);
    if (close < 0) return more;
    const written = /\sr=["'](\d+)["']/.exec(bytes.toString('latin1', at, close))?.[1];
    this.#cell.row = written === undefined ? this.#cell.row + 1 : Number(written);
    this.#cell.column = 0;
    if (bytes[close - 1] !== SLASH) this.#openRows += 1;
    return close + 1;
  }

  #readCell(bytes: Buffer, from: number): number {
    const cell = this.#cell;
    const [rowBefore, columnBefore] = [cell.row, cell.column];
    cell.type = 'n';
    cell.style = -1;
    let placed = false;
    let at = from + 2;
    for (;;) {
      while (bytes[at]! <= 32) at += 1;
      if (at >= bytes.length) break;
      if (bytes[at] === GREATER || bytes[at] === SLASH) break;
      const name = bytes[at]!;
      const quote = bytes[at + 2]!;
      // Only attributes of one letter matter.
      const equals = bytes[at + 1] === EQUALS ? at + 1 : find(bytes, EQUALS, at);
      const opening = bytes[equals + 1];
      const closing = equals < 0 || (opening !== DOUBLE && opening !== SINGLE) ? -1 : find(bytes, opening, equals + 2);
      if (closing < 0) {
        Object.assign(cell, { row: rowBefore, column: columnBefore });
        if (equals >= 0 && equals + 1 < bytes.length && opening !== DOUBLE && opening !== SINGLE) throw new Unusual();
        return more;
      }
      if (equals === at + 1 && quote === opening) {
        if (name === 114) {
          readPlace(bytes, equals + 2, closing, cell);
          placed = true;
        } else if (name === 115) cell.style = Number(bytes.toString('latin1', equals + 2, closing));
        else if (name === 116)
          cell.type =
            closing === equals + 3
              ? bytes[equals + 2] === 115
                ? 's'
                : String.fromCharCode(bytes[equals + 2]!)
              : bytes.toString('latin1', equals + 2, closing);
      }
      at = closing + 1;
    }
    if (!placed) cell.column += 1;
    const end =
      at >= bytes.length
        ? more
        : bytes[at] === SLASH
          ? at + 1 < bytes.length
            ? at + 2
            : more
          : this.#readContent(bytes, at + 1);
    if (end === more) Object.assign(cell, { row: rowBefore, column: columnBefore });
    return end;
  }

  /** What is between `<c …>` and `</c>`. */
  #readContent(bytes: Buffer, from: number): number {
    let [start, end] = [0, 0];
    let at = find(bytes, LESS, from);
    for (; at >= 0; at = find(bytes, LESS, at)) {
      if (at + 4 > bytes.length) return more;
      if (bytes[at + 1] === VALUE && bytes[at + 2] === GREATER) {
        if (end > 0) throw new Unusual();
        start = at + 3;
        end = find(bytes, LESS, start);
        if (end < 0 || end + 4 > bytes.length) return more;
        if (!starts(bytes, end, endOf.value)) throw new Unusual();
        at = end + 4;
      } else if (starts(bytes, at, endOf.cell)) {
        if (end > start) this.#tell(bytes, start, end);
        return at + 4;
      } else if (bytes[at + 1] === FORMULA && isEnd(bytes[at + 2])) {
        const close = find(bytes, GREATER, at);
        if (close < 0) return more;
        if (bytes[close - 1] === SLASH) at = close + 1;
        else {
          const next = find(bytes, LESS, close);
          if (next < 0 || next + 4 > bytes.length) return more;
          if (!starts(bytes, next, endOf.formula)) throw new Unusual();
          at = next + 4;
        }
      } else if (starts(bytes, at, INLINE)) {
        // A single text, as programs write it; text runs with fonts are left to the parser.
        if (end > 0) throw new Unusual();
        const close = find(bytes, GREATER, at + 4);
        if (close < 0) return more;
        if (bytes[at + 5] !== 116 || !isEnd(bytes[at + 6]) || bytes[at + 4] !== LESS || bytes[close - 1] === SLASH)
          throw new Unusual();
        start = close + 1;
        end = find(bytes, LESS, start);
        if (end < 0 || end + 9 > bytes.length) return more;
        if (!starts(bytes, end, endOf.text) || !starts(bytes, end + 4, endOf.inline)) throw new Unusual();
        at = end + 9;
      } else throw new Unusual();
    }
    return more;
  }

  #tell(bytes: Buffer, start: number, end: number): void {
    const cell = this.#cell;
    let plain = bytes[start]! < 128;
    for (let at = start; at < end; at += 1) if (bytes[at] === AMPERSAND || bytes[at] === RETURN) plain = false;
    cell.bytes = bytes;
    cell.start = start;
    cell.end = end;
    cell.plain = plain;
    this.#heard.onCell(cell);
  }
}
