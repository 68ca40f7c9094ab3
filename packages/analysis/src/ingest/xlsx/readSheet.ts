import { checkCellCount, checkSheetPlace } from '../limits.ts';
import { createTableWriter } from '../text/byteWriter.ts';
import { cellText } from './cellText.ts';
import type { Archive } from './archive.ts';
import { serialToIso } from './dates.ts';
import { readXml } from './readXml.ts';
import { scanSheet } from './scanSheet.ts';
import type { ScannedCell } from './sheetBytes.ts';
import type { SheetEntry, Workbook } from './workbook.ts';

/**
 * One sheet as tab-separated bytes. Numbers keep the digits of the file, formulas their last value, dates become ISO
 * text; cells with a format but no content are not there.
 *
 * @throws {InputError} When the sheet has more rows, columns or cells than are read.
 */
export async function readSheet(archive: Archive, workbook: Workbook, sheet: SheetEntry): Promise<Buffer> {
  return (await readPlain(archive, workbook, sheet)) ?? readAny(archive, workbook, sheet);
}

/** A sheet written in the plain way; `undefined` when it is not. */
async function readPlain(archive: Archive, workbook: Workbook, sheet: SheetEntry): Promise<Buffer | undefined> {
  const writer = createTableWriter(checkCellCount);
  let known = true;
  const onCell = (cell: ScannedCell): void => {
    const { bytes, column, end, row, start, style, type } = cell;
    if (cell.plain && type !== 's' && type !== 'b' && !(type === 'n' && isDate(workbook, style))) {
      if (isBlank(bytes, start, end)) return;
      checkSheetPlace(row, column);
      writer.bytes(row, column, bytes, start, end);
      return;
    }
    const value = cellText(cell);
    known &&= value !== undefined;
    const text = cellContent(workbook, type, style, value ?? '');
    if (text.trim() === '') return;
    checkSheetPlace(row, column);
    writer.cell(row, column, text);
  };
  const onNumbers = (row: number, column: number, count: number, texts: Buffer): void => {
    checkSheetPlace(row, column + count - 1);
    writer.neighbours(row, column, count, texts);
  };
  const plain = await scanSheet(archive.read(sheet.path), { onCell, onNumbers, dateStyles: workbook.dateStyles });
  return plain && known ? writer.finish() : undefined;
}

function isBlank(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at]! > 32) return false;
  return true;
}

/** Any sheet, by a parser of XML. */
async function readAny(archive: Archive, workbook: Workbook, sheet: SheetEntry): Promise<Buffer> {
  const writer = createTableWriter(checkCellCount);
  let row = 0;
  let column = 0;
  let type = '';
  let style = -1;
  let value = '';
  let collecting = false;

  await readXml(archive.read(sheet.path), {
    open: (name, attributes) => {
      if (name === 'c') {
        const place = parseReference(attributes['r']);
        row = place?.row ?? row;
        column = place?.column ?? column + 1;
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? -1);
        value = '';
      } else if (name === 'row') {
        row = Number(attributes['r'] ?? row + 1);
        column = 0;
      }
      collecting = name === 'v' || name === 't';
    },
    text: (text) => {
      if (collecting) value += text;
    },
    close: (name) => {
      collecting = false;
      if (name !== 'c' || value === '') return;
      const text = cellContent(workbook, type, style, value);
      if (text.trim() === '') return;
      checkSheetPlace(row, column);
      writer.cell(row, column, text);
    },
  });
  return writer.finish();
}

/** A cell without a style has number −1, which must not be looked up in an array. */
const isDate = ({ dateStyles }: Workbook, style: number): boolean => style >= 0 && dateStyles[style] === true;

function cellContent(workbook: Workbook, type: string, style: number, value: string): string {
  if (type === 's') return workbook.strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'n' && isDate(workbook, style)) return serialToIso(Number(value), workbook.from1904);
  return value;
}

function parseReference(reference: string | undefined): { row: number; column: number } | undefined {
  if (reference === undefined) return undefined;
  let column = 0;
  let at = 0;
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  const row = Number(reference.slice(at));
  return at > 0 && row > 0 ? { row, column } : undefined;
}
