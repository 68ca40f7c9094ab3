import { badInput } from '../../../platform/http/refusal.ts';
import { typeOf } from './fileTypes.ts';

/** How many bytes at the beginning of a file are checked. */
export const headBytes = 64 * 1024;
/** How many bytes at the end are read, where the list of contents of an Office document stands. */
export const tailBytes = 1024 * 1024;

const zip = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
];
const gzip = [[0x1f, 0x8b]];
const hdf5 = [[0x89, 0x48, 0x44, 0x46]];
const ole = [0xd0, 0xcf, 0x11, 0xe0];
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];
/**
 * How files of `saveRDS()` and `save()` begin: packed by gzip, bzip2, xz or Zstandard, or unpacked in binary or text
 * form.
 */
const rds = [
  ...gzip,
  ascii('BZh'),
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x28, 0xb5, 0x2f, 0xfd],
  ascii('X\n'),
  ascii('A\n'),
  ascii('RDX'),
  ascii('RDA'),
];
const signatures: Readonly<Record<string, readonly (readonly number[])[]>> = {
  xlsx: zip,
  docx: zip,
  pptx: zip,
  zip,
  qza: zip,
  qzv: zip,
  npz: zip,
  pdf: [ascii('%PDF')],
  png: [[0x89, 0x50, 0x4e, 0x47]],
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  gif: [ascii('GIF87a'), ascii('GIF89a')],
  webp: [ascii('RIFF')],
  tif: [ascii('II*\0'), ascii('MM\0*'), ascii('II+\0'), ascii('MM\0+')],
  tiff: [ascii('II*\0'), ascii('MM\0*'), ascii('II+\0'), ascii('MM\0+')],
  // Word also calls its RTF and its web pages .doc.
  doc: [ole, ascii('{\\rtf'), ascii('<')],
  ppt: [ole],
  gz: gzip,
  tgz: gzip,
  bam: gzip,
  bz2: [ascii('BZh')],
  xz: [[0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  '7z': [[0x37, 0x7a, 0xbc, 0xaf]],
  rar: [[0x52, 0x61, 0x72, 0x21]],
  cram: [ascii('CRAM')],
  parquet: [ascii('PAR1')],
  npy: [[0x93, ...ascii('NUMPY')]],
  rds,
  rda: rds,
  rdata: rds,
  h5: hdf5,
  hdf5,
  h5ad: hdf5,
  h5mu: hdf5,
  loom: hdf5,
};
/** Marks that must also stand further on in the head of a file. */
const further: Readonly<Record<string, (head: Buffer) => boolean>> = {
  webp: (head) => head.toString('latin1', 8, 12) === 'WEBP',
  svg: (head) => /<svg[\s>]/i.test(head.toString('utf8')),
};
const office = new Set(['xlsx', 'docx', 'pptx']);
const contentTypes = '[Content_Types].xml';
const texts = new Set([
  'csv',
  'tsv',
  'txt',
  'tab',
  'md',
  'json',
  'xml',
  'yaml',
  'yml',
  'log',
  'html',
  'htm',
  'svg',
  'gff',
  'gff3',
  'gtf',
  'bed',
  'vcf',
  'gmt',
  'gct',
  'cls',
  'nwk',
  'obo',
  'kgml',
  'shared',
  'taxonomy',
  'dist',
  'mgf',
  'mztab',
  'kreport',
  'fasta',
  'fa',
  'faa',
  'fna',
  'fastq',
  'fq',
  'sam',
  'mtx',
  'mzml',
  'mzxml',
]);
const programs = [
  [0x4d, 0x5a, 0x90, 0x00],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0x00, 0x61, 0x73, 0x6d],
  [0x4c, 0x00, 0x00, 0x00, 0x01, 0x14, 0x02, 0x00],
  ascii('!<arch>'),
  [0xca, 0xfe, 0xba, 0xbe],
];

const startsWith = (head: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);

/**
 * Whether a file is what its name says (SEC-31). Old `.xls` files are often HTML or text under that name, which the
 * table reader can read.
 * @param head - The first bytes of the file.
 * @param tail - Its last bytes; wanted for Office documents only.
 * @throws {Refusal} says what the file is instead.
 */
export function checkContent(name: string, head: Buffer, size: number, tail: Buffer = head): void {
  if (size === 0) throw badInput('文件是空的（0 字节），请检查导出是否成功，再重新上传');
  if (programs.some((bytes) => startsWith(head, bytes))) throw badInput('文件是可执行程序，不能上传');
  const type = typeOf(name);
  const expected = signatures[type];
  const isOffice = office.has(type);
  // A workbook with a password is an OLE file: the table reader says so better than this check could.
  if (isOffice && startsWith(head, ole)) return;
  const fits = (!expected || expected.some((bytes) => startsWith(head, bytes))) && (further[type]?.(head) ?? true);
  if (!fits || (isOffice && !head.includes(contentTypes) && !tail.includes(contentTypes))) {
    throw badInput(`文件内容不是 .${type} 格式，可能只改了扩展名，请从原软件重新导出`);
  }
  if (texts.has(type) && !isText(head)) {
    throw badInput(`文件内容不是文本，与扩展名 .${type} 不符，改扩展名不会改变内容，请从原软件另存后再上传`);
  }
}

/** Whether a file of this name keeps its list of contents at its end. */
export const wantsTail = (name: string): boolean => office.has(typeOf(name));

/** No zero byte, unless it is UTF-16. */
function isText(head: Buffer): boolean {
  if (startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff])) return true;
  const zeros = [0, 0];
  head.forEach((byte, at) => byte === 0 && zeros[at % 2]!++);
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return true;
  // Text of mostly ASCII in UTF-16 has its zeros on one side only.
  return Math.min(even, odd) === 0 && Math.max(even, odd) > head.length / 4;
}
