/**
 * What a cell holds, as bytes of the part; `plain` when they stand for themselves: no entity, no line end, no letter
 * beyond ASCII first.
 */
export type ScannedCell = {
  row: number;
  column: number;
  type: string;
  style: number;
  bytes: Buffer;
  start: number;
  end: number;
  plain: boolean;
};

export const [LESS, GREATER, SLASH, BANG, AMPERSAND, RETURN, EQUALS, DOUBLE, SINGLE] = [
  60, 62, 47, 33, 38, 13, 61, 34, 39,
];
export const [ROW, CELL, VALUE, FORMULA, INLINE] = [Buffer.from('<row'), 99, 118, 102, Buffer.from('<is>')];
export const DATA = Buffer.from('<sheetData');
export const endOf = {
  value: Buffer.from('</v>'),
  cell: Buffer.from('</c>'),
  formula: Buffer.from('</f>'),
  inline: Buffer.from('</is>'),
  text: Buffer.from('</t>'),
  row: Buffer.from('</row>'),
  data: Buffer.from('</sheetData>'),
  sheet: Buffer.from('</worksheet>'),
};
export const root = /^\uFEFF?\s*(?:<\?xml[^<]*\?>\s*)?<worksheet[\s>]/;

export const starts = (bytes: Buffer, at: number, word: Buffer): boolean => {
  for (let i = 0; i < word.length; i += 1) if (bytes[at + i] !== word[i]) return false;
  return true;
};

/** Where a byte is next, −1 when it is not there. What is near is found before a search of the buffer has begun. */
export function find(bytes: Buffer, byte: number, from: number): number {
  const near = Math.min(from + 24, bytes.length);
  for (let at = from; at < near; at += 1) if (bytes[at] === byte) return at;
  return bytes.indexOf(byte, near);
}

/** The part is not written in the plain way. */
export class Unusual extends Error {}
/** The part goes on in the next piece. */
export const more = -1;

/** The end of an element's name. */
export const isEnd = (byte: number | undefined): boolean =>
  byte === GREATER || byte === SLASH || (byte !== undefined && byte <= 32);

/** A reference such as `AB12`. */
export function readPlace(bytes: Buffer, start: number, end: number, cell: ScannedCell): void {
  let column = 0;
  let at = start;
  for (; at < end; at += 1) {
    const letter = bytes[at]! & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  const firstDigit = at;
  let row = 0;
  for (; at < end && bytes[at]! >= 48 && bytes[at]! <= 57; at += 1) row = row * 10 + bytes[at]! - 48;
  if (at !== end || firstDigit === start || firstDigit === end || row === 0) throw new Unusual();
  cell.row = row;
  cell.column = column;
}
