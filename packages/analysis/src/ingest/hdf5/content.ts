import type { InputProblem } from '../../model/index.ts';
import type { StoredMatrix } from './sparse.ts';

export type Hdf5Kind = 'biom2' | '10x-h5' | 'h5ad' | 'loom';

/** A table of words: names above columns that are equally long. */
export type WordTable = { readonly header: readonly string[]; readonly columns: readonly (readonly string[])[] };

/** The things that a matrix is of, read with it. */
export type NamedMatrix = {
  readonly matrix: StoredMatrix;
  /** One row a gene: its id, its symbol, and the kind of feature where it is said. */
  readonly genes: readonly (readonly string[])[];
  readonly cells: readonly string[];
  /** What should be known of how it was read. */
  readonly remarks: readonly InputProblem[];
};

/** What an HDF5 file holds; every part is read when it is asked for. */
export type Hdf5Content = {
  readonly kind: Hdf5Kind;
  /** By name, in the order they are offered. */
  readonly tables: ReadonlyMap<string, () => WordTable>;
  readonly matrices: ReadonlyMap<string, () => NamedMatrix>;
  /** Words for the rows of each feature, beside the matrix; of BIOM the taxonomy. */
  readonly annotation?: (() => readonly string[] | undefined) | undefined;
  /** The matrix that is counts, where there is a choice, and what to say about it. */
  readonly counts: () => { readonly name: string; readonly remarks: readonly InputProblem[] };
};
