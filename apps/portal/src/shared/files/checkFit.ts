import type { ToolInput } from '@panome/contract';
import type { PickedFile } from '@panome/ui/file-picker';
import { call, CallError } from '../api/index.ts';
import { checkReadable } from './checkReadable.ts';

/**
 * Whether a stored file can be an input of a tool: the reason when it cannot. What can be mended on the form is no
 * reason.
 * @throws {CallError} When the server could not be asked.
 */
export async function checkFit(
  { id }: Pick<PickedFile, 'id'>,
  input: ToolInput,
  toolId: string,
): Promise<string | undefined> {
  const unreadable = await checkReadable({ id });
  if (unreadable) return unreadable;
  try {
    await call('taskValidate', { tool_id: toolId, input, file: { file_id: id } });
    return undefined;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'failure' && error.status === 400) return error.what;
    throw error;
  }
}
