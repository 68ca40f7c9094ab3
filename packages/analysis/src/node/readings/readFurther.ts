import { readInput, type FurtherInput, type MendedReading, type Repairs } from '../../ingest/index.ts';
import type { ReadingAsked, ReadingStore } from './readingStore.ts';

type Kept<Kind extends FurtherInput> = Pick<MendedReading<Kind>, 'value' | 'rows' | 'columns' | 'problems' | 'effects'>;

/** Reads the file of a further input, or takes what was read of it before. @throws {InputError} As `readInput`. */
export const readFurther = <Kind extends FurtherInput>(
  kind: Kind,
  { sha256, source }: Pick<ReadingAsked, 'sha256' | 'source'>,
  repairs: Repairs,
  readings: ReadingStore,
): Promise<Kept<Kind>> =>
  readings.through({ kind, source, sha256, repairs }, async () => {
    const { columns, effects, problems, rows, value } = await readInput(kind, source, repairs);
    return { columns, effects, problems, rows, value };
  });
