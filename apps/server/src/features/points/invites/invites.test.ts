import { calls, tokenHeader } from '@panome/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minute } from '@panome/contract/durations';
import { buildTestApp, testPassword, type TestApp } from '../../../testing/buildTestApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const rule = { title: '', help: '', months: 12, link: '', place: 1 };
  await test.platform.database
    .insertInto('point_rule')
    .values([
      { ...rule, id: 'register', amount: 10 },
      { ...rule, id: 'invite', amount: 50 },
      { ...rule, id: 'invited', amount: 30 },
    ])
    .execute();
});
afterAll(() => test.close());

type Mine = { code: string; left: number; people: { state: string; reason: string; email: string }[] };
const mine = (token: string) => test.data<Mine>(calls.inviteMine, { token });
const points = async (id: string) =>
  (
    await test.platform.database
      .selectFrom('point_account')
      .select('balance')
      .where('account_id', '=', id)
      .executeTakeFirst()
  )?.balance ?? 0;
const idOf = async (email: string) =>
  (await test.platform.database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id;

/** Registers on a device of its own and opens the activation mail there. */
async function register(email: string, invite: string, agent = `browser of ${email}`) {
  test.clock.advance(16 * minute);
  const { ticket } = await test.data<{ ticket: string }>(calls.sendRegisterCode, {
    input: { email, ...(await test.solveCaptcha()) },
  });
  const verify_code = /\d{6}/.exec((await test.mailTo(email)).text)![0];
  const headers = { 'user-agent': agent };
  await test.data(calls.register, {
    input: { email, name: '王小明', phone: '13800138000', password: testPassword, ticket, verify_code, invite },
    headers,
  });
  const token = new URL((await test.mailTo(email)).path, 'http://portal').searchParams.get('activate')!;
  return { activate: () => test.data(calls.activate, { input: { token }, headers }), id: await idOf(email) };
}

it('both are rewarded when the invited account is activated, not before, and not twice', async () => {
  const inviter = await test.buildUser('李明');
  const { code } = await mine(inviter.token);
  expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  expect(await test.data(calls.inviteDetail, { input: { code } })).toEqual({ name: '李*', open: true, gain: 30 });
  const invited = await register('wang@example.com', code);
  expect([await points(inviter.id), await points(invited.id)]).toEqual([0, 0]);
  await Promise.allSettled([invited.activate(), invited.activate()]);
  expect([await points(inviter.id), await points(invited.id)]).toEqual([50, 40]);
  expect(await mine((await test.platform.sessions.open(inviter.id, { ip: '', agent: '' })).token)).toMatchObject({
    code,
    left: 4,
    people: [{ state: 'rewarded', reason: '', email: 'wa***@example.com' }],
  });
});

it('SEC-28: an invitation to oneself, or from the same device, registers the account and gives nothing for it', async () => {
  const inviter = await test.buildUser('赵强');
  const { code } = await mine(inviter.token);
  const [name] = inviter.email.split('@');
  const self = await register(`${name}+2@example.com`, code);
  await self.activate();
  // The browser in which the inviter is signed in.
  await test.app.inject({ url: calls.userDetail.path, headers: { [tokenHeader]: inviter.token } });
  const same = await register('zhao2@example.com', code, 'test');
  await same.activate();
  expect([await points(inviter.id), await points(self.id), await points(same.id)]).toEqual([0, 10, 10]);
  const { left, people } = await mine((await test.platform.sessions.open(inviter.id, { ip: '', agent: '' })).token);
  expect(left).toBe(5);
  expect(people.map(({ reason }) => reason)).toEqual([
    '在您登录过的同一台设备上注册，不计入邀请',
    '与您的邮箱是同一个信箱，不能邀请自己',
  ]);
});

it('E-32: the sixth person registers without reward, and an unknown code hinders nobody', async () => {
  const inviter = await test.buildUser();
  const { code } = await mine(inviter.token);
  for (let at = 0; at < 6; at += 1) await (await register(`guest${at}@example.com`, code)).activate();
  expect(await points(inviter.id)).toBe(250);
  expect(await test.data(calls.inviteDetail, { input: { code } })).toMatchObject({ open: false });
  await (await register('free@example.com', 'nobody')).activate();
  expect(await points(await idOf('free@example.com'))).toBe(10);
});
