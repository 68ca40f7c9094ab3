import type { ImportKind, Reader } from './model.ts';
import { readAliases } from './readAliases.ts';
import { readFasta } from './readFasta.ts';
import { readGaf } from './readGaf.ts';
import { readGeneInfo, readGeneTable, readHgnc } from './readGenes.ts';
import { readObo } from './readObo.ts';
import { readTable } from './readTable.ts';
import { readUniprot } from './readUniprot.ts';

/** A reader for each kind of file. */
export const readers: Readonly<Record<ImportKind, Reader>> = {
  uniprot: readUniprot,
  fasta: readFasta,
  gaf: readGaf,
  obo: readObo,
  hgnc: readHgnc,
  genes: readGeneTable,
  'gene-info': readGeneInfo,
  aliases: readAliases,
  table: readTable,
};
export { importKinds, proteinKinds, type ImportKind, type ReadOptions, type ReadSummary } from './model.ts';
