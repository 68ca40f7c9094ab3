import type { ImportKind, ReadOptions, ReadSummary } from './readers/index.ts';

/** Reads a file into a prepared one. */
export type ReadJob = {
  readonly kind: ImportKind;
  readonly path: string;
  readonly out: string;
  readonly options: ReadOptions;
};
export type ReadAnswer =
  | { readonly kind: 'read'; readonly summary: ReadSummary }
  | { readonly kind: 'fault'; readonly message: string };
