import { join } from 'node:path';
import { ChildFailure, createChildPool } from '../../../platform/child/index.ts';
import { ImportFault } from './importFault.ts';
import type { ReadAnswer, ReadJob } from './readJob.ts';
import type { ReadSummary } from './readers/index.ts';

const megabyte = 1024 * 1024;
const hour = 3_600_000;

/**
 * Reads a file into a prepared one, in a child with limits.
 * @throws {ImportFault} When the file cannot be imported.
 */
export async function readReference(job: ReadJob, signal?: AbortSignal): Promise<ReadSummary> {
  const pool = createChildPool<ReadJob, ReadAnswer>({
    module: join(import.meta.dirname, 'importChild.ts'),
    size: 1,
    warm: 0,
    // Entries are garbage as soon as they are written: half the usual room for new objects saves 90 of 250 MB.
    flags: ['--max-semi-space-size=8'],
    memoryBytes: 512 * megabyte,
    timeoutMs: 6 * hour,
  });
  try {
    const answer = await pool.run(job, signal ? { signal } : {});
    if (answer.kind === 'fault') throw new ImportFault(answer.message);
    return answer.summary;
  } catch (error) {
    if (error instanceof ChildFailure && error.reason === 'memory')
      throw new ImportFault('读取文件需要的内存超出上限，请用 --taxon 只导入需要的物种');
    throw error;
  } finally {
    pool.close();
  }
}
