/** The kinds of file that look different. */
export type FileKind =
  | 'folder'
  | 'table'
  | 'document'
  | 'image'
  | 'archive'
  | 'sequence'
  | 'spectrum'
  | 'code'
  | 'other';

const extensions: Record<Exclude<FileKind, 'folder' | 'other'>, readonly string[]> = {
  table: ['csv', 'tsv', 'txt', 'xls', 'xlsx'],
  document: ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'md', 'html', 'htm'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'svg', 'tif', 'tiff', 'webp'],
  archive: ['zip', 'tar', 'tgz', 'gz', 'rar', '7z', 'bz2'],
  sequence: ['fasta', 'fa', 'fna', 'faa', 'fastq', 'fq', 'gff', 'gtf', 'vcf', 'sam', 'bam', 'nwk'],
  spectrum: ['mzml', 'mzxml', 'raw', 'mgf', 'wiff'],
  code: ['json', 'xml', 'yaml', 'yml', 'r', 'py', 'sh', 'js', 'ts'],
};

const packed = /\.(gz|bz2)$/;

/** The kind of a file by its name; `reads.fastq.gz` counts as what is packed. */
export function fileKind(name: string): FileKind {
  const lower = name.toLowerCase();
  const kindOf = (file: string) => {
    const extension = /\.([^.]+)$/.exec(file)?.[1];
    return Object.entries(extensions).find(([, known]) => extension !== undefined && known.includes(extension))?.[0] as
      | FileKind
      | undefined;
  };
  return (packed.test(lower) ? kindOf(lower.replace(packed, '')) : undefined) ?? kindOf(lower) ?? 'other';
}
