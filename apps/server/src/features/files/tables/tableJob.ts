import type { Inspection, Problem } from '@panome/contract';
import type { CheckedReading } from './reading.ts';

type Source = { readonly path: string; readonly name: string; readonly reading: CheckedReading };
export type Window = {
  readonly offset: number;
  readonly limit: number;
  readonly columnOffset: number;
  readonly columnLimit: number;
};

/** What the table child is asked. */
export type TableJob =
  | ({ readonly kind: 'inspect' } & Source)
  | ({ readonly kind: 'preview'; readonly window: Window } & Source);

export type Preview = {
  readonly header: string[];
  readonly rows: string[][];
  readonly offset: number;
  readonly column_offset: number;
  readonly total_rows: number;
  readonly total_columns: number;
};

/** What it answers; a file that is no table is an answer too. */
export type TableAnswer =
  | { readonly kind: 'inspection'; readonly report: Inspection }
  | { readonly kind: 'preview'; readonly preview: Preview }
  | { readonly kind: 'unreadable'; readonly problems: Problem[] };
