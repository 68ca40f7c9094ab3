/** The same name whatever its case, its width (full or half) and the spaces in and around it. */
export function plainName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();
}

/** The name as R's `make.names` would leave it, so that `CK-1` meets `CK.1` and `1A` meets `X1A`. */
export function mangledName(name: string): string {
  return name
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]/gu, '.')
    .replace(/^x(?=[\d.])/, '');
}

const EXTENSIONS = /\.(raw|mzml|mzxml|wiff|d|bam|sam|fastq|fq|gz|txt|csv|tsv|sf|cram|sorted|dedup)$/i;
const MEASURES =
  /^(\[\d+\](?=\s)|lfq[ ._]intensity|intensity|ibaq|reporter[ ._]intensity[ ._]corrected|tpm|fpkm|rpkm|counts?)[ ._:]+|([ ._:]+(peak[ ._]area|area|(?:maxlfq[ ._])?intensity|pg\.(?:quantity|ibaq|ms[12]quantity)|tpm|fpkm|counts?))$/gi;

/**
 * The name without the folder, the extensions and the measure that instruments add, otherwise as written:
 * `D:\run\CK-1.raw` is `CK-1`.
 */
export function shortName(name: string): string {
  let core = name.trim().replace(MEASURES, '');
  core = core.slice(Math.max(core.lastIndexOf('/'), core.lastIndexOf('\\')) + 1);
  while (EXTENSIONS.test(core)) core = core.replace(EXTENSIONS, '');
  return core;
}

/** The short name as `mangledName` leaves it: what two names of one sample have in common. */
export const coreName = (name: string): string => mangledName(shortName(name));
