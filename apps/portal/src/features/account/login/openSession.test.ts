import { afterEach, expect, it, vi } from 'vitest';
import { session, sessionToken } from '../../../shared/session/sessionStore.ts';
import { openSession } from './openSession.ts';

afterEach(() => {
  session.end('logout');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps token, address, picture and name between visits, and records the login of the day with the address', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, body]);
    return Response.json({ code: 1, showMsg: '', debugMsg: '', content: { data: { counted: true } } });
  });
  const login = {
    token: 'abc',
    expires_at: new Date(Date.now() + 216_000_000).toISOString(),
    name: '李明',
    email: 'li@example.com',
    head_image_path: '/a.png',
    welcome: '欢迎回来，李明',
  };
  openSession(login);
  const { welcome: _welcome, ...stored } = login;
  expect(JSON.parse(kept.get('panome.session')!)).toEqual(stored);
  expect(sessionToken()).toBe('abc');
  await vi.waitFor(() =>
    expect(sent).toContainEqual([
      '/api/front/cache/incr_user_statistics',
      JSON.stringify({ event: 'daily_login', email: 'li@example.com' }),
    ]),
  );
});

it('a token that is older than its time is not sent any more', () => {
  vi.useFakeTimers();
  const expires_at = new Date(Date.now() - 1).toISOString();
  session.begin({ token: 'abc', email: 'li@example.com', name: '李明', head_image_path: '', expires_at });
  expect(sessionToken()).toBe('');
});

it('nobody hears of it when the day cannot be recorded', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const account = { token: 't', email: 'a@b.cn', name: 'a', head_image_path: '', expires_at: '2999-01-01T00:00:00Z' };
  openSession({ ...account, welcome: '' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(session.get()?.token).toBe('t');
});
