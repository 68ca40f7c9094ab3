import { badInput } from '../../../platform/http/refusal.ts';
import { typeOf } from './fileTypes.ts';

/** How much of a file is looked at. */
export const headBytes = 64 * 1024;

const zip = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
];
const signatures: Readonly<Record<string, readonly (readonly number[])[]>> = {
  xlsx: zip,
  docx: zip,
  pptx: zip,
  zip,
  pdf: [[0x25, 0x50, 0x44, 0x46]],
  png: [[0x89, 0x50, 0x4e, 0x47]],
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  gif: [[0x47, 0x49, 0x46, 0x38]],
  gz: [[0x1f, 0x8b]],
  tgz: [[0x1f, 0x8b]],
  '7z': [[0x37, 0x7a, 0xbc, 0xaf]],
  rar: [[0x52, 0x61, 0x72, 0x21]],
};
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
  'mgf',
  'mztab',
  'fasta',
  'fa',
  'faa',
  'fna',
  'mtx',
]);
const programs = [
  [0x4d, 0x5a, 0x90, 0x00],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xcf, 0xfa, 0xed, 0xfe],
  [0xca, 0xfe, 0xba, 0xbe],
];

const startsWith = (head: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);

/**
 * Whether a file is what its name says (SEC-31). Old `.xls` files are often HTML or text under that name, which the table reader can read.
 * @param head - The first bytes of the file.
 * @throws {Refusal} with what it is instead.
 */
export function checkContent(name: string, head: Buffer, size: number): void {
  if (size === 0) throw badInput('文件是空的（0 字节），请检查导出是否成功，再重新上传');
  if (programs.some((bytes) => startsWith(head, bytes))) throw badInput('文件是可执行程序，不能上传');
  const type = typeOf(name);
  const expected = signatures[type];
  if (expected && !expected.some((bytes) => startsWith(head, bytes))) {
    throw badInput(`文件内容不是 .${type} 格式，可能只改了扩展名，请从原软件重新导出`);
  }
  if (texts.has(type) && !isText(head)) {
    throw badInput(`文件内容不是文本，与扩展名 .${type} 不符，改扩展名不会改变内容，请从原软件另存后再上传`);
  }
}

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
