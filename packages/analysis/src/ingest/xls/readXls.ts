import { failure } from '../formats.ts';
import { isDateFormat } from '../xlsx/dates.ts';
import { damaged, openCompoundFile } from './compoundFile.ts';
import { RECORD, recordsOf } from './records.ts';
import { TextReader } from './strings.ts';

export type XlsSheet = {
  readonly name: string;
  readonly hidden: boolean;
  /** Where its part of the stream begins. */
  readonly offset: number;
};

/** What all sheets share. */
export type XlsWorkbook = {
  readonly stream: Buffer;
  readonly sheets: readonly XlsSheet[];
  readonly strings: readonly string[];
  /** By style index: the cell shows a date. */
  readonly dateStyles: readonly boolean[];
  /** Days count from 1904. */
  readonly from1904: boolean;
};

const BIFF8 = 0x0600;
/** How a workbook of any version begins. */
const OLD_BEGIN = 0x09;
const WORKSHEET = 0;
const SAVE_AS = '请在 Excel 或 WPS 中打开它，另存为 xlsx 或 CSV 后再上传';

/**
 * Reads what the sheets of an Excel 97–2003 workbook (BIFF8) share. [MS-XLS]
 *
 * @throws {InputError} When the file is no such workbook (by the name of what it is), has a password, or is damaged.
 */
export function readXls(file: Buffer): XlsWorkbook {
  const stream = workbookStream(file);
  if (stream.length < 8) throw damaged('文件不完整');
  if (stream.readUInt16LE(0) !== RECORD.begin) throw stream[0] === OLD_BEGIN ? tooOld() : damaged('开头不是工作簿');
  if (stream.readUInt16LE(4) !== BIFF8) throw tooOld();

  const sheets: XlsSheet[] = [];
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let strings: string[] = [];
  let from1904 = false;
  for (const { end, id, start } of recordsOf(stream, 0)) {
    if (id === RECORD.endOfPart) break;
    if (id === RECORD.encrypted) throw withPassword();
    if (id === RECORD.date1904 && end - start >= 2) from1904 = stream.readUInt16LE(start) === 1;
    if (id === RECORD.style && end - start >= 4) styles.push(stream.readUInt16LE(start + 2));
    if (id === RECORD.format && end - start >= 5)
      formats.set(stream.readUInt16LE(start), new TextReader(stream, start + 2, end).text());
    if (id === RECORD.strings && end - start >= 8) strings = readStrings(stream, start, end);
    if (id === RECORD.sheet && end - start >= 8 && stream[start + 5] === WORKSHEET)
      sheets.push(readSheetEntry(stream, start, end));
  }
  return {
    stream,
    sheets,
    strings,
    from1904,
    dateStyles: styles.map((format) => isDateFormat(format, formats.get(format))),
  };
}

/**
 * A workbook's records: a stream of a compound file, or the file itself as before Excel 5.0 and as some programs write.
 */
function workbookStream(file: Buffer): Buffer {
  if (file[0] === OLD_BEGIN) return file;
  const compound = openCompoundFile(file);
  if (compound.has('EncryptedPackage')) throw withPassword();
  if (compound.has('Workbook')) return compound.read('Workbook');
  throw compound.has('Book') ? tooOld() : otherDocument(compound.has);
}

function readSheetEntry(stream: Buffer, start: number, end: number): XlsSheet {
  const letters = stream[start + 6]!;
  const wide = (stream[start + 7]! & 1) !== 0;
  const stop = start + 8 + letters * (wide ? 2 : 1);
  if (stop > end) throw damaged('工作表名称不完整');
  return {
    name: stream.toString(wide ? 'utf16le' : 'latin1', start + 8, stop),
    hidden: (stream[start + 4]! & 3) !== 0,
    offset: stream.readUInt32LE(start),
  };
}

/** The texts that cells refer to by number. */
function readStrings(stream: Buffer, start: number, end: number): string[] {
  const count = stream.readUInt32LE(start + 4);
  // A text has three bytes at least, so that a number that is not true takes no time.
  if (count > stream.length / 3) throw damaged('文字的数目不正确');
  const reader = new TextReader(stream, start + 8, end);
  return Array.from({ length: count }, () => reader.text());
}

const withPassword = () =>
  failure({
    code: 'encrypted',
    what: '工作簿设有密码',
    remedy: '请在 Excel 或 WPS 中取消密码（文件 → 信息 → 保护工作簿）后另存，再上传',
  });

/** A workbook of Excel 5.0/95 and before. */
const tooOld = () =>
  failure({
    code: 'format-xls',
    what: '文件是 Excel 5.0/95 或更早的工作簿（BIFF5 及以前），不能直接读取',
    remedy: SAVE_AS,
  });

function otherDocument(has: (name: string) => boolean) {
  const [name, remedy] = has('WordDocument')
    ? ['Word 97–2003 文档（.doc）', '请把其中的表格复制到 Excel，另存为 xlsx 或 CSV 后再上传']
    : has('PowerPoint Document')
      ? ['PowerPoint 97–2003 演示文稿（.ppt）', '请把其中的表格复制到 Excel，另存为 xlsx 或 CSV 后再上传']
      : ['OLE 复合文档，里面没有 Excel 工作簿', `请确认选对了文件；如果它是表格，${SAVE_AS}`];
  return failure({
    code: 'format-ole',
    what: `文件是${/^[A-Z]/.test(name!) ? ' ' : ''}${name}，不能直接读取`,
    remedy: remedy!,
  });
}
