import type { InputProblem, Recipe, SampleAlias } from '@panome/analysis/model';
import type { TableKind } from '@panome/analysis/node';
import type { Rule, RuleGroups } from '@panome/analysis/rules';
import type { CheckedReading } from '../../files/index.ts';

/** The rows of a prepared table that a rule keeps. */
export type Selection = {
  /** The folder of the prepared table. */
  readonly folder: string;
  readonly rule: Rule;
  readonly groups: RuleGroups;
};

/** What the child process that filters tables is asked. */
export type FilterJob =
  | {
      readonly kind: 'prepare';
      readonly file: { readonly path: string; readonly name: string } & CheckedReading;
      readonly as: TableKind;
      readonly recipe: Recipe;
      /** Where the table is written. */
      readonly folder: string;
    }
  | ({
      readonly kind: 'preview';
      readonly sort?: string | undefined;
      readonly order: 'asc' | 'desc';
      readonly offset: number;
      readonly limit: number;
      /** The columns to show; cells of no rows when empty. */
      readonly columns: readonly string[];
    } & Selection)
  | ({
      readonly kind: 'write';
      /** All when empty. */
      readonly columns: readonly string[];
      readonly format: 'csv' | 'xlsx';
      readonly raw: boolean;
      readonly outPath: string;
    } & Selection)
  | { readonly kind: 'compare'; readonly left: Selection; readonly right: Selection; readonly most: number }
  | ({ readonly kind: 'merge' } & MergeOrder);

export type MergeOrder = {
  readonly left: string;
  readonly right: string;
  /** Columns of the keys; the first ones when empty. */
  readonly leftKey: string;
  readonly rightKey: string;
  readonly join: 'left' | 'inner' | 'right' | 'outer';
  readonly suffix: 'number' | 'words' | 'r';
  readonly duplicates: 'refuse' | 'first';
  /** Keys of the right table that were confirmed to be these of the left. */
  readonly aliases: readonly SampleAlias[];
  /** Writes the table there, as CSV; only looks at the keys when absent. */
  readonly outPath?: string | undefined;
  /** Keys and rows that are named at most. */
  readonly most: { readonly keys: number; readonly repeated: number };
};

export type Counted = {
  readonly rows: number;
  readonly kept: number;
  /** Rows that pass each condition alone, in the order in which they are written. */
  readonly alone: readonly number[];
  /** Of each step of the outermost “and”. */
  readonly steps: readonly { readonly alone: number; readonly left: number }[];
};
export type PreviewAnswer = Counted & { readonly cells: (string | number | null)[][] };
type Names = { readonly count: number; readonly first: string[] };
export type CompareAnswer = { readonly both: Names; readonly left: Names; readonly right: Names };
export type MergeAnswer = {
  readonly rowsLeft: number;
  readonly rowsRight: number;
  readonly rows: number;
  readonly columns: number;
  readonly matched: number;
  readonly onlyLeft: number;
  readonly onlyRight: number;
  readonly unmatchedLeft: string[];
  readonly unmatchedRight: string[];
  readonly duplicateKeys: number;
  readonly duplicates: { key: string; count: number }[];
  /** Samples that both tables seem to have, written differently; nobody confirmed them. */
  readonly alike: SampleAlias[];
};

/** The answer; that a table or a rule is at fault is an answer too. */
export type FilterAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };
