import { InputError, type InputProblem } from '../model/index.ts';
import { artifactIn } from './artifact.ts';
import { fastaTable } from './fasta.ts';
import { detectFormat, failure, noClasses, noSequences, type Format } from './formats.ts';
import { clsTable } from './groups/cls.ts';
import { readHdf5Table } from './hdf5/readHdf5.ts';
import { declaredCharset, readHtmlTables } from './html/htmlTables.ts';
import { krakenTable } from './kraken.ts';
import { checkTableSize } from './limits.ts';
import { mzTabParts } from './mztab.ts';
import { tableOf } from './parts/answer.ts';
import type { FileParts } from './parts/content.ts';
import { fromProgenesis } from './progenesis.ts';
import { rdsParts } from './rds/rdsParts.ts';
import { biomText, recognise } from './special.ts';
import { isPacked, unpacked } from './unpacked.ts';
import { decodeText, ENCODINGS, type Encoding } from './text/decodeText.ts';
import { cellEnd, type Grid } from './text/grid.ts';
import { indexRows } from './text/indexRows.ts';
import { DELIMITERS, sniffDelimiter, type Delimiter } from './text/sniffDelimiter.ts';
import { checkWorkbook, openArchive } from './xlsx/archive.ts';
import { readSheet } from './xlsx/readSheet.ts';
import { readWorkbook } from './xlsx/workbook.ts';
import { readXls } from './xls/readXls.ts';
import { readXlsSheet } from './xls/readXlsSheet.ts';
import { zarrParts } from './zarr/zarrParts.ts';

/** A file as uploaded. What is not chosen is detected. */
export type IngestSource = {
  readonly bytes: Uint8Array;
  /** Shown in messages; its extension is not believed. */
  readonly name: string;
  /** Name of the worksheet (or `表 1` … of an HTML page); the first visible one when absent. */
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  /** Sequences may be a table too: of things, one in a row. */
  readonly sequences?: boolean | undefined;
  /** Groups that name no sample (CLS) may be a table too. */
  readonly classes?: boolean | undefined;
  /** Mends the rows before anything is read from them. */
  readonly mend?: ((opened: OpenedTable) => OpenedTable) | undefined;
};

export type OpenedTable = {
  readonly format: Format;
  readonly encoding: Encoding | null;
  /** The encoding fitted nothing exactly. */
  readonly encodingGuessed: boolean;
  readonly delimiter: Delimiter | null;
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly sheet: string | null;
  /** Other visible sheets could have been meant. */
  readonly sheetGuessed: boolean;
  readonly grid: Grid;
  /** What should be known of how it was read. */
  readonly remarks?: readonly InputProblem[];
  /** The groups of the samples as a table, where the file has them beside its values. */
  readonly groups?: Grid | undefined;
};

/**
 * Recognises a file and finds its rows.
 *
 * @throws {InputError} When it is not a table, is damaged, empty, or larger than the limits.
 */
export async function openTable(source: IngestSource): Promise<OpenedTable> {
  const file = Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);
  if (isPacked(file)) return openTable({ ...source, bytes: unpacked(file) });
  const opened = await openPlain(file, source);
  if (opened.grid.starts.length === 0) {
    throw failure({ code: 'no-rows', what: '表格里没有内容', remedy: '请检查选择的工作表或文件是否正确' });
  }
  checkTableSize(opened.grid.starts.length, widthOf(opened.grid));
  return source.mend ? source.mend(opened) : opened;
}

const openPlain = async (file: Buffer, source: IngestSource): Promise<OpenedTable> =>
  openers[detectFormat(file)](file, source);

const openers: {
  readonly [format in ReturnType<typeof detectFormat>]: (
    file: Buffer,
    source: IngestSource,
  ) => OpenedTable | Promise<OpenedTable>;
} = {
  text: openText,
  html: openHtml,
  xlsx: openZip,
  xls: openXls,
  hdf5: openHdf5,
  rds: openRds,
  mztab: openMzTab,
  kraken: openKraken,
  fasta: openFasta,
  cls: openCls,
  biom: (file, source) =>
    openText(biomText(decodeText(file, source.encoding).bytes.toString('utf8'), checkTableSize), {
      ...source,
      delimiter: 'tab',
      encoding: 'utf-8',
    }),
};

function widthOf(grid: Grid): number {
  let width = 0;
  for (let row = 0; row < Math.min(2, grid.starts.length); row++) {
    let cells = 1;
    const end = grid.ends[row]!;
    for (let at = cellEnd(grid, grid.starts[row]!, end); at < end; at = cellEnd(grid, at + 1, end)) cells++;
    width = Math.max(width, cells);
  }
  return width;
}

function openText(file: Buffer, source: IngestSource): OpenedTable {
  const { bytes, encoding, guessed } = decodeText(file, source.encoding);
  const delimiter = source.delimiter ?? sniffDelimiter(bytes);
  const rows = indexRows(bytes, DELIMITERS[delimiter ?? 'tab'], { comments: true, padsShortRows: false });
  const told = { format: 'text', encoding, encodingGuessed: guessed, delimiter: delimiter ?? null } as const;
  const progenesis = fromProgenesis(rows, source.sheet);
  if (progenesis) {
    const { block, blocks, grid, groups, remarks } = progenesis;
    const sheets = blocks.map((name) => ({ name, hidden: false }));
    return {
      ...told,
      sheets,
      sheet: pickSheet(sheets, source.sheet ?? block).sheet,
      sheetGuessed: source.sheet === undefined && blocks.length > 1,
      grid,
      groups,
      remarks,
    };
  }
  const { grid, groups, remarks } = recognise(rows);
  return { ...told, sheets: [], sheet: null, sheetGuessed: false, grid, remarks, groups };
}

function openHtml(file: Buffer, source: IngestSource): OpenedTable {
  const charset = declaredCharset(file.toString('latin1', 0, 2048));
  const declared = ENCODINGS.find((name) => name === (charset && charset.startsWith('gb') ? 'gb18030' : charset));
  const { bytes, encoding, guessed } = decodeText(file, source.encoding ?? declared);
  const tables = readHtmlTables(bytes.toString('utf8'));
  const names = tables.map((_, index) => `表 ${index + 1}`);
  const { index, sheet } = pickSheet(
    names.map((name) => ({ name, hidden: false })),
    source.sheet,
  );
  return {
    format: 'html',
    encoding,
    encodingGuessed: guessed,
    delimiter: null,
    sheets: names.map((name) => ({ name, hidden: false })),
    sheet,
    sheetGuessed: source.sheet === undefined && names.length > 1,
    grid: indexRows(tables[index]!, DELIMITERS.tab, { comments: false, padsShortRows: true }),
  };
}

/** A workbook, the data of a QIIME 2 artifact, or a folder of zarr. */
async function openZip(file: Buffer, source: IngestSource): Promise<OpenedTable> {
  const zarr = await zarrParts(file);
  if (zarr) return ofParts('zarr', zarr, source);
  const archive = await openArchive(file);
  try {
    const artifact = await artifactIn(archive);
    if (artifact?.name === 'tree.nwk')
      throw failure({
        code: 'format-qza',
        what: `QIIME 2 文件（.qza）里是进化树（${artifact.type}），不是表格`,
        remedy: '请把它用作“进化树”，表格请上传 FeatureTable 类型的 .qza',
      });
    if (artifact) return await openPlain(artifact.bytes, source);
    checkWorkbook(archive);
    const workbook = await readWorkbook(archive);
    const { index, sheet } = pickSheet(workbook.sheets, source.sheet);
    const bytes = await readSheet(archive, workbook, workbook.sheets[index]!);
    return ofWorkbook('xlsx', workbook.sheets, sheet, bytes, source);
  } finally {
    archive.close();
  }
}

function openXls(file: Buffer, source: IngestSource): OpenedTable {
  const workbook = readXls(file);
  const { index, sheet } = pickSheet(workbook.sheets, source.sheet);
  return ofWorkbook('xls', workbook.sheets, sheet, readXlsSheet(workbook, workbook.sheets[index]!), source);
}

/** The parts of the file take the place of sheets: the tables that describe cells and genes, and every matrix. */
async function openHdf5(file: Buffer, source: IngestSource): Promise<OpenedTable> {
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

function openRds(file: Buffer, source: IngestSource): OpenedTable {
  return ofParts('rds', rdsParts(file), source);
}

/** The parts of the file take the place of sheets. */
function ofParts(format: Format, parts: FileParts, source: IngestSource): OpenedTable {
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

const textOf = (file: Buffer, source: IngestSource): string => decodeText(file, source.encoding).bytes.toString('utf8');

function openKraken(file: Buffer, source: IngestSource): OpenedTable {
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

/** @throws {InputError} Where values are wanted. */
function openFasta(file: Buffer, source: IngestSource): OpenedTable {
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

/** @throws {InputError} Where no groups are wanted. */
function openCls(file: Buffer, source: IngestSource): OpenedTable {
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
function openMzTab(file: Buffer, source: IngestSource): OpenedTable {
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

function ofWorkbook(
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

function pickSheet(
  sheets: readonly { readonly name: string; readonly hidden: boolean }[],
  chosen: string | undefined,
): { index: number; sheet: string } {
  const visible = sheets.findIndex((sheet) => !sheet.hidden);
  const index = chosen === undefined ? Math.max(0, visible) : sheets.findIndex((sheet) => sheet.name === chosen);
  const picked = sheets[index];
  if (picked) return { index, sheet: picked.name };
  if (sheets.length === 0) {
    throw failure({
      code: 'no-sheet',
      what: '文件里没有找到表格',
      remedy: '请确认选对了文件，或另存为 xlsx 或 CSV 后再上传',
    });
  }
  throw new InputError(
    [
      {
        code: 'unknown-sheet',
        severity: 'error',
        what: `没有名为“${chosen}”的工作表`,
        remedy: `请改为其中之一：${sheets.map((sheet) => `“${sheet.name}”`).join('、')}`,
      },
    ],
    'parameter',
  );
}
