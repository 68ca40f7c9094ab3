import { checkCellCount, checkSheetPlace, checkTextSize } from '../limits.ts';
import { createTableWriter } from '../text/byteWriter.ts';
import { serialToIso } from '../xlsx/dates.ts';
import { damaged } from './compoundFile.ts';
import { RECORD, recordsOf } from './records.ts';
import type { XlsSheet, XlsWorkbook } from './readXls.ts';
import { TextReader } from './strings.ts';

const COLUMNS = 256;
const ERRORS: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};
/** The bytes of a cell's record before its value, and the fewest there are with it. */
const LEAST: Readonly<Record<number, number>> = {
  [RECORD.number]: 14,
  [RECORD.shortNumber]: 10,
  [RECORD.sharedLabel]: 10,
  [RECORD.label]: 9,
  [RECORD.richLabel]: 9,
  [RECORD.truthOrError]: 8,
  [RECORD.formula]: 14,
  [RECORD.manyNumbers]: 6,
};

/**
 * One sheet as tab-separated bytes, as xlsx is read: numbers with the shortest digits that say them, formulas by their
 * last value, dates as ISO text, errors as they are shown; cells with a format but no content are not there.
 *
 * @throws {InputError} When the sheet is damaged, or has more cells or text than is read.
 */
export function readXlsSheet(workbook: XlsWorkbook, sheet: XlsSheet): Buffer {
  const { stream } = workbook;
  const writer = createTableWriter(checkCellCount);
  const cells = cellsOf(stream, sheet.offset);
  checkTextSize(sharedLength(workbook, cells));
  for (const { at, id, place, text } of inOrder(cells)) {
    const content = id === RECORD.formula && text > 0 ? formulaText(stream, text) : cellContent(workbook, id, at);
    if (content.trim() === '') continue;
    const row = Math.floor(place / COLUMNS) + 1;
    const column = (place % COLUMNS) + 1;
    checkSheetPlace(row, column);
    writer.cell(row, column, content);
  }
  return writer.finish();
}

/** How long the shared texts are together, each as often as a cell shows it. */
function sharedLength({ stream, strings }: XlsWorkbook, { count, ids, offsets }: CellList): number {
  let length = 0;
  for (let cell = 0; cell < count; cell += 1)
    if (ids[cell] === RECORD.sharedLabel) length += strings[stream.readUInt32LE(offsets[cell]! + 2)]?.length ?? 0;
  return length;
}

type CellList = {
  readonly places: Uint32Array;
  readonly offsets: Uint32Array;
  readonly ids: Uint16Array;
  readonly texts: Uint32Array;
  readonly count: number;
};
type Cell = {
  /** Row × 256 + column. */
  readonly place: number;
  readonly id: number;
  /** Where its style and then its value stand. */
  readonly at: number;
  /** Of a formula with a text: where that record begins. */
  readonly text: number;
};

/** The cells of a sheet in the order of the file. */
function cellsOf(stream: Buffer, offset: number): CellList {
  let places = new Uint32Array(1024);
  let offsets = new Uint32Array(1024);
  let ids = new Uint16Array(1024);
  let texts = new Uint32Array(1024);
  let count = 0;
  const add = (place: number, at: number, id: number): void => {
    if (count === places.length) {
      [places, offsets, texts] = [widened(places), widened(offsets), widened(texts)];
      const larger = new Uint16Array(count * 2);
      larger.set(ids);
      ids = larger;
    }
    places[count] = place;
    offsets[count] = at;
    ids[count] = id;
    count += 1;
  };
  let begun = false;
  let depth = 0;
  for (const { end, id, start } of recordsOf(stream, offset)) {
    // Charts in a sheet are parts of their own inside it.
    if (id === RECORD.begin) depth += 1;
    if (id === RECORD.endOfPart) depth -= 1;
    if (depth <= 0) break;
    begun = true;
    if (depth > 1) continue;
    if (id === RECORD.formulaText && count > 0 && ids[count - 1] === RECORD.formula) texts[count - 1] = start;
    const least = LEAST[id];
    if (least === undefined) continue;
    if (end - start < least) throw damaged('单元格的记录不完整');
    const place = stream.readUInt16LE(start) * COLUMNS + stream.readUInt16LE(start + 2);
    if (stream.readUInt16LE(start + 2) >= COLUMNS) throw damaged('单元格的位置超出了工作表');
    if (id !== RECORD.manyNumbers) {
      add(place, start + 4, id);
      continue;
    }
    const last = (place % COLUMNS) + Math.floor((end - start - 6) / 6) - 1;
    if (last >= COLUMNS) throw damaged('单元格的位置超出了工作表');
    for (let at = start + 4, next = place; at + 6 <= end - 2; at += 6, next += 1) add(next, at, RECORD.shortNumber);
  }
  if (!begun) throw damaged('找不到工作表的内容');
  return { places, offsets, ids, texts, count };
}

/** Row by row, as they nearly always are; the later of two cells in one place counts. */
function* inOrder({ count, ids, offsets, places, texts }: CellList): Generator<Cell> {
  let sorted = true;
  for (let at = 1; at < count && sorted; at += 1) sorted = places[at]! > places[at - 1]!;
  const order = sorted
    ? undefined
    : Uint32Array.from({ length: count }, (_, at) => at).toSorted((a, b) => places[a]! - places[b]! || b - a);
  let before = -1;
  for (let index = 0; index < count; index += 1) {
    const cell = order ? order[index]! : index;
    const place = places[cell]!;
    if (place === before) continue;
    before = place;
    yield { place, id: ids[cell]!, at: offsets[cell]!, text: texts[cell]! };
  }
}

function cellContent({ dateStyles, from1904, stream, strings }: XlsWorkbook, id: number, at: number): string {
  const style = stream.readUInt16LE(at);
  const value = at + 2;
  const number = (read: number): string => (dateStyles[style] ? serialToIso(read, from1904) : String(read));
  switch (id) {
    case RECORD.sharedLabel:
      return strings[stream.readUInt32LE(value)] ?? '';
    case RECORD.label:
    case RECORD.richLabel:
      return new TextReader(stream, value, endOfRecord(stream, at)).text();
    case RECORD.number:
      return number(stream.readDoubleLE(value));
    case RECORD.shortNumber:
      return number(shortNumber(stream.readInt32LE(value)));
    case RECORD.truthOrError:
      return truthOrError(stream[value]!, stream[value + 1] === 1);
    default:
      // A formula's value: a number, or what is no number, marked by its last two bytes.
      if (stream.readUInt16LE(value + 6) !== 0xffff) return number(stream.readDoubleLE(value));
      return stream[value] === 1 || stream[value] === 2 ? truthOrError(stream[value + 2]!, stream[value] === 2) : '';
  }
}

/** The end of a cell's record; `at` stands behind its header, row and column. */
const endOfRecord = (stream: Buffer, at: number): number => at - 4 + stream.readUInt16LE(at - 6);

const truthOrError = (code: number, isError: boolean): string =>
  isError ? (ERRORS[code] ?? '#VALUE!') : code === 0 ? 'FALSE' : 'TRUE';

/** The text record that follows a formula. */
const formulaText = (stream: Buffer, start: number): string =>
  new TextReader(stream, start, start + stream.readUInt16LE(start - 2)).text();

/**
 * A number in 30 bits: an integer or the upper half of a double, and whether it is to be divided by 100. [MS-XLS]
 * 2.5.218 RkNumber.
 */
function shortNumber(bits: number): number {
  let value = bits >> 2;
  if ((bits & 2) === 0) {
    scratch.setInt32(0, bits & ~3);
    value = scratch.getFloat64(0);
  }
  return bits & 1 ? value / 100 : value;
}
const scratch = new DataView(new ArrayBuffer(8));

function widened(values: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(values.length * 2);
  larger.set(values);
  return larger;
}
