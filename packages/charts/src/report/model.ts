import type { OptionSpec, ResultDocument, Table } from '@panome/analysis/model';
import type { ChartSettings } from '../model/index.ts';
import type { Size } from '../node/index.ts';

/** A finished run that a report cites. */
export type ReportRun = {
  /** What the user called the task. */
  readonly name: string;
  readonly document: ResultDocument;
  /** The options of the method as this version knows them; empty when it has none of this id. */
  readonly options: readonly OptionSpec[];
};

type Words = { readonly title: string; readonly note: string };

/** One block of a report. `run` is a key of `runs`. */
export type ReportPart = Words &
  (
    | { readonly kind: 'text' }
    | {
        readonly kind: 'chart';
        readonly run: string;
        readonly chart: string;
        /** The figure as it reads without script and as it is printed, in the light theme. */
        readonly svg: string;
        /** One sentence for people who do not see the figure. */
        readonly summary: string;
        readonly size: Size;
        readonly settings: ChartSettings;
        /** What the live figure is drawn from, with only the columns it reads. */
        readonly tables: readonly Table[];
      }
    | {
        readonly kind: 'table';
        readonly run: string;
        /** The whole table, or its first rows when it is too large to be carried along. */
        readonly table: Table;
        /** Rows of the stored table. */
        readonly total: number;
        /** How many rows are printed. */
        readonly rows: number;
        /** The heading of the column by which the rows are ordered; absent when they are as the method wrote them. */
        readonly order?: string;
      }
    | { readonly kind: 'methods'; readonly run: string }
  );

export type ReportModel = {
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly parts: readonly ReportPart[];
  readonly runs: Readonly<Record<string, ReportRun>>;
  /** As readers see it, such as `2026-11-21 15:04`. */
  readonly madeAt: string;
  /** What made the file. */
  readonly product: { readonly name: string; readonly version: string };
  /** The script that makes the figures live, as one classic script. */
  readonly runtime: string;
};
