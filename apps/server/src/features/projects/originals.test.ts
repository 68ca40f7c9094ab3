import { calls, type ContractItem } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '@panome/contract/durations';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { buildProject } from '../../testing/buildProject.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { daysLeft, originalStateOf } from './originalState.ts';

type State = {
  state: string;
  until: string;
  days_left: number;
  free_delay: { available: boolean; used_at: string | null };
  delays: { id: string; state: string; answer: string }[];
  can: object;
};

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['buildUser']>>;
let project: Awaited<ReturnType<typeof buildProject>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.buildUser('王教授');
  project = await buildProject(test, { ownerId: owner.id, originalUntil: test.clock.now() + 10 * day });
});

const state = () =>
  test.data<State>(calls.originalData, { token: owner.token, input: { contract_id: project.contractId } });
const free = (key: string) =>
  test.call(calls.freeDelay, {
    token: owner.token,
    input: { contract_id: project.contractId },
    headers: { 'idempotency-key': key },
  });
const ask = (input: object = {}) =>
  test.call(calls.delayOriginalData, {
    token: owner.token,
    input: { contract_id: project.contractId, days: 90, reason: '文章返修中', ...input },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

describe('E-51: the state of original data', () => {
  it.each([
    [0, 5 * day, 'none'],
    [1, null, 'available'],
    [1, 14 * day + 1, 'available'],
    [1, 14 * day, 'expiring'],
    [1, 1, 'expiring'],
    [1, 0, 'expired'],
  ] as const)('with %i files that expire in %s ms the state is %s', (files, left, expected) => {
    expect(originalStateOf(files, left === null ? null : 1_000 + left, 1_000)).toBe(expected);
  });

  it('a day that has begun counts as a whole day', () => {
    expect([daysLeft(null, 0), daysLeft(1, 0), daysLeft(day, 0), daysLeft(day + 1, 0), daysLeft(0, 5)]).toEqual([
      null,
      1,
      1,
      2,
      0,
    ]);
  });
});

describe('the free delay', () => {
  it('SEC-28: the free delay is given once, however often it is asked for', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => free(`key-${project.contractId}-${index}`)),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 409),
    ]);
    expect(await state()).toMatchObject({
      days_left: 40,
      state: 'available',
      free_delay: { available: false },
      delays: [{ state: 'free' }],
    });
  });

  it('a repeated request for the free delay gets the first answer', async () => {
    const key = crypto.randomUUID();
    expect((await free(key)).json()).toMatchObject({ code: 1 });
    expect((await free(key)).json()).toMatchObject({ code: 1 });
  });

  it('the free delay is refused for data that are expired, absent or somebody else’s', async () => {
    const stranger = await test.buildUser();
    for (const [call, input] of [
      [calls.freeDelay, {}],
      [calls.delayOriginalData, { days: 5, reason: 'x' }],
      [calls.originalData, {}],
      [calls.originalDataList, {}],
      [calls.projectChecksums, {}],
    ] as const)
      expect(
        (await test.call(call, { token: stranger.token, input: { contract_id: project.contractId, ...input } }))
          .statusCode,
      ).toBe(404);
    project = await buildProject(test, { ownerId: owner.id, originalUntil: test.clock.now() });
    expect((await free(crypto.randomUUID())).statusCode).toBe(400);
    project = await buildProject(test, { ownerId: owner.id, files: [] });
    expect((await free(crypto.randomUUID())).json()).toMatchObject({ showMsg: '此合同没有原始数据，无需延期' });
  });
});

describe('a longer delay', () => {
  it('a longer delay can be asked for, is listed for the staff and granted', async () => {
    expect((await ask({ reason: ' ' })).json()).toMatchObject({ showMsg: '请说明延期原因' });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [asked] = (await state()).delays;
    expect(await runCommand(commands, test.platform, ['delay', 'list'])).toContain(asked!.id);
    expect(await runCommand(commands, test.platform, ['delay', 'grant', asked!.id, '--dry-run'])).toContain('将会');
    await runCommand(commands, test.platform, ['delay', 'grant', asked!.id, '--days', '30']);
    expect(await state()).toMatchObject({
      days_left: 40,
      delays: [{ state: 'granted' }],
      free_delay: { available: true },
    });
    await expect(runCommand(commands, test.platform, ['delay', 'grant', asked!.id])).rejects.toThrow('已经答复');
    const [{ title }] = (await test.data<{ title: string }[]>(calls.notifyList, { token: owner.token })) as [
      { title: string },
    ];
    expect(title).toContain('延期申请已答复');
  });

  it('a refusal tells its reason, and a late grant counts from its own day', async () => {
    await ask();
    await runCommand(commands, test.platform, [
      'delay',
      'refuse',
      (await state()).delays[0]!.id,
      '--answer',
      '存储空间不足',
    ]);
    expect((await state()).delays).toMatchObject([{ state: 'refused', answer: '存储空间不足' }]);
    await ask({ days: 20 });
    test.clock.advance(11 * day);
    const { token } = await test.platform.sessions.open(owner.id, { ip: '', agent: '' });
    owner = { ...owner, token };
    expect((await state()).state).toBe('expired');
    await runCommand(commands, test.platform, ['delay', 'grant', (await state()).delays[0]!.id]);
    expect(await state()).toMatchObject({ days_left: 20, state: 'available' });
    const [contract] = await test.data<ContractItem[]>(calls.contractList, { token });
    expect(contract!.original_state).toBe('available');
  });
});
