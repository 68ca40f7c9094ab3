import { InputError } from '../model/index.ts';
import { isRds } from './rds/isRds.ts';
import { markedEncoding, unmarkedUtf16 } from './text/decodeText.ts';

export type Format =
  | 'text'
  | 'xlsx'
  | 'xls'
  | 'html'
  | 'biom'
  | 'hdf5'
  | 'rds'
  | 'mztab'
  | 'kraken'
  | 'fasta'
  | 'cls'
  | 'zarr';

type Refusal = { readonly code: string; readonly what: string; readonly remedy: string };

const SAVE_AS = '请在 Excel 或 WPS 中打开它，另存为 xlsx 或 CSV 后再上传';
const REPACK = '请先解压再上传；R 数据请用 gzip 保存：saveRDS(readRDS("数据.rds"), "新文件.rds")';

const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly refusal: Refusal }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], refusal: refuse('format-pdf', 'PDF 文档', '请上传原始表格（xlsx、CSV 或 TSV）') },
  { bytes: [0x52, 0x61, 0x72, 0x21], refusal: refuse('format-rar', 'RAR 压缩文件', '请先解压，再上传其中的表格') },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], refusal: refuse('format-7z', '7z 压缩文件', '请先解压，再上传其中的表格') },
  {
    bytes: [0x89, 0x50, 0x4e, 0x47],
    refusal: refuse('format-image', 'PNG 图片', '请上传原始表格（xlsx、CSV 或 TSV）'),
  },
  // Only where the runtime cannot decompress it.
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], refusal: refuse('format-zstd', '用 Zstandard 压缩的文件', REPACK) },
  { bytes: [0xff, 0xd8, 0xff], refusal: refuse('format-image', 'JPEG 图片', '请上传原始表格（xlsx、CSV 或 TSV）') },
];

/** OLE compound files, and the workbooks of Excel before them, which were one stream of records. */
const XLS: readonly (readonly number[])[] = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x09, 0x08, 0x10, 0x00],
  [0x09, 0x08, 0x08, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x00, 0x04, 0x00],
];

const OPENINGS: readonly { readonly pattern: RegExp; readonly refusal: Refusal }[] = [
  {
    pattern: /^<\?xml[^]*urn:schemas-microsoft-com:office:spreadsheet/,
    refusal: refuse('format-xml', 'XML 表格 2003', SAVE_AS),
  },
  { pattern: /^MIME-Version:/i, refusal: refuse('format-mhtml', '单个文件网页（MHTML）', SAVE_AS) },
  {
    pattern: /^(?:RDA[23]\nA\n|A\n[23]\n\d{5,}\n\d{5,}\n)/,
    refusal: refuse(
      'format-rds-ascii',
      'R 数据文件的文本写法（ascii = TRUE）',
      '请用默认的写法重新保存后上传：saveRDS(readRDS("数据.rds"), "新文件.rds")',
    ),
  },
  {
    pattern: /^%%MatrixMarket/,
    refusal: refuse('format-mtx', 'MatrixMarket 稀疏矩阵（MTX）', '请先导出为普通的 CSV 或 TSV 矩阵，再上传'),
  },
  {
    pattern: /^#numeric\b/i,
    refusal: refuse(
      'format-cls-numeric',
      'CLS 文件，其中是连续的表型数值（#numeric），不是分组',
      '请改用表格：第一列样本名，第二列分组，数值放在后面的列',
    ),
  },
  {
    // Long reads do not end within the bytes that are inspected.
    pattern: /^@[^\n]+\r?\n[ACGTUN.*-]+(?:\r?\n\+|$)/i,
    refusal: refuse(
      'format-fastq',
      'FASTQ 测序读段',
      '读段要先经过质控、比对和定量；请上传定量后的表格（特征 × 样本），原始数据可在“项目”中查看和下载',
    ),
  },
];

/**
 * Tells the format from the content, never from the name; a zip is identified after opening.
 *
 * @throws {InputError} For an empty file, and for files that are not tables, naming their kind.
 */
export function detectFormat(file: Buffer): Exclude<Format, 'zarr'> {
  if (file.length === 0) {
    throw failure({ code: 'empty-file', what: '文件是空的（0 字节）', remedy: '请检查导出是否成功，再重新上传' });
  }
  if (startsWith(file, [0x50, 0x4b, 3, 4]) || startsWith(file, [0x50, 0x4b, 5, 6])) return 'xlsx';
  if (XLS.some((bytes) => startsWith(file, bytes))) return 'xls';
  if (startsWith(file, [0x89, 0x48, 0x44, 0x46])) return 'hdf5';
  if (isRds(file)) return 'rds';
  for (const { bytes, refusal } of SIGNATURES) if (startsWith(file, bytes)) throw failure(refusal);

  if (!markedEncoding(file) && !unmarkedUtf16(file)) {
    const zero = file.subarray(0, 1 << 20).indexOf(0);
    if (zero !== -1) throw binary(`第 ${zero + 1} 个字节是 0`);
    if (controlShare(file) > 0.01) throw binary('含有大量控制字符');
  }
  const opening = openingText(file);
  for (const { pattern, refusal } of OPENINGS) if (pattern.test(opening)) throw failure(refusal);
  if (/^(?:#[^\n]*\n|COM\t[^\n]*\n|\s*\n)*MTD\t/.test(opening)) return 'mztab';
  if (/^>\S/.test(opening)) return 'fasta';
  if (/^\d+[ \t]+\d+[ \t]+1\s*[\r\n]\s*#/.test(opening)) return 'cls';
  if (/^\d+\.\d+\t\d+\t\d+\t(?:\d+\t\d+\t)?[URDKPCOFGS]\d*\t\d+\t/.test(opening)) return 'kraken';
  if (isBiom(opening)) return 'biom';
  if (/^[[{]/.test(opening) && isJson(opening)) {
    throw failure(refuse('format-json', 'JSON 文件', '请先导出为 CSV 或 TSV 表格，再上传'));
  }
  return /^(<!--[^]*?-->\s*)*<(!doctype html|html|head|meta|table|style|body|div)\b/i.test(opening) ||
    /^<\?xml[^]*?<(html|table)\b/i.test(opening)
    ? 'html'
    : 'text';
}

/** Whether JSON is BIOM 1; told from its beginning. */
const isBiom = (opening: string): boolean =>
  opening.startsWith('{') && /Biological Observation Matrix|biom-format\.org|"matrix_type"/u.test(opening);

/** The refusal of sequences where values are expected. */
export const noSequences = () =>
  failure(refuse('format-fasta', 'FASTA 序列文件', '请上传定量结果表（特征 × 样本），而不是序列'));

/** The refusal of groups by sample order where something else is expected. */
export const noClasses = () =>
  failure(
    refuse('format-cls', 'CLS 分组文件', '它只有分组；请上传对应的表达量表（如 GCT），并在“样本分组”中选择这个文件'),
  );

/** An error with `problem` as its only problem. */
export function failure(problem: Refusal): InputError {
  return new InputError([{ severity: 'error', ...problem }]);
}

function binary(why: string): InputError {
  return failure({
    code: 'binary-file',
    what: `文件不是文本表格：${why}，这是二进制文件`,
    remedy: '请确认选对了文件；改扩展名不会改变内容，请从原软件另存为 xlsx、CSV 或 TSV',
  });
}

/** The share of control characters that no text has, in the first 64 KB. */
function controlShare(file: Buffer): number {
  const head = file.subarray(0, 1 << 16);
  const controls = head.filter(
    (byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27) || byte === 127,
  );
  return controls.length / head.length;
}

function refuse(code: string, name: string, remedy: string): Refusal {
  return { code, what: `文件是${/^[A-Za-z0-9]/.test(name) ? ' ' : ''}${name}，不能直接读取`, remedy };
}

function startsWith(file: Buffer, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => file[at] === byte);
}

function openingText(file: Buffer): string {
  const mark = markedEncoding(file);
  const head = file.subarray(mark?.length ?? 0, 4096);
  const encoding = mark?.encoding ?? unmarkedUtf16(file) ?? 'utf-8';
  return new TextDecoder(encoding).decode(head).trimStart();
}

function isJson(opening: string): boolean {
  return /^(\{\s*("|\})|\[\s*[[{"\d\]-])/.test(opening);
}
