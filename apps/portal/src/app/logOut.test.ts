import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../shared/session/sessionStore.ts';
import { logOut, type LogoutQuestion } from './logOut.ts';

const answer = (code: number, showMsg = '') =>
  vi.stubGlobal('fetch', async () => Response.json({ code, showMsg, debugMsg: '', content: { data: null } }));
const ended = vi.fn();
let stop: () => void;

beforeEach(() => {
  const expires_at = new Date(Date.now() + 216_000_000).toISOString();
  session.begin({ token: 't', email: 'li@example.com', name: '李明', head_image_path: '', expires_at });
  stop = session.onEnd(ended);
});
afterEach(() => {
  stop();
  session.end('logout');
  ended.mockClear();
  vi.unstubAllGlobals();
});

it('forgets the session once the server has answered code 2', async () => {
  answer(2);
  const ask = vi.fn();
  await logOut(ask);
  expect(ask).not.toHaveBeenCalled();
  expect(session.get()).toBeUndefined();
  expect(ended).toHaveBeenCalledWith('logout');
});

it.each([
  [0, '服务暂时不可用'],
  [1, ''],
])('code %d is a failure, which keeps the session unless the person leaves anyway', async (code, showMsg) => {
  answer(code, showMsg);
  const questions: LogoutQuestion[] = [];
  const say = (leave: boolean) => (question: LogoutQuestion) => {
    questions.push(question);
    return Promise.resolve(leave);
  };
  await logOut(say(false));
  expect(questions[0]).toMatchObject({
    title: '退出登录失败',
    description: expect.stringContaining(showMsg) as string,
  });
  expect(session.get()).toBeDefined();
  await logOut(say(true));
  expect(session.get()).toBeUndefined();
});
