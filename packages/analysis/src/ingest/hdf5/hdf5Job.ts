import type { InputProblem } from '../../model/index.ts';
import type { Hdf5Kind } from './content.ts';

/** What is asked of an HDF5 file: a table of words or numbers, or the counts of cells. */
export type Hdf5Ask = { readonly want: 'table' | 'counts'; /** Which of its parts; chosen when absent. */ readonly sheet?: string | undefined };

type Told = { readonly kind: Hdf5Kind; readonly sheets: readonly string[]; readonly sheet: string; readonly guessed: boolean; readonly remarks: readonly InputProblem[] };
export type Hdf5Table = Told & { /** Tab-separated. */ readonly bytes: Uint8Array };
export type Hdf5Counts = Told & {
  /** One row a gene: id, symbol, kind of feature. */
  readonly genes: readonly (readonly string[])[];
  readonly cells: readonly string[];
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float64Array;
};

export type Hdf5Answer = { readonly ok: true; readonly value: Hdf5Table | Hdf5Counts } | { readonly ok: false; readonly problems: readonly InputProblem[] };
