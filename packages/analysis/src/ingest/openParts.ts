import type { Format } from './formats.ts';
import { readHdf5Table } from './hdf5/readHdf5.ts';
import { tableOf } from './parts/answer.ts';
import type { FileParts } from './parts/content.ts';
import { rdsParts } from './rds/rdsParts.ts';
import { indexRows } from './text/indexRows.ts';
import { DELIMITERS } from './text/sniffDelimiter.ts';
import type { IngestSource, OpenedTable } from './openedTable.ts';

/** The parts of the file take the place of sheets: the tables that describe cells and genes, and every matrix. */
export async function openHdf5(file: Buffer, source: IngestSource): Promise<OpenedTable> {
  const { bytes, guessed, remarks, sheet, sheets } = await readHdf5Table(file, source.sheet);
  const opened = ofWorkbook(
    'hdf5',
    sheets.map((name) => ({ name, hidden: false })),
    sheet,
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    source,
  );
  return { ...opened, sheetGuessed: guessed, remarks };
}

export function openRds(file: Buffer, source: IngestSource): OpenedTable {
  return ofParts('rds', rdsParts(file), source);
}

/** The parts of the file take the place of sheets. */
export function ofParts(format: Format, parts: FileParts, source: IngestSource): OpenedTable {
  const { bytes, guessed, remarks, sheet, sheets } = tableOf(parts, source.sheet);
  const opened = ofWorkbook(
    format,
    sheets.map((name) => ({ name, hidden: false })),
    sheet,
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    source,
  );
  return { ...opened, sheetGuessed: guessed, remarks };
}

export function ofWorkbook(
  format: Format,
  sheets: OpenedTable['sheets'],
  sheet: string,
  bytes: Buffer,
  source: IngestSource,
): OpenedTable {
  return {
    format,
    encoding: null,
    encodingGuessed: false,
    delimiter: null,
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    sheet,
    sheetGuessed: source.sheet === undefined && sheets.filter(({ hidden }) => !hidden).length > 1,
    grid: indexRows(bytes, DELIMITERS.tab, { comments: false, padsShortRows: true }),
  };
}
