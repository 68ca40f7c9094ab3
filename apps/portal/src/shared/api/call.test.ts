import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/sessionStore.ts';
import { call } from './call.ts';
import { isSilent } from './callError.ts';
import { cancelPending } from './pending.ts';

type Sent = { readonly path: string; readonly headers: Readonly<Record<string, string>> };
let sent: Sent[] = [];
/** A server that never answers. */
const waiting = (path: string, { headers, signal }: { headers: Sent['headers']; signal: AbortSignal }) => {
  sent.push({ path, headers });
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
};
/** What became of a call: its error, or nothing yet. */
function follow(answer: Promise<unknown>): { error?: unknown } {
  const state: { error?: unknown } = {};
  answer.catch((error: unknown) => (state.error = error));
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', waiting);
  sent = [];
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  session.end('logout');
  vi.unstubAllGlobals();
});

it('carries the stored token in the header `token`', () => {
  session.begin({ token: 'abc', email: 'a', name: 'a', head_image_path: '', expires_at: '2999-01-01T00:00:00Z' });
  follow(call('userDetail', {}));
  session.end('logout');
  follow(call('isMaintain', {}));
  expect(sent.map(({ headers, path }) => [path, headers['token']])).toEqual([
    ['/api/front/user/detail', 'abc'],
    ['/api/front/system/is_maintain', undefined],
  ]);
});

it('gives a call up after 6 s, and one of a folder after 10 s, and says so', async () => {
  const [usual, folder] = [follow(call('taskList', {})), follow(call('fileStoreList', {}))];
  await vi.advanceTimersByTimeAsync(5_999);
  expect(usual.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(usual.error).toMatchObject({ kind: 'timeout', what: '响应超时，请刷新后重试！' });
  expect(folder.error).toBeUndefined();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(folder.error).toMatchObject({ kind: 'timeout' });
});

it('cancels all reads at once, in silence, and lets what is being saved go on', async () => {
  const reads = [follow(call('taskList', {})), follow(call('userDetail', {}))];
  const saving = follow(call('fileStoreAddDir', { name: '新文件夹' }));
  cancelPending();
  await vi.advanceTimersByTimeAsync(0);
  expect(reads.map(({ error }) => isSilent(error))).toEqual([true, true]);
  expect(saving.error).toBeUndefined();
});
