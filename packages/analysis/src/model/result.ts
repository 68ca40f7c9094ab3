import type { Findings } from './findings.ts';
import type { ColumnWords, Groups, SampleAlias } from './table.ts';
import type { Message, Options, Removal } from './method.ts';
import type { Recipe, RepairEffect } from './recipe.ts';

/** What a person chooses about the reading of a file; `--read` of the command line. */
export type ChosenReading = { readonly sheet?: string; readonly encoding?: string; readonly delimiter?: string };

/** Which rows of which table an input is, when a filter chose them. */
export type InputOrigin = {
  /** What the filter and the whole table are called. */
  readonly filter: string;
  readonly from: string;
  /** The rule as people read it; long lists of names are counted. */
  readonly words: string;
  /** The whole rule as the command `filter` reads it; empty when it is too long for one. */
  readonly where: string;
  /** As which input the whole table was read. */
  readonly as: 'records' | 'matrix';
  /** Columns that stay; all when empty. */
  readonly columns: readonly string[];
};

export type TableMeta = {
  readonly id: string;
  readonly title: string;
  readonly rows: number;
  readonly columns: readonly ({
    readonly name: string;
    readonly label: string;
    readonly kind: 'number' | 'integer' | 'text';
  } & ColumnWords)[];
};

/** `result.json`: everything needed to read, redraw, cite and repeat one run. */
export type ResultDocument = {
  readonly format: 1;
  readonly method: { readonly id: string; readonly title: string; readonly version: string };
  readonly engine: { readonly name: '@panome/analysis'; readonly version: string; readonly node: string };
  readonly options: Options;
  readonly seed: number;
  readonly inputs: readonly {
    readonly id: string;
    readonly name: string;
    readonly sha256: string;
    readonly rows: number;
    readonly columns: number;
    /** The reading choices that the user made; absent when everything was detected. */
    readonly reading?: ChosenReading;
    readonly repairs: Readonly<Record<string, string>>;
    /** Absent for a whole file. */
    readonly origin?: InputOrigin;
    /** Names of samples that were read as others, since somebody confirmed it; those of the groups stand there. */
    readonly aliases?: readonly SampleAlias[];
    /** What each repair changed; results of older versions do not say. */
    readonly effects?: readonly RepairEffect[];
  }[];
  /** The repairs that the user chose, in the order of the decisions; absent when there were none. */
  readonly recipe?: Recipe;
  /** The scheme as used, so that the colours and the order of a later drawing are those of the run. */
  readonly groups: Groups | null;
  readonly removed: readonly Removal[];
  readonly tables: readonly TableMeta[];
  readonly charts: readonly string[];
  readonly messages: readonly Message[];
  readonly facts: Readonly<Record<string, string | number>>;
  /** What came out, in one sentence and as typed facts; results of older versions have none written. */
  readonly findings?: Findings;
  /** The methods paragraph, Markdown. */
  readonly note: string;
  readonly elapsed_ms: number;
};

/** A result as it is shown: with its findings, written or made on reading. */
export type ReadResult = ResultDocument & { readonly findings: Findings };
