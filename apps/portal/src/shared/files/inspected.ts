import { call } from '../api/index.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What a stored file is, once the server has read it.
 * @throws {CallError} When the server could not be asked.
 */
export async function inspected(id: string) {
  for (;;) {
    // Each answer decides whether there is another question.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await call('fileStoreInspect', { id });
    if (answer.state !== 'running') return answer;
    // oxlint-disable-next-line no-await-in-loop
    await pause(1_000);
  }
}
