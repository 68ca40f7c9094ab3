import { InputError } from '../../model/index.ts';
import type { IngestSource } from '../openTable.ts';
import type { FurtherInput, InputReading } from './reader.ts';
import { readers } from './readers.ts';

/** Reads the file of a further input; every problem says which input it is of. @throws {InputError} When it cannot be read at all. */
export async function readInput<Kind extends FurtherInput>(kind: Kind, source: IngestSource): Promise<InputReading<Kind>> {
  const read = readers[kind];
  try {
    const reading = await read(source);
    return { ...reading, problems: reading.problems.map((problem) => ({ ...problem, input: kind })) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.problems.map((problem) => ({ ...problem, input: kind })), error.cause_class);
  }
}
