import type { InputProblem } from '../model/index.ts';
import type { Format } from './formats.ts';
import type { Encoding } from './text/decodeText.ts';
import type { Grid } from './text/grid.ts';
import type { Delimiter } from './text/sniffDelimiter.ts';

/** A file as uploaded. What is not chosen is detected. */
export type IngestSource = {
  /** The content of the file. */
  readonly bytes: Uint8Array;
  /** Shown in messages; its extension is not believed. */
  readonly name: string;
  /** Name of the worksheet (or `表 1` … of an HTML page); the first visible one when absent. */
  readonly sheet?: string | undefined;
  /** The chosen encoding; detected when absent. */
  readonly encoding?: Encoding | undefined;
  /** The chosen delimiter; detected when absent. */
  readonly delimiter?: Delimiter | undefined;
  /** Whether sequences are accepted as a table, one sequence in each row. */
  readonly sequences?: boolean | undefined;
  /** Whether groups that name no samples (CLS) are accepted as a table. */
  readonly classes?: boolean | undefined;
  /** Repairs the rows before anything is read from them. */
  readonly mend?: ((opened: OpenedTable) => OpenedTable) | undefined;
};

export type OpenedTable = {
  readonly format: Format;
  readonly encoding: Encoding | null;
  /** No encoding fitted exactly, so this one is a guess. */
  readonly encodingGuessed: boolean;
  readonly delimiter: Delimiter | null;
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
  readonly sheet: string | null;
  /** Other visible sheets could have been meant. */
  readonly sheetGuessed: boolean;
  readonly grid: Grid;
  /** Remarks on how it was read. */
  readonly remarks?: readonly InputProblem[];
  /** The groups of the samples as a table, where the file has them beside its values. */
  readonly groups?: Grid | undefined;
};
