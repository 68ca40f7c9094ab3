import type { Selectable } from 'kysely';

type ReferenceReleaseTable = {
  id: string;
  /** Numbers of its proteins and things begin with it: `serial × 10⁷ + place`. */
  serial: number;
  /** What it replaces: one release of a name is active at a time. */
  name: string;
  kind: string;
  source: string;
  version: string;
  released: string;
  licence: string;
  licence_url: string;
  sha256: string;
  /** JSON of what the import was asked for beside the file. */
  options: string;
  entries: number;
  is_private: number;
  simulated: number;
  /** The account or lab group whose members alone see it; empty for everybody. */
  audience: string;
  /** Rows of a release that is still `loading` are seen by nobody. */
  state: 'loading' | 'active' | 'old';
  imported_at: number;
};

type ProteinTable = {
  id: number;
  release_id: string;
  accession: string;
  entry_name: string;
  reviewed: number;
  name: string;
  /** The first of `genes`, by which lists are sorted. */
  gene: string;
  /** JSON. */
  genes: string;
  taxon: number;
  organism: string;
  length: number;
  mass: number;
  existence: number;
  fragment: number;
};

/** `detail` is JSON of everything that only the page of one protein shows. */
type ProteinDetailTable = { protein_id: number; sequence: string; detail: string };
/** What a search finds a protein by: `gene:alb`, `w:albumin`. */
type ProteinTermTable = { term: string; protein_id: number };
/** How many proteins of a release have a value. */
type ProteinCountTable = { release_id: string; module: string; value: string; label: string; proteins: number };
type ProteinBasketTable = { owner_id: string; accession: string; added_at: number };

type ReferenceEntityTable = {
  id: number;
  release_id: string;
  kind: string;
  /** 0 for none. */
  taxon: number;
  label: string;
  name: string;
  /** JSON: lists of values by key. */
  facts: string;
};
/** A name in the form that look-ups compare. */
type ReferenceNameTable = { name: string; namespace: string; entity_id: number };
type ReferenceAnnotationTable = {
  release_id: string;
  accession: string;
  term: string;
  aspect: string;
  evidence: string;
  reference: string;
};

export type ReferenceTables = {
  ref_release: ReferenceReleaseTable;
  ref_entity: ReferenceEntityTable;
  ref_name: ReferenceNameTable;
  ref_annotation: ReferenceAnnotationTable;
  protein: ProteinTable;
  protein_detail: ProteinDetailTable;
  protein_term: ProteinTermTable;
  protein_count: ProteinCountTable;
  protein_basket: ProteinBasketTable;
};
export type ReleaseRow = Selectable<ReferenceReleaseTable>;
export type ProteinTableRow = Selectable<ProteinTable>;
export type EntityRow = Selectable<ReferenceEntityTable>;
