import type { PickedFile } from '@panome/ui/file-picker';
import { call } from '../api/index.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Whether a stored file can be read as a table: the first reason when it cannot. Waits while the server still reads it.
 * @throws {CallError} When the server could not be asked.
 */
export async function checkReadable({ id }: Pick<PickedFile, 'id'>): Promise<string | undefined> {
  for (;;) {
    // Each answer decides whether there is another question.
    // oxlint-disable-next-line no-await-in-loop
    const { problems, state } = await call('fileStoreInspect', { id });
    if (state === 'failed')
      return problems[0] ? `${problems[0].what}，${problems[0].remedy}` : '文件不能作为表格读取，请检查格式后重新选择';
    if (state === 'done') return undefined;
    // oxlint-disable-next-line no-await-in-loop
    await pause(1_000);
  }
}
