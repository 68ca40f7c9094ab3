import { Worker } from 'node:worker_threads';
import { InputError } from '../../model/index.ts';
import { LIMITS } from '../limits.ts';
import type { PartCounts, PartsAsk, PartTable } from '../parts/content.ts';
import type { Hdf5Answer } from './hdf5Job.ts';
import { explained, tooLarge } from './problems.ts';

/**
 * Reads a part of an HDF5 file in a thread of its own. The library is C compiled to WebAssembly: a damaged or evil file
 * can confuse the memory it runs in, so every file gets fresh memory, which is freed with the thread.
 *
 * @throws {InputError} When it is damaged, too large, or none of the forms that are read.
 */
async function readHdf5(bytes: Uint8Array, ask: PartsAsk): Promise<PartTable | PartCounts> {
  if (bytes.length > LIMITS.archiveBytes) throw tooLarge('文件超过 512 MB');
  // Errors that the library prints are replaced by our messages.
  const worker = new Worker(new URL('./hdf5Worker.ts', import.meta.url), {
    workerData: { bytes, ask },
    stdout: true,
    stderr: true,
  });
  try {
    const answer = await new Promise<Hdf5Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => reject(explained(error instanceof Error ? error.message : String(error))));
      worker.once('exit', () => reject(explained('')));
    });
    if (!answer.ok) throw new InputError(answer.problems);
    return answer.value;
  } finally {
    await worker.terminate();
  }
}

export const readHdf5Table = (bytes: Uint8Array, sheet: string | undefined): Promise<PartTable> =>
  readHdf5(bytes, { want: 'table', sheet }) as Promise<PartTable>;
export const readHdf5Counts = (bytes: Uint8Array, sheet: string | undefined): Promise<PartCounts> =>
  readHdf5(bytes, { want: 'counts', sheet }) as Promise<PartCounts>;

/** Whether a file begins as HDF5 does. */
export const isHdf5 = (bytes: Uint8Array): boolean =>
  [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte);
