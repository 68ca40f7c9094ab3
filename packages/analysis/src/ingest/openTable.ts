import { artifactIn } from './artifact.ts';
import { detectFormat, failure } from './formats.ts';
import { declaredCharset, readHtmlTables } from './html/htmlTables.ts';
import { checkTableSize } from './limits.ts';
import { fromProgenesis } from './progenesis.ts';
import { biomText, recognise } from './special.ts';
import { isPacked, unpacked } from './unpacked.ts';
import { decodeText, ENCODINGS } from './text/decodeText.ts';
import { cellEnd, type Grid } from './text/grid.ts';
import { indexRows } from './text/indexRows.ts';
import { DELIMITERS, sniffDelimiter } from './text/sniffDelimiter.ts';
import { checkWorkbook, openArchive } from './xlsx/archive.ts';
import { readSheet } from './xlsx/readSheet.ts';
import { readWorkbook } from './xlsx/workbook.ts';
import { readXls } from './xls/readXls.ts';
import { readXlsSheet } from './xls/readXlsSheet.ts';
import { zarrParts } from './zarr/zarrParts.ts';
import type { IngestSource, OpenedTable } from './openedTable.ts';
import { ofParts, ofWorkbook, openHdf5, openRds } from './openParts.ts';
import { openCls, openFasta, openKraken, openMzTab } from './openProgramFile.ts';
import { pickSheet } from './pickSheet.ts';

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
