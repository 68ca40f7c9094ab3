import { calls, code } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minute } from '@panome/contract/durations';
import { buildTestApp, testPassword, type TestApp } from '../../../testing/buildTestApp.ts';

let test: TestApp;
let person: { id: string; email: string; token: string };
beforeEach(async () => {
  test = await buildTestApp();
  person = await test.buildUser('李明');
});
afterEach(() => test.close());

const fresh = 'another long password';
const ask = (email = person.email) => test.call(calls.sendForgetPassEmail, { input: { email } });
async function askForLink() {
  expect((await ask()).statusCode).toBe(200);
  return new URL((await test.mailTo(person.email)).path, 'http://portal').searchParams.get('reset_data')!;
}
const reset = (reset_data: string, password = fresh) =>
  test.call(calls.resetPasswd, { input: { reset_data, password } });
const canLogin = async (password: string) =>
  (await test.call(calls.login, { input: { email: person.email, password } })).statusCode === 200;
const isIn = async () =>
  (await test.call(calls.userDetail, { token: person.token })).json<{ code: number }>().code === code.success;

describe('SEC-18: a forgotten password', () => {
  it('a new password is set through a mailed link, which ends every session and opens none', async () => {
    const link = await askForLink();
    const answer = await reset(link);
    expect(answer.json()).toMatchObject({ code: code.success, content: { data: { email: person.email } } });
    expect(answer.body).not.toContain('token');
    expect(await isIn()).toBe(false);
    expect(await canLogin(testPassword)).toBe(false);
    expect(await canLogin(fresh)).toBe(true);
    expect((await test.mailTo(person.email)).subject).toBe('您的全组学云密码已修改');
  });

  it('a link can be checked often and used once, also by two people at the same time', async () => {
    const link = await askForLink();
    for (const call of [calls.resetPasswdCheck, calls.resetPasswdCheck, calls.resetPasswdCheckPost]) {
      expect(await test.data(call, { input: { reset_data: link } })).toEqual({
        valid: true,
        email: expect.stringMatching(/^us\*\*\*@example\.com$/) as string,
      });
    }
    const answers = await Promise.all([reset(link), reset(link, 'and yet another one')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await test.data(calls.resetPasswdCheck, { input: { reset_data: link } })).toEqual({
      valid: false,
      email: '',
    });
  });

  it('a link is valid for 30 minutes, or until a newer link or a changed password voids it', async () => {
    const first = await askForLink();
    test.clock.advance(minute);
    const second = await askForLink();
    expect((await reset(first)).statusCode).toBe(400);
    test.clock.advance(30 * minute);
    expect((await reset(second)).json()).toMatchObject({ showMsg: '链接已失效或已使用，请重新申请重设密码' });
    const third = await askForLink();
    await test.call(calls.userUpdatePassword, {
      token: person.token,
      input: { old_password: testPassword, password: fresh },
    });
    expect((await reset(third, 'a third long password')).statusCode).toBe(400);
  });

  it('a refused weak password leaves the link valid', async () => {
    const link = await askForLink();
    expect((await reset(link, '123456')).statusCode).toBe(400);
    expect((await reset(link)).statusCode).toBe(200);
  });

  it('the link as it stands in the mail is nowhere in the database', async () => {
    const link = await askForLink();
    expect(JSON.stringify(await test.platform.database.selectFrom('proof').selectAll().execute())).not.toContain(link);
  });
});

it('SEC-06: an address without an account gets the same answer and no mail', async () => {
  const [known, unknown] = [await ask(), await ask('nobody@example.com')];
  expect({ ...unknown.json<object>(), debugMsg: '' }).toEqual({ ...known.json<object>(), debugMsg: '' });
  await expect(test.mailTo('nobody@example.com')).rejects.toThrow();
});

it('SEC-19: links begin with the configured address, which no request can change', async () => {
  await test.app.inject({
    method: 'POST',
    url: calls.sendForgetPassEmail.path,
    headers: { host: 'evil.example' },
    payload: { email: person.email },
  });
  const { path, text } = await test.mailTo(person.email);
  expect(`${path}${text}`).not.toContain('evil.example');
});
