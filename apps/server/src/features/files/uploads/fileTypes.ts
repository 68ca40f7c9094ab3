import { allInputTypes } from '@panome/contract/input-files';
import { extensionOf } from '../names/fileName.ts';

const words = (text: string): string[] => text.split(' ');
const others = [
  words('pdf doc docx ppt pptx md json xml yaml yml log html htm'),
  words('png jpg jpeg gif webp tif tiff svg'),
  words('zip gz bz2 xz tar tgz 7z rar'),
  words('fasta fa faa fna fastq fq gff gff3 gtf bed vcf sam bam bai cram gmt nwk obo kgml'),
  words('raw mzml mzxml mgf wiff wiff2 msp imzml ibd'),
  words('mtx npy npz parquet'),
].flat();
const allowed = new Set([...allInputTypes, ...others]);

/** The extension in lower case, without the dot. */
export const typeOf = (name: string): string => extensionOf(name).slice(1).toLowerCase();
export const isAllowedName = (name: string): boolean => allowed.has(typeOf(name));
