import type { Prepared } from '../prepared.ts';

/** The kinds of files that can be imported. */
export const importKinds = [
  'uniprot',
  'fasta',
  'gaf',
  'obo',
  'hgnc',
  'genes',
  'gene-info',
  'aliases',
  'table',
] as const;
export type ImportKind = (typeof importKinds)[number];
/** Those whose files hold proteins, among which an accession may be only once. */
export const proteinKinds: readonly string[] = ['uniprot', 'fasta'] satisfies ImportKind[];

/** What an import is asked for beside the file. */
export type ReadOptions = {
  /** Only of this species; 0 for all. */
  readonly taxon: number;
  /** Of a table: which look-up it is for. */
  readonly face: 'kegg' | 'disease' | 'host' | '';
};

/** What a reader found out about its file. */
export type ReadSummary = {
  entries: number;
  /** Entries of other species. */
  skipped: number;
  /** Version and day as the file states them; empty when it does not. */
  version: string;
  date: string;
  /** The licences that the file states, each with how many entries carry it. */
  licences: Map<string, number>;
  /** What the operator should know. */
  notes: string[];
};

/** Reads a file and hands over what it holds. @throws {ImportFault} With the line. */
export type Reader = (
  path: string,
  options: ReadOptions,
  write: (record: Prepared) => Promise<void>,
  summary: ReadSummary,
) => Promise<void>;
