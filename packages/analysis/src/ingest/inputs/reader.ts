import type { InputKind, InputProblem, InputValues, RepairEffect } from '../../model/index.ts';
import type { IngestSource, OpenedTable } from '../openedTable.ts';
import type { Repairs } from '../repairs.ts';

/** What was read from a file for one input. With an error among the problems the value is not to be used. */
export type InputReading<Kind extends InputKind> = ReadingOf<InputValues[Kind]>;
type ReadingOf<Value> = {
  readonly value: Value;
  /** For `result.json` and the facts on a page: how many things of the input, and how many columns of data each has. */
  readonly rows: number;
  readonly columns: number;
  readonly problems: readonly InputProblem[];
  /** Set by readers that carry out repairs themselves; for others the repairs are made when the file is opened. */
  readonly offers?: readonly InputProblem[];
  readonly effects?: readonly RepairEffect[];
  /** Set by readers whose file is not a table but has parts to choose from. */
  readonly opened?: OpenedAs;
};

/** How a file was read. */
export type OpenedAs = Omit<OpenedTable, 'grid' | 'remarks'>;

/** Reads the file of one input. @throws {InputError} When it cannot be read at all. */
export type InputReader<Kind extends InputKind> = ReaderOf<InputValues[Kind]>;
/** By what is read: a second file of a kind has the reader of the first. */
export type ReaderOf<Value> = (source: IngestSource, repairs: Repairs) => Promise<ReadingOf<Value>>;

/** Inputs whose file is read by itself; the matrix and its groups are read together, joined by sample. */
export type FurtherInput = Exclude<InputKind, 'matrix' | 'groups'>;
