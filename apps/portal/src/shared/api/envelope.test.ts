import { expect, it } from 'vitest';
import { contentOf } from './envelope.ts';
import { refusals } from './refusals.ts';

const body = (code: number, showMsg = '') => ({ code, showMsg, debugMsg: 'id', content: { data: null } });

it('a logout succeeds by code 2 only', () => {
  expect(contentOf({ status: 200, body: body(2), isLogout: true })).toEqual({ data: null });
  for (const code of [0, 1])
    expect(() => contentOf({ status: 200, body: body(code), isLogout: true })).toThrow('退出登录失败');
});

it('a failure is told in `showMsg`, without it in `debugMsg`, without both in words of our own', () => {
  const failing = (answer: object) => () => contentOf({ status: 200, body: answer, isLogout: false });
  expect(contentOf({ status: 200, body: body(1), isLogout: false })).toEqual({ data: null });
  expect(failing(body(0, '文件不存在'))).toThrow('文件不存在');
  expect(failing(body(7, ''))).toThrow(/^id$/);
  expect(failing({ ...body(0), debugMsg: '' })).toThrow('抱歉，服务器繁忙，请稍后重试');
});

it('a damaged token and a missing permission are notified with the words of the server', () => {
  const told: string[] = [];
  const stop = refusals.subscribe(({ title, what }) => told.push(`${title}：${what}`));
  expect(() => contentOf({ status: 401, body: body(0, '登录凭证格式不正确'), isLogout: false })).toThrow();
  expect(() => contentOf({ status: 403, body: body(0, '当前账号不能删除任务'), isLogout: false })).toThrow();
  stop();
  expect(told).toEqual(['未授权：授权验证失败：登录凭证格式不正确', '没有权限：当前账号不能删除任务']);
});
