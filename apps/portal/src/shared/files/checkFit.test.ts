import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../api/index.ts';
import { checkFit } from './checkFit.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/index.ts', async (original) => ({ ...(await original<typeof import('../api/index.ts')>()), call }));
afterEach(() => call.mockReset());

const readable = { state: 'done', report: null, problems: [] };

it('takes a file that the tool can use', async () => {
  call.mockResolvedValueOnce(readable).mockResolvedValueOnce({ problems: [] });
  expect(await checkFit({ id: 'f' }, 'matrix', 'pca')).toBeUndefined();
  expect(call).toHaveBeenLastCalledWith('taskValidate', { tool_id: 'pca', input: 'matrix', file: { file_id: 'f' } });
});

it('gives the server’s words for one that it cannot', async () => {
  call
    .mockResolvedValueOnce(readable)
    .mockRejectedValueOnce(new CallError('failure', '除特征编号外没有数值列', { status: 400 }));
  expect(await checkFit({ id: 'f' }, 'matrix', 'pca')).toBe('除特征编号外没有数值列');
});

it('does not call a file wrong because the server was away', async () => {
  call.mockResolvedValueOnce(readable).mockRejectedValueOnce(new CallError('network', '网络连接中断'));
  await expect(checkFit({ id: 'f' }, 'groups', '')).rejects.toThrow('网络连接中断');
});
