import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { code } from '@panome/contract/client';
import { reachability } from '../api/index.ts';
import { checkFit } from './checkFit.ts';

const server = vi.fn<typeof fetch>();
const answer = (data: unknown) => Response.json({ code: code.success, showMsg: '', debugMsg: '', content: { data } });
const refusal = (showMsg: string) =>
  Response.json({ code: code.failure, showMsg, debugMsg: '', content: { data: {} } }, { status: 400 });
const readable = () => answer({ state: 'done', report: null, problems: [] });

beforeEach(() => void vi.stubGlobal('fetch', server));
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
  reachability.note(true);
});

it('takes a file that the tool can use', async () => {
  server.mockResolvedValueOnce(readable()).mockResolvedValueOnce(answer({ problems: [] }));
  expect(await checkFit({ id: 'f' }, 'matrix', 'pca')).toBeUndefined();
  const [path, request] = server.mock.lastCall!;
  expect(path).toMatch(/\/task\/validate_request_data$/);
  expect(JSON.parse(request?.body as string)).toEqual({ tool_id: 'pca', input: 'matrix', file: { file_id: 'f' } });
});

it('gives the server’s words for one that it cannot', async () => {
  server.mockResolvedValueOnce(readable()).mockResolvedValueOnce(refusal('除特征编号外没有数值列'));
  expect(await checkFit({ id: 'f' }, 'matrix', 'pca')).toBe('除特征编号外没有数值列');
});

it('does not call a file wrong because the server was away', async () => {
  server.mockResolvedValueOnce(readable()).mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(checkFit({ id: 'f' }, 'groups', '')).rejects.toThrow('网络连接中断');
});
