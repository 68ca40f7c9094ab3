import { extensionOf } from '../names/fileName.ts';

const tables = ['csv', 'tsv', 'txt', 'tab', 'xlsx', 'xls'];
/** Extensions that programs give their tables; the reader recognises them by their content. */
const programTables = [
  'gct',
  'biom',
  'shared',
  'taxonomy',
  'dist',
  'h5',
  'hdf5',
  'h5ad',
  'h5mu',
  'loom',
  'qza',
  'qzv',
  'mztab',
  'kreport',
  'cls',
  'rds',
  'rda',
  'rdata',
];
const words = (text: string): string[] => text.split(' ');
const others = [
  words('pdf doc docx ppt pptx md json xml yaml yml log html htm'),
  words('png jpg jpeg gif webp tif tiff svg'),
  words('zip gz bz2 xz tar tgz 7z rar'),
  words('fasta fa faa fna fastq fq gff gff3 gtf bed vcf sam bam bai cram gmt nwk obo kgml'),
  words('raw mzml mzxml mgf wiff wiff2 msp imzml ibd'),
  words('mtx npy npz parquet'),
].flat();
const allowed = new Set([...tables, ...programTables, ...others]);

/** The extension in lower case, without the dot. */
export const typeOf = (name: string): string => extensionOf(name).slice(1).toLowerCase();
export const isAllowedName = (name: string): boolean => allowed.has(typeOf(name));
/** Whether a file of this name may be read as a table. */
export const isTableName = (name: string): boolean =>
  tables.includes(typeOf(name)) ||
  programTables.includes(typeOf(name)) ||
  /\.(?:csv|tsv|txt|tab)\.(?:gz|bz2|xz)$/iu.test(name);
