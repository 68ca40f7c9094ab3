import { calls, type StaffAccountDetail } from '@panome/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, testPassword, type TestApp } from '../../../testing/buildTestApp.ts';

type Person = Awaited<ReturnType<TestApp['buildUser']>>;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ env: { PANOME_SECOND_FACTOR_ROLES: 'Admin' } });
});
afterAll(() => test.close());

const period = 30_000;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: test.clock.now() });
const next = () => test.clock.advance(period);

const login = async (email: string, password = testPassword) => {
  const answer = await test.call(calls.login, { input: { email, password } });
  return {
    status: answer.statusCode,
    ...answer.json<{ content: { data: { second?: string; token?: string } } }>().content.data,
  };
};
const second = (pending: string, code: string) => test.call(calls.loginSecond, { input: { second: pending, code } });

/** Switches it on as the owner does. @returns the secret and the recovery codes. */
async function enrol({ token }: Pick<Person, 'token'>) {
  const { secret, uri } = await test.data<{ secret: string; uri: string }>(calls.secondFactorBegin, {
    token,
    input: { password: testPassword },
  });
  expect(uri).toContain(secret);
  const { recovery_codes } = await test.data<{ recovery_codes: string[] }>(calls.secondFactorConfirm, {
    token,
    input: { code: codeOf(secret) },
  });
  next();
  return { secret, codes: recovery_codes };
}

it('a login asks for the code of the device after the password, and each code counts once', async () => {
  const person = await test.buildUser();
  const { secret } = await enrol(person);
  expect((await login(person.email, 'wrong')).second).toBeUndefined();
  const first = await login(person.email);
  expect(first).toMatchObject({ status: 400 });
  expect(first.token).toBeUndefined();
  const wrong = await second(first.second!, '000000');
  expect(wrong.json()).toMatchObject({ code: 0, showMsg: '验证码错误或已经用过，请等验证器显示下一个' });
  const code = codeOf(secret);
  const opened = await second(first.second!, code);
  expect(opened.json()).toMatchObject({ code: 1, content: { data: { email: person.email } } });
  // Neither the first step nor the code counts again.
  expect((await second(first.second!, code)).json()).toMatchObject({ showMsg: '登录已超时，请重新输入密码' });
  const again = await login(person.email);
  expect((await second(again.second!, code)).json()).toMatchObject({ code: 0 });
  next();
  expect((await second(again.second!, codeOf(secret))).json()).toMatchObject({ code: 1 });
});

it('of two simultaneous logins with one code only one opens', async () => {
  const person = await test.buildUser();
  const { secret } = await enrol(person);
  const pending = (await login(person.email)).second!;
  const code = codeOf(secret);
  const answers = await Promise.all([second(pending, code), second(pending, code), second(pending, code)]);
  expect(answers.filter((answer) => answer.json<{ code: number }>().code === 1)).toHaveLength(1);
});

it('the first step is over after five minutes, and wrong codes are slowed down', async () => {
  const person = await test.buildUser();
  const { secret } = await enrol(person);
  const late = (await login(person.email)).second!;
  test.clock.advance(10 * 60_000 + 1);
  expect((await second(late, codeOf(secret))).json()).toMatchObject({ showMsg: '登录已超时，请重新输入密码' });
  const pending = (await login(person.email)).second!;
  for (let at = 0; at < 10; at += 1) await second(pending, '111111');
  const slowed = await second(pending, codeOf(secret));
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
});

it('a recovery code stands in for the device, once, and only hashes are stored', async () => {
  const person = await test.buildUser();
  const { codes, secret } = await enrol(person);
  expect(codes).toHaveLength(10);
  const stored = JSON.stringify(await test.platform.database.selectFrom('recovery_code').selectAll().execute());
  const rows = JSON.stringify(await test.platform.database.selectFrom('second_factor').selectAll().execute());
  expect(stored).not.toContain(codes[0]);
  expect(rows).not.toContain(secret);
  const pending = (await login(person.email)).second!;
  // As somebody types it from paper.
  const opened = await second(pending, ` ${codes[0]!.toLowerCase().replace('-', ' ')}`);
  const { token } = opened.json<{ content: { data: { token: string } } }>().content.data;
  expect((await second((await login(person.email)).second!, codes[0]!)).json()).toMatchObject({ code: 0 });
  expect(await test.data(calls.secondFactorDetail, { token })).toMatchObject({ recovery_left: 9, required: false });
  next();
  const renewed = await test.data<{ recovery_codes: string[] }>(calls.secondFactorRenew, {
    token,
    input: { password: testPassword, code: codeOf(secret) },
  });
  expect(renewed.recovery_codes).not.toContain(codes[1]);
  expect((await second((await login(person.email)).second!, codes[1]!)).json()).toMatchObject({ code: 0 });
});

it('a mailed code does not get around it', async () => {
  const person = await test.buildUser();
  const { secret } = await enrol(person);
  const { ticket } = await test.data<{ ticket: string }>(calls.sendVerifyCode, { input: { email: person.email } });
  const [verify_code] = /\d{6}/.exec((await test.mailTo(person.email)).text)!;
  const answer = await test.call(calls.loginByVerifyCode, { input: { email: person.email, ticket, verify_code } });
  const { data } = answer.json<{ content: { data: { second: string } } }>().content;
  expect((await second(data.second, codeOf(secret))).json()).toMatchObject({ code: 1 });
});

it('switching it on and off wants the password, tells the owner, and stands in the audit log', async () => {
  const person = await test.buildUser();
  const elsewhere = (await login(person.email)).token!;
  const refused = await test.call(calls.secondFactorBegin, { token: person.token, input: { password: 'wrong' } });
  expect(refused.json()).toMatchObject({ showMsg: '登录密码错误' });
  expect((await login(person.email)).token).toBeDefined();
  const { secret } = await enrol(person);
  expect((await test.mailTo(person.email)).subject).toBe('您的全组学云两步验证已启用');
  expect((await test.call(calls.userDetail, { token: elsewhere })).json()).toMatchObject({ code: 2 });
  const input = { password: testPassword, code: codeOf(secret) };
  expect(
    (await test.call(calls.secondFactorEnd, { token: person.token, input: { ...input, code: '000000' } })).json(),
  ).toMatchObject({ code: 0 });
  await test.data(calls.secondFactorEnd, { token: person.token, input });
  expect((await login(person.email)).token).toBeDefined();
  const events = await test.platform.database
    .selectFrom('audit_event')
    .select(['action', 'result'])
    .where('actor_id', '=', person.id)
    .where('action', 'like', 'second-factor%')
    .orderBy('seq')
    .execute();
  expect(events.map(({ action, result }) => `${action} ${result}`)).toEqual([
    'second-factor.on ok',
    'second-factor.code refused',
    'second-factor.off ok',
  ]);
});

it('a role that wants it counts only once it is on, and another administrator resets it', async () => {
  const [admin, other] = [await test.buildUser(), await test.buildUser()];
  for (const { id } of [admin, other])
    await test.platform.database.updateTable('account').set({ roles: '["Admin"]' }).where('id', '=', id).execute();
  expect((await test.call(calls.staffAccountList, { token: admin.token })).statusCode).toBe(403);
  expect(await test.data(calls.secondFactorDetail, { token: admin.token })).toMatchObject({
    required: true,
    since: null,
  });
  const waiting = async (token: string) =>
    (await test.data<{ waiting: string[] }>(calls.getPermission, { token })).waiting;
  expect(await waiting(admin.token)).toEqual(['管理员']);
  await enrol(admin);
  await enrol(other);
  expect(await waiting(admin.token)).toEqual([]);
  expect((await test.call(calls.staffAccountList, { token: admin.token })).statusCode).toBe(200);
  const reset = (id: string) => test.call(calls.staffAccountSecondFactor, { token: admin.token, input: { id } });
  expect((await reset(admin.id)).statusCode).toBe(409);
  const done = (await reset(other.id)).json<{ content: { data: StaffAccountDetail } }>().content.data;
  expect(done.second_factor).toBe(false);
  expect((await test.call(calls.userDetail, { token: other.token })).json()).toMatchObject({ code: 2 });
  expect((await login(other.email)).token).toBeDefined();
  expect((await reset(other.id)).json()).toMatchObject({ showMsg: '此账号没有启用两步验证' });
});
