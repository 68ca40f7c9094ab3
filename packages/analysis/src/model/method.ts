import type { Sentence } from './findings.ts';
import type { InputKind, MethodInputs } from './inputs.ts';
import type { Table } from './table.ts';

/** One setting of a method: feeds the form, the validation, the command line, the method note and the JSON schema. */
export type OptionSpec = {
  readonly id: string;
  /** Chinese label. */
  readonly label: string;
  /** Chinese sentence for the person who chooses. */
  readonly help?: string;
  readonly unit?: string;
  /**
   * Shown only while another option has one of the values `in`, and none of `not`. An option that is not shown keeps its
   * default.
   */
  readonly when?: {
    readonly option: string;
    readonly in?: readonly OptionValue[];
    readonly not?: readonly OptionValue[];
  };
  /** Rarely changed; the form folds it. */
  readonly advanced?: boolean;
} & (
  | {
      readonly kind: 'choice';
      readonly default: string;
      readonly choices: readonly { readonly value: string; readonly label: string; readonly help?: string }[];
    }
  | {
      readonly kind: 'integer' | 'number';
      readonly default: number;
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
    }
  /** A whole number, or the word `all`. */
  | { readonly kind: 'count-or-all'; readonly default: number | 'all'; readonly min: number; readonly max: number }
  | { readonly kind: 'boolean'; readonly default: boolean }
  /** A level of the groups input; empty means the first (or second) level. */
  | { readonly kind: 'group-level'; readonly default: string }
  /** A column of the groups input, such as `pair`; empty means none. */
  | { readonly kind: 'factor'; readonly default: string }
  /**
   * A column of the `records` input, or of another that it names; empty means that the method chooses one by its name
   * and type.
   */
  | {
      readonly kind: 'column';
      readonly default: string;
      readonly type?: 'number' | 'text';
      readonly input?: 'records' | 'records2';
    }
  /**
   * A comparison of a table of differences that has several, one below the other or side by side; empty means the
   * first.
   */
  | { readonly kind: 'comparison'; readonly default: string; readonly input: 'matrix' | 'matrix2' }
  /** Free text of at most `most` characters; with `lines` of several lines. */
  | {
      readonly kind: 'text';
      readonly default: string;
      readonly most: number;
      readonly lines?: boolean;
      readonly placeholder?: string;
    }
);
export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export type InputSpec = {
  readonly id: InputKind;
  readonly required: boolean;
  readonly label: string;
  readonly help: string;
  /**
   * Tables only, what their values have to be: `amounts` that no logarithm was taken of, or `counts`, whole numbers as
   * they were counted. Absent where anything goes, or where an option says what they are.
   */
  readonly holds?: 'amounts' | 'counts';
  /** Groups only: how many levels the method can take. */
  readonly levels?: { readonly min: number; readonly max?: number };
  /**
   * Groups only: they are of the samples that this option's column of the records names, rather than of those of the
   * table, the distances or the cells.
   */
  readonly of?: { readonly input: 'records'; readonly column: string };
};

export type TableSpec = { readonly id: string; readonly title: string };

export type Family =
  | 'preprocess'
  | 'overview'
  | 'difference'
  | 'supervised'
  | 'cluster'
  | 'relation'
  | 'enrichment'
  | 'community'
  | 'single-cell'
  | 'plot';

export type RunContext = {
  readonly seed: number;
  /** Says where the run is: `step` is a Chinese phrase, `fraction` 0…1 of the whole run. */
  readonly progress: (step: string, fraction: number) => void;
};

/** Something the method left out, and why; shown with the result and written to result.json. */
export type Removal = { readonly kind: 'feature' | 'sample'; readonly id: string; readonly reason: string };
export type Message = { readonly level: 'info' | 'warning'; readonly text: string };

export type MethodOutput = {
  readonly tables: readonly Table[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  /** What the method note states about this run: n per group, definitions used, counts. Numbers unrounded. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Of the method's charts those that this run has the tables for; all of them when absent. */
  readonly charts?: readonly string[];
};

/** One entry of the registry: all that the portal, the server, the reports and the command line know about a method. */
export type MethodDefinition = {
  readonly id: string;
  /** Raised whenever a number could change; part of the cache key. */
  readonly version: string;
  readonly family: Family;
  readonly title: string;
  /** One Chinese sentence: what question it answers. */
  readonly summary: string;
  /** Chinese, English and pinyin words people search for. */
  readonly keywords: readonly string[];
  readonly inputs: readonly InputSpec[];
  readonly options: readonly OptionSpec[];
  readonly tables: readonly TableSpec[];
  /** Ids of the charts in `packages/charts`. */
  readonly charts: readonly string[];
  /**
   * Codes of its refusals that mean that data do not fit it, such as two tables without a name in common. A flow leaves
   * such a step out with the reason; any other refusal is a fault that somebody has to mend.
   */
  readonly unfit?: readonly string[];
  /** Whether the seed can change a figure; the form offers a seed only then. */
  readonly usesSeed?: boolean;
  /** Refuses at once what the run would refuse only after it has waited in the queue; quick. @throws {InputError} */
  readonly check?: (inputs: MethodInputs, options: Options) => void;
  readonly run: (inputs: MethodInputs, options: Options, context: RunContext) => MethodOutput;
  /**
   * What came out in one Chinese sentence, made of the facts of a run: the first thing that a reader sees. Its facts are
   * kept with the result, so that nobody has to read the sentence again.
   */
  readonly findings: Sentence;
  /**
   * Chinese methods paragraph of one run, with formula names, definitions and sources (DOI), ready to paste. Markdown.
   */
  readonly note: (options: Options, facts: MethodOutput['facts']) => string;
};

/**
 * The input is at fault. `problems` are Chinese; each says what, where and what to do.
 * Thrown by ingest and by methods; the command line exits with 2, a task fails with class `data` (or `parameter`).
 */
export class InputError extends Error {
  readonly problems: readonly InputProblem[];
  readonly cause_class: 'data' | 'parameter';
  constructor(problems: readonly InputProblem[], causeClass: 'data' | 'parameter' = 'data') {
    super(problems.map((problem) => problem.what).join('\n'));
    this.name = 'InputError';
    this.problems = problems;
    this.cause_class = causeClass;
  }
}

/** One thing wrong with a file or a parameter. Rows and columns count from 1 as a spreadsheet shows them. */
export type InputProblem = {
  /** Stable, for tests and for the repair offered: `text-in-number`, `duplicate-feature`, `ragged-row` … */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Where in the input: the input id or the option id. */
  readonly input?: string;
  readonly row?: number;
  readonly column?: number;
  /** Like `C12`. */
  readonly cell?: string;
  /** What is wrong, with the value quoted. */
  readonly what: string;
  /** What to do. */
  readonly remedy: string;
  /** How many places have this same problem; the first is the one named. */
  readonly count?: number;
  /** A safe repair that `inspect` offers and `repairs` of the ingest options carries out. */
  readonly repair?: {
    readonly id: string;
    readonly label: string;
    readonly choices?: readonly { readonly value: string; readonly label: string }[];
    /** The choice that the data speak for: a form carries it out without asking again. */
    readonly suggested?: string;
  };
};
