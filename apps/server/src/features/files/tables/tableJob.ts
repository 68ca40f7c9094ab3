import type { Inspection, Problem, Recipe, ToolInput } from '@panome/contract';
import type { CheckedReading } from './reading.ts';

type Source = { readonly path: string; readonly name: string; readonly reading: CheckedReading };
export type Window = {
  readonly offset: number;
  /** Begins at the row on this line of the file instead of at `offset`. */
  readonly line?: number | undefined;
  readonly limit: number;
  readonly columnOffset: number;
  readonly columnLimit: number;
};

/** What the table child is asked. */
export type TableJob =
  | ({
      readonly kind: 'inspect';
      /** Judged as this; guessed when absent. */ readonly as?: ToolInput | undefined;
      /** Followed while the file is read. */ readonly recipe?: Recipe | undefined;
    } & Source)
  | ({
      readonly kind: 'preview';
      readonly window: Window;
      /** Where the rows are kept between windows. */
      readonly rowsPath: string;
      /** False when there is no room to keep them. */
      readonly keep: boolean;
    } & Source);

export type Preview = {
  readonly header: string[];
  readonly rows: string[][];
  readonly lines: number[];
  readonly offset: number;
  readonly column_offset: number;
  readonly total_rows: number;
  readonly total_columns: number;
};

/** What it answers; a file that is no table is an answer too. */
export type TableAnswer =
  | { readonly kind: 'inspection'; readonly report: Inspection }
  /** `kept` when the rows were written for the next window. */
  | { readonly kind: 'preview'; readonly preview: Preview; readonly kept: boolean }
  | { readonly kind: 'unreadable'; readonly problems: Problem[] };
