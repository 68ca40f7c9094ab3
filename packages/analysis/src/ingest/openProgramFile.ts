import { fastaTable } from './fasta.ts';
import { noClasses, noSequences } from './formats.ts';
import { clsTable } from './groups/cls.ts';
import { krakenTable } from './kraken.ts';
import { mzTabParts } from './mztab.ts';
import { decodeText } from './text/decodeText.ts';
import type { IngestSource, OpenedTable } from './openedTable.ts';
import { pickSheet } from './pickSheet.ts';

const textOf = (file: Buffer, source: IngestSource): string => decodeText(file, source.encoding).bytes.toString('utf8');

export function openKraken(file: Buffer, source: IngestSource): OpenedTable {
  const { bytes, encoding, guessed } = decodeText(file, source.encoding);
  return {
    format: 'kraken',
    encoding,
    encodingGuessed: guessed,
    delimiter: 'tab',
    sheets: [],
    sheet: null,
    sheetGuessed: false,
    ...krakenTable(bytes.toString('utf8'), source.name),
  };
}

/** @throws {InputError} Where values are expected. */
export function openFasta(file: Buffer, source: IngestSource): OpenedTable {
  if (!source.sequences) throw noSequences();
  const { bytes, encoding, guessed } = decodeText(file, source.encoding);
  return {
    format: 'fasta',
    encoding,
    encodingGuessed: guessed,
    delimiter: null,
    sheets: [],
    sheet: null,
    sheetGuessed: false,
    ...fastaTable(bytes.toString('utf8')),
  };
}

/** @throws {InputError} Where groups are not expected. */
export function openCls(file: Buffer, source: IngestSource): OpenedTable {
  if (!source.classes) throw noClasses();
  const { bytes, encoding, guessed } = decodeText(file, source.encoding);
  return {
    format: 'cls',
    encoding,
    encodingGuessed: guessed,
    delimiter: null,
    sheets: [],
    sheet: null,
    sheetGuessed: false,
    grid: clsTable(bytes.toString('utf8')),
  };
}

/** The sections with quantities take the place of sheets. */
export function openMzTab(file: Buffer, source: IngestSource): OpenedTable {
  const parts = mzTabParts(textOf(file, source));
  const sheets = parts.map(({ name }) => ({ name, hidden: false }));
  const { index, sheet } = pickSheet(sheets, source.sheet);
  const { grid, remarks } = parts[index]!.read();
  return {
    format: 'mztab',
    encoding: null,
    encodingGuessed: false,
    delimiter: null,
    sheets,
    sheet,
    sheetGuessed: source.sheet === undefined && sheets.length > 1,
    grid,
    remarks,
  };
}
