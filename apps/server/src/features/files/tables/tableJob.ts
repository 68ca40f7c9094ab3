import type { Groups } from '@panome/analysis/model';
import type { Inspection, Problem, Recipe, ToolInput } from '@panome/contract';
import type { CheckedReading } from './reading.ts';
import type { SamplesInTable } from './samplesIn.ts';
import type { SpreadInTable } from './spreadIn.ts';

type Source = { readonly path: string; readonly name: string; readonly reading: CheckedReading };
export type Window = {
  readonly offset: number;
  /** Begins at the row on this line of the file instead of at `offset`. */
  readonly line?: number | undefined;
  readonly limit: number;
  readonly columnOffset: number;
  readonly columnLimit: number;
};

/** The request to the child process that reads tables. */
export type TableJob =
  | ({
      readonly kind: 'inspect';
      /** The input for which the file is judged; guessed when absent. */ readonly as?: ToolInput | undefined;
      /** The repairs to apply while the file is read. */ readonly recipe?: Recipe | undefined;
    } & Source)
  | ({
      readonly kind: 'preview';
      readonly window: Window;
      /** Where the rows are kept between windows. */
      readonly rowsPath: string;
      /** False when there is no room to keep them. */
      readonly keep: boolean;
    } & Source)
  | ({
      readonly kind: 'samples';
      /** The samples that are expected; empty when nobody knows. */ readonly known: readonly string[];
    } & Source)
  | ({ readonly kind: 'spread'; readonly groups: Groups } & Source);

export type Preview = {
  readonly header: string[];
  readonly rows: string[][];
  readonly lines: number[];
  readonly offset: number;
  readonly column_offset: number;
  readonly total_rows: number;
  readonly total_columns: number;
};

/** The answer of the child process; that a file is no table is an answer too. */
export type TableAnswer =
  | { readonly kind: 'inspection'; readonly report: Inspection }
  /** `kept` says whether the rows were written for the next page. */
  | { readonly kind: 'preview'; readonly preview: Preview; readonly kept: boolean }
  | ({ readonly kind: 'samples' } & SamplesInTable)
  | { readonly kind: 'spread'; readonly spread: SpreadInTable | null }
  | { readonly kind: 'unreadable'; readonly problems: Problem[] };
