import { calls, code } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day, minute } from '@panome/contract/durations';
import { emailKey } from '../repository.ts';
import { buildTestApp, testPassword, type TestApp } from '../../../testing/buildTestApp.ts';

let test: TestApp;
beforeEach(async () => void (test = await buildTestApp()));
afterEach(() => test.close());

const email = 'Li.Ming@Example.com';
const phone = '13800138000';
const codeIn = (text: string) => /\d{6}/.exec(text)![0];
const tokenIn = (path: string) => new URL(path, 'http://portal').searchParams.get('activate')!;
const login = (password = testPassword) => test.call(calls.login, { input: { email, password } });

async function askForCode() {
  const input = { email, ...(await test.solveCaptcha()) };
  const { ticket } = await test.data<{ ticket: string }>(calls.sendRegisterCode, { input });
  return { ticket, verify_code: codeIn((await test.mailTo(email)).text) };
}
const register = async (change: object = {}) =>
  test.call(calls.register, {
    input: { email, name: '李明', phone, password: testPassword, ...(await askForCode()), ...change },
  });
const activate = (token: string) => test.call(calls.activate, { input: { token } });

describe('registration', () => {
  it('a mailed code and a mailed link lead to an account that can log in', async () => {
    expect((await register()).json()).toMatchObject({ code: code.success, content: { data: { email } } });
    expect((await login()).statusCode).toBe(400);
    const { path } = await test.mailTo(email);
    expect(path).toMatch(/^\/user\/register\?activate=/);
    expect((await activate(tokenIn(path))).statusCode).toBe(200);
    const entered = await login();
    expect(entered.json()).toMatchObject({ content: { data: { name: '李明', email } } });
    const { token } = entered.json<{ content: { data: { token: string } } }>().content.data;
    expect(await test.data(calls.userDetail, { token })).toMatchObject({ phone });
  });

  it('the phone is required', async () => {
    const answer = await register({ phone: '' });
    expect(answer.json()).toMatchObject({ code: 0, showMsg: '请输入手机号' });
  });

  it('before the activation the right password says so; a mailed code logs in and activates', async () => {
    await register();
    expect((await login()).json()).toMatchObject({
      code: 0,
      showMsg: '账号还没有激活，请打开激活邮件中的链接，或重新发送激活邮件',
      content: { data: { activation: true } },
    });
    expect((await login('wrong')).json()).toMatchObject({ showMsg: '账号或密码错误' });
    test.clock.advance(minute);
    const { ticket } = await test.data<{ ticket: string }>(calls.sendVerifyCode, { input: { email } });
    const verify_code = codeIn((await test.mailTo(email)).text);
    expect((await test.call(calls.loginByVerifyCode, { input: { email, ticket, verify_code } })).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
  });

  it('SEC-05: a code is valid once, for its address, purpose and request, for five minutes and five tries', async () => {
    const { ticket, verify_code } = await askForCode();
    const answer = (change: object) =>
      test.call(calls.register, {
        input: { email, name: '李明', phone, password: testPassword, ticket, verify_code, ...change },
      });
    expect((await answer({ email: 'other@example.com' })).json()).toMatchObject({
      showMsg: '验证码错误或已过期，请重新获取',
    });
    expect((await answer({ ticket: 'x'.repeat(43) })).statusCode).toBe(400);
    expect((await test.call(calls.loginByVerifyCode, { input: { email, ticket, verify_code } })).statusCode).toBe(400);
    test.clock.advance(5 * minute);
    expect((await answer({})).statusCode).toBe(400);

    const second = await askForCode();
    const wrong = second.verify_code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await answer({ ...second, verify_code: wrong })).statusCode).toBe(400);
    expect((await answer(second)).statusCode).toBe(400);
    test.clock.advance(minute);
    const third = await askForCode();
    expect((await answer(third)).statusCode).toBe(200);
    expect((await answer(third)).statusCode).toBe(400);
  });

  it('SEC-05: an address gets a code once a minute and ten times a day', async () => {
    const ask = async () =>
      (await test.call(calls.sendRegisterCode, { input: { email, ...(await test.solveCaptcha()) } })).statusCode;
    expect(await ask()).toBe(200);
    test.clock.advance(59_000);
    expect(await ask()).toBe(429);
    test.clock.advance(1_000);
    expect(await ask()).toBe(200);
    for (let sent = 2; sent < 10; sent += 1) {
      test.clock.advance(15 * minute);
      expect(await ask()).toBe(200);
    }
    test.clock.advance(15 * minute);
    expect(await ask()).toBe(429);
  });

  it('SEC-07: a client that asks for many codes must bring a proof of work', async () => {
    const ask = (address: string, answer: object = {}) =>
      test.call(calls.sendRegisterCode, { input: { email: address, ...answer } });
    for (let sent = 0; sent < 5; sent += 1) expect((await ask(`a${sent}@example.com`)).statusCode).toBe(200);
    expect((await ask('b@example.com')).json()).toMatchObject({
      showMsg: '请先完成安全验证',
      content: { data: { captcha: true, unsolved: true } },
    });
    expect((await ask('b@example.com', await test.solveCaptcha())).statusCode).toBe(200);
  });

  it('SEC-06: only the mail says that an address has an account, the answer does not', async () => {
    const known = await test.buildUser();
    const [one, other] = [
      await test.call(calls.sendRegisterCode, { input: { email: known.email } }),
      await test.call(calls.sendRegisterCode, { input: { email } }),
    ];
    expect(one.json()).toMatchObject({ code: 1, content: { data: { resend_after: 60 } } });
    expect(Object.keys(one.json<{ content: { data: object } }>().content.data)).toEqual(
      Object.keys(other.json<{ content: { data: object } }>().content.data),
    );
    expect((await test.mailTo(known.email)).subject).toBe('您在全组学云已有账号');
  });

  it('SEC-19b: opening the link by GET activates nothing; it is valid for 24 hours or until a newer one', async () => {
    await register();
    const first = tokenIn((await test.mailTo(email)).path);
    expect((await test.app.inject({ method: 'GET', url: `${calls.activate.path}?token=${first}` })).statusCode).toBe(
      405,
    );
    expect((await login()).statusCode).toBe(400);
    expect((await test.call(calls.sendActivation, { input: { email } })).statusCode).toBe(200);
    const second = tokenIn((await test.mailTo(email)).path);
    expect((await activate(first)).statusCode).toBe(400);
    test.clock.advance(day + minute);
    expect((await activate(second)).json()).toMatchObject({
      showMsg: expect.stringContaining('请重新发送激活邮件') as string,
    });
    await test.call(calls.sendActivation, { input: { email } });
    test.clock.advance(day - minute);
    expect((await activate(tokenIn((await test.mailTo(email)).path))).statusCode).toBe(200);
  });

  it('SEC-10: common passwords and the own name are refused; long, Chinese and spaced passwords are accepted', async () => {
    const words = async (password: string) => (await register({ password })).json<{ showMsg: string }>().showMsg;
    const soon = () => test.clock.advance(16 * minute);
    expect(await words('Password')).toBe('这个密码太常见，容易被猜中，请换一个');
    soon();
    expect(await words('li.ming1')).toContain('密码几乎就是');
    soon();
    expect(await words('panome12')).toContain('密码几乎就是“panome”');
    soon();
    expect(await words('12345')).toBe('密码至少 6 位');
    soon();
    expect(await words('')).toBe('请输入密码');
    soon();
    const long = `${'组学数据'.repeat(32)} `;
    expect((await register({ password: long })).statusCode).toBe(200);
    await activate(tokenIn((await test.mailTo(email)).path));
    expect((await login(long.trimEnd())).statusCode).toBe(400);
    expect((await login(long)).statusCode).toBe(200);
  });

  it('a refused password leaves the code valid', async () => {
    const answer = await askForCode();
    const input = { email, name: '李明', phone, ...answer };
    expect((await test.call(calls.register, { input: { ...input, password: '12345678' } })).statusCode).toBe(400);
    expect((await test.call(calls.register, { input: { ...input, password: testPassword } })).statusCode).toBe(200);
  });
});

it.each([
  'a,victim@example.com',
  'x<victim@example.com>',
  'x<victim@example.com',
  'a;victim@example.com',
  '"victim@example.com"@evil.example',
  'a\u202Eb@example.com',
  'victim@example.com(evil)',
])('%s is no single mailbox', async (address) => {
  const answer = await test.call(calls.sendRegisterCode, { input: { email: address } });
  expect(answer.json()).toMatchObject({ code: 0, showMsg: '邮箱格式不正确，例如 li@example.com' });
  expect(await test.platform.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

it('E-47: one account for an address in any ASCII case and Unicode form; no two letters are taken for one', () => {
  expect(emailKey(' Li.MING@Example.com')).toBe('li.ming@example.com');
  expect(emailKey('jose\u0301@example.com')).toBe(emailKey('jos\u00E9@example.com'));
  const pairs = [
    ['\u0130@example.com', 'i\u0307@example.com'],
    ['\u03A3@example.com', '\u03C3@example.com'],
  ] as const;
  for (const [one, other] of pairs) expect(emailKey(one)).not.toBe(emailKey(other));
});
