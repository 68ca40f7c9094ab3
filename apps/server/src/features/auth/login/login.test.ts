import { calls, code, type PermissionNode } from '@panome/contract';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { day, hour, minute } from '@panome/contract/durations';
import { buildTestApp, testPassword, type TestApp } from '../../../testing/buildTestApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const login = (email: string, password: string) => test.call(calls.login, { input: { email, password } });
const loginWith = (email: string, password: string, answer: object) =>
  test.call(calls.login, { input: { email, password, ...answer } });
const isIn = async (token: string) =>
  (await test.call(calls.userDetail, { token })).json<{ code: number }>().code === code.success;

describe('login', () => {
  it('a login opens a session whose token is not stored in the database', async () => {
    const { email } = await test.buildUser('李明');
    const response = await login(email.toUpperCase(), testPassword);
    const { token, welcome } = response.json<{ content: { data: { token: string; welcome: string } } }>().content.data;
    expect(welcome).toBe('欢迎回来，李明');
    expect(await isIn(token)).toBe(true);
    const sessions = await test.platform.database.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('SEC-01: an unknown account, a wrong password and a disabled account get the same answer', async () => {
    const known = await test.buildUser();
    const disabled = await test.buildUser();
    await test.platform.database.updateTable('account').set({ disabled: 1 }).where('id', '=', disabled.id).execute();
    const answers = await Promise.all([
      login('nobody@example.com', 'x'),
      login(known.email, 'x'),
      login(disabled.email, testPassword),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json<object>(), debugMsg: '', status: answer.statusCode }));
    expect(bodies[0]).toMatchObject({ showMsg: '账号或密码错误' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('SEC-02: a proof of work is required after 5 failures, also for an unknown account, and each counts once', async () => {
    const { email } = await test.buildUser();
    for (const address of [email, 'nobody@example.com']) {
      for (let attempt = 0; attempt < 4; attempt += 1)
        expect((await login(address, 'wrong')).json()).toMatchObject({ content: { data: { captcha: false } } });
      expect((await login(address, 'wrong')).json()).toMatchObject({
        showMsg: '账号或密码错误',
        content: { data: { captcha: true } },
      });
      expect((await login(address, testPassword)).json()).toMatchObject({
        showMsg: '请先完成安全验证',
        content: { data: { captcha: true, unsolved: true } },
      });
    }
    const solved = await test.solveCaptcha();
    expect((await loginWith(email, 'wrong', solved)).json()).toMatchObject({ showMsg: '账号或密码错误' });
    expect((await loginWith(email, testPassword, solved)).json()).toMatchObject({
      showMsg: '安全验证未通过，请重试',
    });
    expect((await loginWith(email, testPassword, await test.solveCaptcha())).statusCode).toBe(200);
    expect((await login(email, 'wrong')).json()).toMatchObject({ content: { data: { captcha: false } } });
  });

  it('SEC-02: 10 failures of one client lock it out of that account for 10 minutes, even for an account that does not exist', async () => {
    const { email } = await test.buildUser();
    const fail = async (address: string) => loginWith(address, 'wrong', await test.solveCaptcha());
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await fail(email)).statusCode).toBe(400);
    const locked = await loginWith(email, testPassword, await test.solveCaptcha());
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.advance(10 * minute + 1000);
    expect((await loginWith(email, testPassword, await test.solveCaptcha())).statusCode).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) await fail('nobody@example.com');
    expect((await fail('nobody@example.com')).statusCode).toBe(429);
  });

  it('SEC-02: nobody locks somebody else out: the right password with a proof of work always gets in', async () => {
    const { email } = await test.buildUser();
    const elsewhere = (ip: string, password: string, answer: object = {}) =>
      test.app.inject({
        method: 'POST',
        url: calls.login.path,
        remoteAddress: ip,
        payload: { email, password, ...answer },
      });
    for (let attempt = 0; attempt < 40; attempt += 1)
      await elsewhere(`203.0.113.${attempt % 4}`, 'wrong', await test.solveCaptcha());
    expect((await elsewhere('198.51.100.7', testPassword)).json()).toMatchObject({
      content: { data: { unsolved: true } },
    });
    expect((await elsewhere('198.51.100.7', testPassword, await test.solveCaptcha())).statusCode).toBe(200);
  });

  it('SEC-05: nobody spends the mails of somebody else, nor voids the code that was sent', async () => {
    const { email } = await test.buildUser();
    const send = async (ip: string, answer: object = {}) =>
      test.app.inject({
        method: 'POST',
        url: calls.sendVerifyCode.path,
        remoteAddress: ip,
        payload: { email, ...answer },
      });
    for (let asked = 0; asked < 12; asked += 1) {
      test.clock.advance(61_000);
      await send('203.0.113.1', await test.solveCaptcha());
    }
    expect((await send('203.0.113.1', await test.solveCaptcha())).statusCode).toBe(429);
    expect((await send('198.51.100.7')).json()).toMatchObject({ content: { data: { unsolved: true } } });
    const own = (await send('198.51.100.7', await test.solveCaptcha())).json<{
      content: { data: { ticket: string } };
    }>();
    const verify_code = /\d{6}/.exec((await test.mailTo(email)).text)![0];
    await send('203.0.113.2', await test.solveCaptcha());
    const { ticket } = own.content.data;
    expect((await test.call(calls.loginByVerifyCode, { input: { email, ticket, verify_code } })).statusCode).toBe(200);
  });

  it('SEC-02: a login with a mailed code works while a client is locked out', async () => {
    const { email } = await test.buildUser();
    for (let attempt = 0; attempt < 10; attempt += 1) await loginWith(email, 'wrong', await test.solveCaptcha());
    const { ticket } = await test.data<{ ticket: string }>(calls.sendVerifyCode, { input: { email } });
    const verify_code = /\d{6}/.exec((await test.mailTo(email)).text)![0];
    expect((await test.call(calls.loginByVerifyCode, { input: { email, ticket, verify_code } })).statusCode).toBe(200);
    expect((await login(email, testPassword)).statusCode).toBe(200);
  });

  it('a mail says why an address without an account, or a disabled one, gets no login code', async () => {
    const disabled = await test.buildUser();
    await test.platform.database.updateTable('account').set({ disabled: 1 }).where('id', '=', disabled.id).execute();
    const send = (email: string) => test.data(calls.sendVerifyCode, { input: { email } });
    expect(Object.keys((await send('nobody@example.com')) as object)).toEqual(['ticket', 'resend_after']);
    await send(disabled.email);
    expect(await test.mailTo('nobody@example.com')).toMatchObject({ subject: '这个邮箱还没有全组学云账号' });
    expect(await test.mailTo(disabled.email)).toMatchObject({ subject: '您的全组学云账号已停用' });
  });

  it('SEC-01: an account that is not activated answers a wrong password like one that does not exist', async () => {
    const { email, id } = await test.buildUser();
    await test.platform.database.updateTable('account').set({ activated_at: null }).where('id', '=', id).execute();
    const answers = [await login(email, 'wrong'), await login('nobody@example.com', 'wrong')];
    const [waiting, unknown] = answers.map((answer) => ({
      ...answer.json<object>(),
      debugMsg: '',
      status: answer.statusCode,
    }));
    expect(waiting).toEqual(unknown);
  });

  it('SEC-03: an address is refused after 20 failures in 5 minutes, over all accounts', async () => {
    const { email } = await test.buildUser();
    for (let attempt = 0; attempt < 20; attempt += 1) await login(`nobody${attempt}@example.com`, 'wrong');
    expect((await login(email, testPassword)).statusCode).toBe(429);
    test.clock.advance(5 * minute + 1000);
    expect((await login(email, testPassword)).statusCode).toBe(200);
  });

  it('SEC-04: a forwarded client address is ignored without a trusted proxy', async () => {
    const send = (address: string) =>
      test.call(calls.login, {
        input: { email: `${address}@example.com`, password: 'x' },
        headers: { 'x-forwarded-for': address },
      });
    for (let attempt = 0; attempt < 20; attempt += 1) await send(`10.0.0.${attempt}`);
    expect((await send('10.0.1.1')).statusCode).toBe(429);
  });

  it('SEC-09: passwords are stored as Argon2id, and older hashes are renewed at the next login', async () => {
    const { id, email } = await test.buildUser();
    const old = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await test.platform.database.updateTable('account').set({ password_hash: old }).where('id', '=', id).execute();
    expect((await login(email, testPassword)).statusCode).toBe(200);
    const row = await test.platform.database
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('a login without address or password says what is missing', async () => {
    const response = await login('', 'x');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0, showMsg: '请输入邮箱' });
  });
});

describe('session', () => {
  it('SEC-14: a session ends after 6 hours without a call', async () => {
    const { token } = await test.buildUser();
    test.clock.advance(6 * hour - minute);
    expect(await isIn(token)).toBe(true);
    test.clock.advance(6 * hour + minute);
    expect(await isIn(token)).toBe(false);
  });

  it('SEC-14: a session ends after 60 hours however busy it is', async () => {
    const { token } = await test.buildUser();
    for (let passed = 1; passed <= 59; passed += 1) {
      test.clock.advance(hour);
      expect(await isIn(token)).toBe(true);
    }
    test.clock.advance(hour + minute);
    expect(await isIn(token)).toBe(false);
  });

  it('SEC-14: the time of the last call is written at most once a minute', async () => {
    const { token, id } = await test.buildUser();
    const seen = async () =>
      (
        await test.platform.database
          .selectFrom('session')
          .select('last_seen')
          .where('account_id', '=', id)
          .executeTakeFirstOrThrow()
      ).last_seen;
    const before = await seen();
    test.clock.advance(59_000);
    await isIn(token);
    expect(await seen()).toBe(before);
    test.clock.advance(1_000);
    await isIn(token);
    expect(await seen()).toBe(before + minute);
  });

  it('an account keeps its 10 newest sessions', async () => {
    const { token, email } = await test.buildUser();
    const tokens = [token];
    for (let count = 0; count < 10; count += 1) {
      test.clock.advance(1000);
      tokens.push(
        (await login(email, testPassword)).json<{ content: { data: { token: string } } }>().content.data.token,
      );
    }
    const open = await Promise.all(tokens.map(isIn));
    expect(open).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  it('SEC-15: a logout ends the session and answers code 2 whether or not there was one', async () => {
    const { token } = await test.buildUser();
    expect((await test.call(calls.logout, { token })).json()).toMatchObject({ code: 2, showMsg: '已退出登录' });
    expect(await isIn(token)).toBe(false);
    expect((await test.call(calls.logout, { token })).json()).toMatchObject({ code: 2 });
    expect((await test.call(calls.logout)).json()).toMatchObject({ code: 2 });
  });

  it('a session ends at once when the account is disabled', async () => {
    const { token, id } = await test.buildUser();
    await test.platform.database.updateTable('account').set({ disabled: 1 }).where('id', '=', id).execute();
    expect(await isIn(token)).toBe(false);
  });
});

describe('permissions', () => {
  it('E-05: everybody holds the permission mark User', async () => {
    const { token } = await test.buildUser();
    const answer = await test.data<{
      tree: PermissionNode[];
      marks: string[];
      permissions: { permissionId: string; actionList: string[] }[];
    }>(calls.getPermission, { token });
    expect(answer.marks).toEqual(['User']);
    expect(answer.permissions.find(({ permissionId }) => permissionId === 'file')?.actionList).toContain('download');
  });

  it('SEC-24: a changed permission takes effect at the next call', async () => {
    const { token, id } = await test.buildUser();
    const { database } = test.platform;
    await database.updateTable('account').set({ roles: '["ProductDb"]' }).where('id', '=', id).execute();
    const granted = await test.data<{ marks: string[] }>(calls.getPermission, { token });
    expect(granted.marks).toContain('ProductDb');
    await database.updateTable('role').set({ tree: '[]' }).where('id', '=', 'User').execute();
    expect((await test.call(calls.fileStoreList, { token })).statusCode).toBe(403);
  });

  it('tells which calls would be refused and why, of the role of the moment', async () => {
    const { token, id } = await test.buildUser();
    const { database } = test.platform;
    const query: PermissionNode = { id: 'file', name: '我的文件', mark: 'User', actions: ['query'], children: [] };
    await database
      .insertInto('role')
      .values({ id: 'Reader', name: '只读', tree: JSON.stringify([query]) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database.updateTable('account').set({ roles: '["Reader"]' }).where('id', '=', id).execute();
    await database.updateTable('role').set({ tree: '[]' }).where('id', '=', 'User').execute();
    const { refused } = await test.data<{ refused: { reason: string; calls: string[] }[] }>(calls.getPermission, {
      token,
    });
    const { calls: names, reason } = refused.find(({ calls: some }) => some.includes('fileStoreDelete'))!;
    expect(reason).toBe('您没有“我的文件 · 删除”权限，请联系平台管理员为您开通');
    expect(names.toSorted()).toEqual(['fileStoreDelete', 'fileStorePurge', 'fileStoreRestore']);
    const answer = await test.call(calls.fileStoreDelete, { token, input: { ids: 'a' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ showMsg: reason });
    expect(refused.flatMap(({ calls: some }) => some)).not.toContain('fileStoreList');
    expect(refused.flatMap(({ calls: some }) => some)).not.toContain('userDetail');
  });

  it('SEC-23: an answer about a person holds neither the password hash nor the state of the account', async () => {
    const { token, id, email } = await test.buildUser();
    const person = await test.data<Record<string, unknown>>(calls.userDetail, { token });
    expect(person).toMatchObject({ id, email, roles: ['User'] });
    expect(Object.keys(person)).not.toEqual(expect.arrayContaining(['password_hash']));
    expect(JSON.stringify(person)).not.toContain('argon2');
  });
});

it('E-34: the daily login is counted once a day in Shanghai for the account of the session, whatever address is sent', async () => {
  const { token } = await test.buildUser();
  const other = await test.buildUser();
  const count = async (whose: string) =>
    (
      await test.data<{ counted: boolean }>(calls.incrUserStatistics, {
        token: whose,
        input: { event: 'daily_login', email: other.email },
      })
    ).counted;
  const parallel = await Promise.all(Array.from({ length: 50 }, () => count(token)));
  expect(parallel.filter(Boolean)).toHaveLength(1);
  expect(await count(other.token)).toBe(true);
  test.clock.advance(day);
  const renewed = await test.platform.sessions.open(other.id, { ip: '', agent: '' });
  expect(await count(renewed.token)).toBe(true);
});

it('SEC-82: every login and logout is in the audit log, whose chain shows a changed row', async () => {
  const { email } = await test.buildUser();
  await login(email, 'wrong');
  const answer = await test.call(calls.login, {
    input: { email, password: testPassword },
    headers: { 'user-agent': 'evil\n{"forged":1}' },
  });
  await test.call(calls.logout, { token: answer.json<{ content: { data: { token: string } } }>().content.data.token });
  const { database, audit } = test.platform;
  const events = await database
    .selectFrom('audit_event')
    .select(['action', 'result', 'agent'])
    .orderBy('seq')
    .execute();
  expect(events.map(({ action, result }) => `${action} ${result}`)).toEqual(['login refused', 'login ok', 'logout ok']);
  expect(events[1]!.agent).not.toContain('\n');
  expect((await audit.verify()).breaks).toEqual([]);
  await database.updateTable('audit_event').set({ result: 'ok' }).where('seq', '=', 1).execute();
  expect((await audit.verify()).breaks).toEqual([{ seq: 1, kind: 'changed' }]);
});
