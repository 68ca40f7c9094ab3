import { expect, it } from 'vitest';
import { contentOf } from './envelope.ts';
import { refusals } from './refusals.ts';

const body = (code: number, showMsg = '') => ({ code, showMsg, debugMsg: 'id', content: { data: null } });

it('a logout succeeds by code 2 only', () => {
  expect(contentOf({ status: 200, body: body(2), isLogout: true })).toEqual({ data: null });
  for (const code of [0, 1])
    expect(() => contentOf({ status: 200, body: body(code), isLogout: true })).toThrow('退出登录失败');
});

it('a damaged token and a missing permission are notified in the words of the server', () => {
  const told: string[] = [];
  const stop = refusals.subscribe(({ title, what }) => told.push(`${title}：${what}`));
  expect(() => contentOf({ status: 401, body: body(0, '登录凭证格式不正确'), isLogout: false })).toThrow();
  expect(() => contentOf({ status: 403, body: body(0, '当前账号不能删除任务'), isLogout: false })).toThrow();
  stop();
  expect(told).toEqual(['登录验证失败：登录凭证格式不正确', '没有权限：当前账号不能删除任务']);
});
