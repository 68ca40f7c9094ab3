import { calls } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RewardRow } from '../../platform/database/schema/points.ts';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { createLedger } from './ledger/ledger.ts';
import { createOrderDesk } from './orders/orderDesk.ts';
import { createPointService } from './pointService.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const rule = (id: string, amount: number, place: number) => ({
    id,
    title: `规则 ${id}`,
    help: '',
    amount,
    months: 12,
    link: '',
    place,
  });
  await test.platform.database
    .insertInto('point_rule')
    .values([rule('daily-login', 1, 1), rule('feedback', 5, 2), rule('questionnaire', 20, 3)])
    .execute();
});
afterAll(() => test.close());

type Person = { id: string; token: string };
const balance = (person: Person) =>
  test.data<{ balance: number; spent: number; expiring: { at: string; amount: number }[] }>(calls.pointBalance, {
    token: person.token,
  });
const ledger = (person: Person) =>
  test.data<{ amount: number; balance_after: number; number: number }[]>(calls.pointList, {
    token: person.token,
    input: { size: 100 },
  });
const give = (person: Person, amount: number, expires_at: number | null = null) =>
  test.platform.database.transaction().execute((transaction) =>
    createLedger(test.platform).book(transaction, person.id, {
      rule: 'adjust',
      occasion: `${Math.random()}`,
      amount,
      note: '测试',
      expires_at,
    }),
  );
/** The clock is moved further than a session lasts. */
const renewed = async ({ id }: Person): Promise<Person> => ({
  id,
  token: (await test.platform.sessions.open(id, { ip: '127.0.0.1', agent: 'test' })).token,
});
const sweep = () => createPointService(test.platform, createLedger(test.platform)).sweep();
const addReward = async (id: string, change: Partial<RewardRow> = {}) => {
  const row = {
    id,
    title: id,
    summary: '',
    kind: 'quota',
    price: 10,
    stock: null,
    most_each: 0,
    bytes: 1024,
    off_fen: 0,
    least_fen: 0,
    valid_days: 30,
    place: 1,
    ...change,
  };
  await test.platform.database.insertInto('reward').values(row).execute();
};
const address = { name: '李明', phone: '13800138000', address: '上海市徐汇区岳阳路 320 号 5 楼' };
const redeem = (person: Person, id: string, price = 10, more: object = {}) =>
  test.call(calls.pointRedeem, { token: person.token, input: { id, price, ...more } });
const wordsOf = (answer: { json<T>(): T }) => answer.json<{ showMsg: string }>().showMsg;

describe('the ledger', () => {
  it('SEC-28: 50 logins at once are one award', async () => {
    const person = await test.buildUser();
    const counted = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.data<{ counted: boolean }>(calls.incrUserStatistics, {
          token: person.token,
          input: { event: 'daily_login' },
        }),
      ),
    );
    expect(counted.filter((one) => one.counted)).toHaveLength(1);
    expect(await ledger(person)).toMatchObject([{ amount: 1, balance_after: 1, number: 1 }]);
    test.clock.advance(day);
    const again = await renewed(person);
    await test.data(calls.incrUserStatistics, { token: again.token, input: { event: 'daily_login' } });
    expect((await balance(again)).balance).toBe(2);
  });

  it('feedback is rewarded once a day, and nothing is given by a rule that is not there', async () => {
    const person = await test.buildUser();
    for (const content of ['一', '二'])
      await test.data(calls.feedbackStore, { token: person.token, input: { content } });
    expect((await balance(person)).balance).toBe(5);
    const rules = await test.data<{ id: string; done: boolean }[]>(calls.pointRules, { token: person.token });
    expect(rules.map(({ done, id }) => [id, done])).toEqual([
      ['daily-login', false],
      ['feedback', true],
      ['questionnaire', false],
    ]);
  });

  it('what expires first is spent first; the rest is announced 30 days ahead, once, and then taken', async () => {
    const person = await test.buildUser();
    const end = test.clock.now() + 40 * day;
    await give(person, 10, end);
    await give(person, 10);
    await addReward('small', { price: 4 });
    expect((await redeem(person, 'small', 4)).statusCode).toBe(200);
    expect((await balance(person)).expiring).toEqual([{ at: new Date(end).toISOString(), amount: 6 }]);
    const told = async () => {
      const { token } = await renewed(person);
      return (await test.data<{ title: string }[]>(calls.notifyList, { token })).map(({ title }) => title);
    };
    await sweep();
    expect(await told()).toEqual([]);
    test.clock.advance(11 * day);
    await sweep();
    await sweep();
    expect(await told()).toEqual([expect.stringContaining('6 积分将在') as string]);
    test.clock.advance(30 * day);
    await sweep();
    const later = await renewed(person);
    expect(await balance(later)).toMatchObject({ balance: 10, spent: 4, expiring: [] });
    const rows = await ledger(later);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(10);
    expect(rows.map(({ balance_after }) => balance_after)).toEqual([10, 16, 20, 10]);
  });
});

describe('an exchange', () => {
  it('SEC-28: of 50 exchanges at once of a stock of one, one is made, and the others keep their points', async () => {
    // Goods hold all that an exchange locks: points, stock and an order.
    await addReward('last', { kind: 'goods', stock: 1 });
    const people = await Promise.all(Array.from({ length: 10 }, () => test.buildUser()));
    await Promise.all(people.map((person) => give(person, 100)));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        test.call(calls.pointRedeem, {
          token: people[at % 10]!.token,
          input: { id: 'last', price: 10, address },
          headers: { 'idempotency-key': `exchange-${at}` },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(wordsOf(answers.find(({ statusCode }) => statusCode === 409)!)).toBe('“last”已兑完，未扣除积分');
    const left = await Promise.all(people.map(async (person) => (await balance(person)).balance));
    expect(left.toSorted((one, other) => one - other)).toEqual([90, ...Array.from({ length: 9 }, () => 100)]);
    expect(await test.platform.database.selectFrom('reward_order').selectAll().execute()).toHaveLength(1);
  });

  it('room that was exchanged is room of the account', async () => {
    await addReward('room', { bytes: 5_000, most_each: 1 });
    const person = await test.buildUser();
    await give(person, 15);
    const limit = async () => (await test.data<{ limit: number }>(calls.fileStoreQuota, { token: person.token })).limit;
    const before = await limit();
    expect((await redeem(person, 'room')).statusCode).toBe(200);
    expect(await limit()).toBe(before + 5_000);
    // Two equal requests within three seconds would count as a double click.
    test.clock.advance(4_000);
    expect(wordsOf(await redeem(person, 'room'))).toBe('“room”每个账号最多兑换 1 次，您已兑换过');
  });

  it('goods go to the address that was given, by staff who is recorded; a cancelled one gives all back once', async () => {
    await addReward('book', { kind: 'goods', stock: 2, most_each: 1 });
    const person = await test.buildUser();
    const support = await buildStaff(test, '王工', ['Support']);
    await give(person, 30);
    expect(wordsOf(await redeem(person, 'book'))).toBe('请填写收件人、手机号和地址');
    const faulty = { address: { ...address, phone: '12345', address: '上海' } };
    expect((await redeem(person, 'book', 10, faulty)).statusCode).toBe(400);
    expect((await redeem(person, 'book', 10, { address })).statusCode).toBe(200);

    const mine = async () =>
      (await test.data<object[]>(calls.pointRedemptionList, { token: (await renewed(person)).token }))[0]!;
    expect(await mine()).toMatchObject({ state: 'waiting', receiver: '李* 138****8000 上海市徐汇区…' });
    const stored = await test.platform.database.selectFrom('reward_order').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/李明|13800138000|岳阳路/);

    const staff = <Data>(call: Parameters<TestApp['data']>[0], input: object = {}) =>
      test.data<Data>(call, { token: support.token, input });
    const inbox = await staff<{ kinds: { kind: string; waiting: number }[] }>(calls.staffInbox);
    expect(inbox.kinds.find(({ kind }) => kind === 'reward')!.waiting).toBeGreaterThan(0);
    type Order = { id: string; title: string; state: string; receiver: string; address: object | null };
    const order = (await staff<Order[]>(calls.staffRewardList)).find(({ title }) => title === 'book')!;
    expect(order.receiver).toBe('李*');
    const { id } = order;
    for (const call of [calls.staffRewardList, calls.staffRewardDetail])
      expect((await test.call(call, { token: person.token, input: { id } })).statusCode).toBe(403);
    expect(await staff(calls.staffRewardDetail, { id })).toMatchObject({ address });
    expect(wordsOf(await test.call(calls.staffRewardDone, { token: support.token, input: { id } }))).toContain(
      '没有寄出',
    );
    await staff(calls.staffRewardSend, { id, carrier: '顺丰', tracking: 'SF1234567890' });
    expect(await mine()).toMatchObject({ state: 'sent', tracking: '顺丰 SF1234567890' });

    const cancels = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        test.call(calls.staffRewardCancel, { token: support.token, input: { id, reason: `退回 ${at}` } }),
      ),
    );
    expect(cancels.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await mine()).toMatchObject({ state: 'cancelled', receiver: '' });
    expect(await staff(calls.staffRewardDetail, { id })).toMatchObject({ address: null });
    expect(await balance(person)).toMatchObject({ balance: 30, spent: 0 });
    expect((await ledger(person)).map(({ amount }) => amount)).toEqual([10, -10, 30]);
    const told = await test.data<{ title: string }[]>(calls.notifyList, { token: person.token });
    expect(told.map(({ title }) => title)).toEqual(['“book”已取消，退还 10 积分', '“book”已寄出']);
    expect(await actsOf(test, support.id)).toEqual(['reward.address', 'reward.send', 'reward.cancel']);

    // One that was cancelled counts neither for the account nor for the stock; one that was sent closes by itself.
    test.clock.advance(4_000);
    expect((await redeem(person, 'book', 10, { address })).statusCode).toBe(200);
    const waiting = await staff<Order[]>(calls.staffRewardList, { state: 'waiting' });
    const again = waiting.find(({ title }) => title === 'book');
    await staff(calls.staffRewardSend, { id: again!.id, carrier: '顺丰', tracking: 'SF1234567891' });
    test.clock.advance(30 * day);
    await createOrderDesk(test.platform).sweep();
    expect(await mine()).toMatchObject({ state: 'done', receiver: '' });
    const left = await test.platform.database.selectFrom('reward').select('stock').where('id', '=', 'book').execute();
    expect(left).toEqual([{ stock: 1 }]);
  });

  it('an exchange beyond the points, or at another price than the page showed, is refused in words', async () => {
    await addReward('dear', { price: 50 });
    const person = await test.buildUser();
    await give(person, 20);
    expect(wordsOf(await redeem(person, 'dear', 50))).toBe('积分不足：需要 50 积分，您有 20 积分');
    expect(wordsOf(await redeem(person, 'dear', 40))).toContain('现在需要 50 积分');
    expect((await redeem(person, 'nothing')).statusCode).toBe(404);
    expect((await balance(person)).balance).toBe(20);
  });
});
