import type { PlannedEdge } from '@panome/analysis/flows';
import type { InputOrigin, InputProblem, Options, TableMeta } from '@panome/analysis/model';
import type { Rule } from '@panome/analysis/rules';
import type { Paper } from '@panome/charts/node';
import type {
  ChartReportFormat,
  ChartSettingsBody,
  GroupScheme,
  Recipe,
  ReportSection,
  ToolInput,
} from '@panome/contract';

/** A file of the store as a job reads it. */
export type JobFile = {
  readonly path: string;
  readonly name: string;
  readonly sheet?: string | undefined;
  readonly encoding?: string | undefined;
  readonly delimiter?: string | undefined;
  /** When it holds rows that a filter chose. */
  readonly origin?: InputOrigin | undefined;
};

/** How a result table is narrowed before it is shown or written. */
export type TableView = {
  readonly sort?: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly filters: readonly Rule[];
  /** Only the rows whose first column is one of these. */ readonly names?: readonly string[] | undefined;
};

/** A page of a table: the first column and a range of the others. */
export type PageRequest = {
  readonly view: TableView;
  readonly offset: number;
  readonly limit: number;
  readonly columnOffset: number;
  readonly columnLimit: number;
};

type ResultSource = { readonly dir: string; readonly settings: Readonly<Record<string, ChartSettingsBody>> };

/** The files of a run by input. */
type JobFiles = { readonly [Input in ToolInput]?: JobFile };

export type RunJob = {
  readonly kind: 'run';
  readonly methodId: string;
  readonly files: JobFiles;
  readonly groups: GroupScheme | null;
  readonly options: Options;
  readonly recipe: Recipe;
  readonly seed: number;
  readonly outDir: string;
  /** The folder where what was read of its files is found and kept; each file is parsed when absent. */
  readonly readings?: string | undefined;
  /** How many threads the run may use; set by the runner, which knows what else runs. */
  readonly threads?: number;
};
export type CheckJob = Omit<RunJob, 'kind' | 'outDir' | 'readings' | 'seed' | 'threads'> & { readonly kind: 'check' };
export type GroupsJob = {
  readonly kind: 'groups';
  readonly matrix: JobFile;
  /** The kind of input that names the samples. */
  readonly input: 'matrix' | 'distance' | 'cells' | 'records';
  /** For records, the column that names the samples; found by its name when empty. */
  readonly column: string;
  readonly recipe: Recipe;
  readonly source:
    | { readonly kind: 'names' }
    /** As the table itself has them; none where it has none. */
    | { readonly kind: 'own' }
    | { readonly kind: 'guess' }
    | { readonly kind: 'file'; readonly file: JobFile }
    | { readonly kind: 'text'; readonly text: string };
};
export type ExportJob = {
  readonly kind: 'export';
  readonly source: ResultSource;
  readonly what:
    | {
        readonly table: string;
        readonly view: TableView;
        /** All columns when absent. */ readonly columns?: 'all' | 'first';
        /** Writes the rows of this data table of the run instead, those that the view names. */
        readonly data?: JobFile | undefined;
      }
    | { readonly chart: string }
    | { readonly everything: true };
  readonly format: 'csv' | 'xlsx' | 'svg' | 'pdf' | 'json' | 'graphml' | 'cyjs' | 'zip';
  readonly theme: 'light' | 'dark';
  /** The place on paper of a chart as a picture; its own size without it. */
  readonly paper?: Paper | undefined;
  /** Writes text cells unchanged, also those that a spreadsheet would run as a formula. */
  readonly raw: boolean;
  readonly outPath: string;
};
export type ReportJob = {
  readonly kind: 'report';
  readonly title: string;
  readonly author: string;
  readonly summary: string;
  readonly sections: readonly ReportSection[];
  /** Each cited task's name and the folder of its result, by task id. */
  readonly results: Readonly<Record<string, { readonly name: string; readonly dir: string }>>;
  /** The time in milliseconds that the report shows as its date. */
  readonly madeAt: number;
  /** The built script that makes charts live in the file. */
  readonly runtimePath: string;
  readonly outPath: string;
};
export type ChartsJob = {
  readonly kind: 'charts';
  readonly title: string;
  /** The results in their order, each with its charts to export and the name of its task. */
  readonly results: readonly (ResultSource & {
    readonly id: string;
    readonly name: string;
    readonly charts: readonly string[];
  })[];
  readonly formats: readonly ChartReportFormat[];
  readonly theme: 'light' | 'dark';
  /** The width on paper that all pictures get; their own sizes without it. */
  readonly paper?: Omit<Paper, 'height'> | undefined;
  readonly madeAt: number;
  readonly runtimePath: string;
  readonly outPath: string;
};
/** What is taken of a result table. Steps are named by the tasks that hold their tables, roles by their sources. */
export type TableEdge = Extract<PlannedEdge, { readonly from: 'step' }>;
/** What stands on the paper of a quote. */
export type QuotePaper = {
  readonly title: string;
  /** Number, dates and customer, as label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly service: string;
  readonly lines: readonly {
    readonly title: string;
    readonly count: string;
    readonly each: string;
    readonly sum: string;
  }[];
  readonly total: string;
  /** Headings with their paragraphs. */
  readonly notes: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly foot: string;
};
export type ViewJob = {
  readonly kind: 'view';
  readonly edge: TableEdge;
  /** The folder of the result of each task that the edge names. */
  readonly dirs: Readonly<Record<string, string>>;
  /** The files of the roles that it names. */
  readonly files: Readonly<Record<string, JobFile>>;
  /** As of `RunJob`. */
  readonly readings: string;
  readonly outPath: string;
};
/** Looks into the large tables of a result: what is read, sorted and searched there must not stop the server. */
export type LookJob = {
  readonly kind: 'look';
  readonly dir: string;
  readonly what:
    | { readonly page: PageRequest; readonly meta: TableMeta }
    | { readonly tables: readonly { readonly id: string; readonly columns: readonly string[] }[] };
};
/** A quote on paper: everything is text already. */
export type QuoteJob = { readonly kind: 'quote'; readonly paper: QuotePaper; readonly outPath: string };
export type Job = LookJob | RunJob | CheckJob | GroupsJob | ExportJob | ReportJob | ChartsJob | ViewJob | QuoteJob;

/** The answer of a job. Problems are faults that the person can repair; anything else that goes wrong is thrown. */
export type JobAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly class: 'data' | 'parameter'; readonly problems: readonly InputProblem[] };
