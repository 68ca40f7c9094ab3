import { calls, code, type OpenSession } from '@panome/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minute } from '@panome/contract/durations';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import { openMessage } from '../../../platform/post/post.ts';
import { buildTestApp, testPassword, type TestApp } from '../../../testing/buildTestApp.ts';

let test: TestApp;
let person: { id: string; email: string; token: string };
beforeEach(async () => {
  test = await buildTestApp();
  person = await test.buildUser('李明');
});
afterEach(() => test.close());

const fresh = 'another long password';
const send = (call: Parameters<TestApp['call']>[0], input: object, token = person.token) =>
  test.call(call, { token, input });
const elsewhere = async () =>
  (await test.platform.sessions.open(person.id, { ip: '10.0.0.9', agent: 'Firefox' })).token;
const isIn = async (token: string) =>
  (await test.call(calls.userDetail, { token })).json<{ code: number }>().code === code.success;

describe('password', () => {
  it('SEC-11: changing the password requires the old one, ends the other sessions and mails the owner', async () => {
    const other = await elsewhere();
    expect((await send(calls.userUpdatePassword, { old_password: 'wrong', password: fresh })).json()).toMatchObject({
      showMsg: '原密码错误',
    });
    expect((await send(calls.userUpdatePassword, { old_password: testPassword, password: fresh })).statusCode).toBe(
      200,
    );
    expect([await isIn(person.token), await isIn(other)]).toEqual([true, false]);
    expect((await test.mailTo(person.email)).text).toContain('2026-11-21 12:00（北京时间）');
  });

  it('the old password cannot be guessed by trying many times in an open session', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await send(calls.userUpdatePassword, { old_password: 'wrong', password: fresh });
    expect((await send(calls.userUpdatePassword, { old_password: testPassword, password: fresh })).statusCode).toBe(
      429,
    );
  });
});

describe('SEC-12: the address', () => {
  const next = 'new@example.com';
  async function askForCode() {
    const { ticket } = await test.data<{ ticket: string }>(calls.userSendEmailCode, {
      token: person.token,
      input: { email: next },
    });
    return { ticket, verify_code: /\d{6}/.exec((await test.mailTo(next)).text)![0] };
  }

  it('the mail address changes with the password and a code sent to the new address, and the old address is told', async () => {
    const answer = await askForCode();
    expect((await send(calls.userUpdateEmail, { email: next, password: 'wrong', ...answer })).json()).toMatchObject({
      showMsg: '登录密码错误',
    });
    expect((await send(calls.userUpdateEmail, { email: next, password: testPassword, ...answer })).statusCode).toBe(
      200,
    );
    expect(await test.data(calls.userDetail, { token: person.token })).toMatchObject({ email: next });
    expect((await test.mailTo(person.email)).text).toContain('ne***@example.com');
  });

  it('a code that was sent for another account does not change the address', async () => {
    const other = await test.buildUser();
    const answer = await askForCode();
    expect(
      (await send(calls.userUpdateEmail, { email: next, password: testPassword, ...answer }, other.token)).statusCode,
    ).toBe(400);
  });

  it('the address of another account cannot be taken over', async () => {
    const other = await test.buildUser();
    const { ticket } = await test.data<{ ticket: string }>(calls.userSendEmailCode, {
      token: person.token,
      input: { email: other.email },
    });
    expect((await test.mailTo(other.email)).subject).toBe('您在全组学云已有账号');
    expect(
      (await send(calls.userUpdateEmail, { email: other.email, password: testPassword, ticket, verify_code: '000000' }))
        .statusCode,
    ).toBe(400);
  });
});

describe('SEC-12: the phone number', () => {
  const number = '18612341402';
  const smsTo = async (address: string) =>
    openMessage(
      test.platform.sealer,
      await test.platform.database
        .selectFrom('outbox')
        .selectAll()
        .where('channel', '=', 'sms')
        .where('address', '=', address)
        .executeTakeFirstOrThrow(),
    );
  async function askForCode(phone = number) {
    const { ticket } = await test.data<{ ticket: string }>(calls.userSendPhoneCode, {
      token: person.token,
      input: { phone },
    });
    return { phone, ticket, verify_code: /\d{6}/.exec((await smsTo(phone)).text)![0] };
  }
  const phoneOf = async () => (await test.data<{ phone: string }>(calls.userDetail, { token: person.token })).phone;

  it('the phone number changes with the password and a code sent to the new number, and the mail address is told', async () => {
    const answer = await askForCode();
    expect((await send(calls.userUpdatePhone, { ...answer, password: 'wrong' })).json()).toMatchObject({
      showMsg: '登录密码错误',
    });
    expect(
      (await send(calls.userUpdatePhone, { ...answer, phone: '13800138000', password: testPassword })).statusCode,
    ).toBe(400);
    expect((await send(calls.userUpdatePhone, { ...answer, password: testPassword })).statusCode).toBe(200);
    expect(await phoneOf()).toBe(number);
    expect((await test.mailTo(person.email)).text).toContain('186****1402');
  });

  it('E-46: mainland and international phone numbers are accepted', async () => {
    expect((await askForCode('+85251234567')).verify_code).toMatch(/^\d{6}$/);
    expect((await send(calls.userSendPhoneCode, { phone: '12345' })).json()).toMatchObject({
      showMsg: expect.stringContaining('手机号格式不正确') as string,
    });
  });

  it('a second code is sent only after a pause, and a code of another account does not count', async () => {
    const answer = await askForCode();
    expect((await send(calls.userSendPhoneCode, { phone: number })).statusCode).toBe(429);
    const other = await test.buildUser();
    expect((await send(calls.userUpdatePhone, { ...answer, password: testPassword }, other.token)).statusCode).toBe(
      400,
    );
    expect(await phoneOf()).toBe('');
  });
});

describe('SEC-17: sessions', () => {
  it('sessions are listed with place and device, the current one first', async () => {
    test.clock.advance(minute);
    await elsewhere();
    const list = await test.data<OpenSession[]>(calls.userSessionList, { token: person.token });
    expect(list.map(({ agent, current, ip }) => ({ agent, current, ip }))).toEqual([
      { agent: 'test', current: true, ip: '127.0.0.1' },
      { agent: 'Firefox', current: false, ip: '10.0.0.9' },
    ]);
  });

  it('sessions end one by one, or all except the current one', async () => {
    const [one, two] = [await elsewhere(), await elsewhere()];
    const list = await test.data<OpenSession[]>(calls.userSessionList, { token: one });
    const own = list.find(({ current }) => current)!.id;
    expect((await send(calls.userSessionDelete, { id: own })).statusCode).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
    expect(await test.data(calls.userSessionDelete, { token: person.token })).toEqual({ ended: 1 });
    expect([await isIn(person.token), await isIn(two)]).toEqual([true, false]);
  });

  it('SEC-21: sessions of another account do not exist for the caller', async () => {
    const other = await test.buildUser();
    const [session] = await test.data<OpenSession[]>(calls.userSessionList, { token: other.token });
    expect((await send(calls.userSessionDelete, { id: session!.id })).statusCode).toBe(404);
    expect(await isIn(other.token)).toBe(true);
  });
});

describe('profile', () => {
  it('saving a profile keeps the fields that are not sent', async () => {
    await send(calls.userUpdate, { company: '组学研究所', occupation: '研究员' });
    await send(calls.userUpdate, { name: '李小明', research_direction: '肝脏代谢' });
    expect(await test.data(calls.userDetail, { token: person.token })).toMatchObject({
      name: '李小明',
      company: '组学研究所',
      occupation: '研究员',
      research_direction: '肝脏代谢',
    });
  });

  it('fields of a profile that are saved at the same time are all kept', async () => {
    const fields = {
      company: '甲',
      occupation: '乙',
      profile: '丙',
      country: '丁',
      area: '戊',
      research_direction: '己',
    };
    await Promise.all(Object.entries(fields).map(([key, value]) => send(calls.userUpdate, { [key]: value })));
    expect(await test.data(calls.userDetail, { token: person.token })).toMatchObject(fields);
  });

  it('SEC-23: an account cannot give itself a role or a verified identity', async () => {
    for (const field of ['phone', 'roles', 'is_real_name_auth', 'user_identity', 'email'])
      expect((await send(calls.userUpdate, { [field]: 1 })).statusCode).toBe(400);
  });
});

describe('mail switches', () => {
  const read = async () =>
    Object.fromEntries(
      (await test.data<{ key: string; enabled: boolean }[]>(calls.userGetEnableEmail, { token: person.token })).map(
        ({ enabled, key }) => [key, enabled],
      ),
    );

  it('deliveries are mailed unless that is switched off, the rest only on request; switches are stored one by one', async () => {
    expect(await read()).toMatchObject({ delivery: true, expiry: true, task: false, report: false });
    await send(calls.userSetEnableEmail, { key: 'task', enabled: true });
    expect(await read()).toMatchObject({ task: true, report: false });
    expect((await send(calls.userSetEnableEmail, { key: 'constructor', enabled: true })).statusCode).toBe(404);
  });

  it('a mail switch decides whether a notification is also mailed', async () => {
    const notifications = createNotifications(test.platform);
    const message = {
      type: 'task',
      title: '“肝脏”分析完成',
      content: '图表已可查看',
      link: '/tools/detail?mission_id=1',
    } as const;
    await notifications.notify(person.id, message);
    await expect(test.mailTo(person.email)).rejects.toThrow();
    await send(calls.userSetEnableEmail, { key: 'task', enabled: true });
    await notifications.notify(person.id, message);
    expect(await test.mailTo(person.email)).toEqual({
      subject: message.title,
      text: message.content,
      path: message.link,
    });
  });
});
