import { InputError, type InputProblem, type RepairEffect } from '../../model/index.ts';
import { otherKind } from '../kinds/index.ts';
import type { IngestSource, OpenedTable } from '../openedTable.ts';
import { checkRepairs, type Repairs } from '../repairs.ts';
import { createMender, type Mender } from './mendInput.ts';
import type { FurtherInput, InputReading, OpenedAs } from './reader.ts';
import { readers } from './readers.ts';

export type MendedReading<Kind extends FurtherInput> = Omit<InputReading<Kind>, 'opened'> & {
  /** Repairs that may be taken although nothing is wrong. */
  readonly offers: readonly InputProblem[];
  /** What each decided repair changed. */
  readonly effects: readonly RepairEffect[];
  /** How the file was read; `null` for what is no table. */
  readonly opened: OpenedAs | null;
};

/**
 * Reads the file of a further input; every problem says which input it is of.
 * @throws {InputError} When it cannot be read at all, or a repair is none of this input.
 */
export async function readInput<Kind extends FurtherInput>(
  kind: Kind,
  source: IngestSource,
  repairs: Repairs = {},
): Promise<MendedReading<Kind>> {
  const read = readers[kind];
  checkRepairs(repairs, kind);
  const mender: Mender | undefined =
    kind === 'tree' || kind === 'ontology' || kind === 'pathway' || kind === 'matrix2'
      ? undefined
      : createMender(mendedAs(kind), repairs);
  const ofInput = (problems: readonly InputProblem[]) => problems.map((problem) => ({ ...problem, input: kind }));
  let opened: OpenedTable | null = null;
  const mend = (table: OpenedTable): OpenedTable => {
    opened = table;
    return mender ? mender.mend(table) : table;
  };
  try {
    const { effects = mender?.effects() ?? [], offers, ...reading } = await read({ ...source, mend }, repairs);
    const settledProblems = mender ? mender.settle(reading.problems) : reading.problems;
    // What a table is explains why it could not be read as something else.
    const failed = settledProblems.some(({ severity }) => severity === 'error');
    const other = failed && opened ? otherKind((opened as OpenedTable).grid, mendedAs(kind)) : undefined;
    const problems = other ? [other, ...settledProblems] : settledProblems;
    const settled = new Set(problems.map(({ repair }) => repair?.id));
    const open = (offers ?? mender?.offers() ?? []).filter(({ repair }) => !settled.has(repair?.id));
    return {
      ...reading,
      problems: ofInput(problems),
      offers: ofInput(open),
      effects,
      opened: reading.opened ?? (opened && described(opened)),
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(ofInput(error.problems), error.cause_class);
  }
}

/** A second file of a kind is repaired as the first. */
const mendedAs = (kind: FurtherInput): FurtherInput =>
  kind === 'sets2' ? 'sets' : kind === 'records2' ? 'records' : kind;

const described = ({
  delimiter,
  encoding,
  encodingGuessed,
  format,
  sheet,
  sheetGuessed,
  sheets,
}: OpenedTable): OpenedAs => ({ delimiter, encoding, encodingGuessed, format, sheet, sheetGuessed, sheets });
