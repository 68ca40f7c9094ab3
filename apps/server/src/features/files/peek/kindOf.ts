import { isTableName } from '@panome/contract/input-files';
import { typeOf } from '../uploads/fileTypes.ts';

const images: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
const texts = new Map<string, 'text' | 'markdown' | 'json' | 'log'>([
  ...'xml yaml yml html htm gff gff3 gtf bed vcf sam gmt gct cls nwk obo kgml mgf mztab mtx mzml mzxml'
    .split(' ')
    .map((type) => [type, 'text'] as const),
  ['md', 'markdown'],
  ['json', 'json'],
  ['log', 'log'],
]);
const fasta = new Set(['fasta', 'fa', 'faa', 'fna']);
const fastq = new Set(['fastq', 'fq']);
const largestImage = 50 * 1024 * 1024;

/** The way a file is shown, decided by its name: its content was checked against the name when it was uploaded. */
export type PeekKind =
  | { readonly kind: 'table' }
  | { readonly kind: 'image'; readonly type: string; readonly size: number }
  | { readonly kind: 'text'; readonly format: 'text' | 'markdown' | 'json' | 'log' }
  | { readonly kind: 'sequences'; readonly format: 'fasta' | 'fastq'; readonly gzipped: boolean }
  | { readonly kind: 'archive' }
  | { readonly kind: 'none'; readonly reason: string };

const none = (reason: string): PeekKind => ({ kind: 'none', reason });

export function peekKindOf(name: string, size: number): PeekKind {
  const type = typeOf(name);
  const gzipped = type === 'gz';
  const inner = gzipped ? typeOf(name.slice(0, -3)) : type;
  if (fasta.has(inner)) return { kind: 'sequences', format: 'fasta', gzipped };
  if (fastq.has(inner)) return { kind: 'sequences', format: 'fastq', gzipped };
  if (isTableName(name)) return { kind: 'table' };
  const image = images[type];
  if (image)
    return size > largestImage
      ? none('图片超过 50 MB，不在页面中显示，请下载后查看')
      : { kind: 'image', type: image, size };
  const format = texts.get(type);
  if (format) return { kind: 'text', format };
  if (type === 'zip') return { kind: 'archive' };
  if (type === 'pdf') return none('PDF 不在页面中显示，请下载后用阅读器打开');
  return none(`.${type || '无扩展名'} 文件不能在页面中预览，请下载后用相应的软件打开`);
}
