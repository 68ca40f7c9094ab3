import { join } from 'node:path';
import { day } from '@panome/contract/durations';
import { trimFiles } from '../../platform/storage/trimFiles.ts';

/** The most bytes of all kept readings together. */
const maxBytes = 2 * 1024 ** 3;

/** Where what a step of a run reads of a file is kept for the steps after it (decision 056). */
export const readingsFolder = (dataFolder: string): string => join(dataFolder, 'readings');

/** Removes what nobody has read for a day, and the oldest beyond the room there is. */
export const trimReadings = (dataFolder: string): Promise<void> =>
  trimFiles(readingsFolder(dataFolder), { maxBytes, before: Date.now() - day });
