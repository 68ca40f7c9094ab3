import type { PickedFile } from '@panome/ui/file-picker';
import { inspected } from './inspected.ts';

/**
 * Whether a stored file can be read as a table: the first reason when it cannot. Waits while the server still reads it.
 * @throws {CallError} When the server could not be asked.
 */
export async function checkReadable({ id }: Pick<PickedFile, 'id'>): Promise<string | undefined> {
  const { problems, state } = await inspected(id);
  if (state === 'done') return undefined;
  return problems[0] ? `${problems[0].what}，${problems[0].remedy}` : '文件不能作为表格读取，请检查格式后重新选择';
}
