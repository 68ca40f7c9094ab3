import { calls, type Envelope } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { uploadFile } from '../../testing/uploadFile.ts';
import { answerTo, askIn, detailOf } from './testing/asking.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const person = () => test.buildUser();
const messageOf = (response: { json<T>(): T }) => response.json<Envelope<null>>().showMsg;

describe('the assistant without a model', () => {
  it('says what it is, and quotes the page that answers', async () => {
    const { token } = await person();
    expect(await test.data(calls.aiStatus, { token })).toMatchObject({
      provider: 'search',
      model: '',
      left_today: 200,
    });
    const answer = await answerTo(test, token, 'WGCNA 的软阈值怎么选');
    expect(answer).toMatchObject({ state: 'done', provider: 'search', model: '', proposal: null });
    expect(answer.citations[0]).toMatchObject({
      number: 1,
      source: 'tool',
      id: 'wgcna',
      address: '/tools/detail?id=wgcna',
    });
    expect(answer.text).toContain('[1]');
  });

  it('refuses what it has no text for, and fills a form when a figure is asked for', async () => {
    const { token } = await person();
    expect(await answerTo(test, token, '怎么煮红烧肉')).toMatchObject({
      citations: [],
      text: expect.stringContaining('没有找到依据') as string,
    });
    const { proposal } = await answerTo(test, token, '画火山图，p<0.01');
    expect(proposal).toMatchObject({ tool_id: 'volcano', options: [{ id: 'p', value: 0.01 }] });
  });

  it('SEC-21: conversations are of one account, and are gone when they are deleted', async () => {
    const [owner, stranger] = [await person(), await person()];
    const { answer_id, conversation_id: id } = await askIn(test, owner.token, 'PCA 怎么看');
    for (const [call, input] of [
      [calls.aiConversationDetail, { id }],
      [calls.aiConversationUpdate, { id, title: 'x' }],
      [calls.aiConversationDelete, { id }],
      [calls.aiEvents, { id: answer_id }],
      [calls.aiStop, { id: answer_id }],
      [calls.aiFeedback, { id: answer_id, feedback: 'up' }],
    ] as const)
      expect((await test.call(call, { token: stranger.token, input })).statusCode).toBe(404);
    const foreign = await test.call(calls.aiMessageStore, {
      token: stranger.token,
      input: { text: 'x', conversation_id: id },
    });
    expect(foreign.statusCode).toBe(404);
    expect(await test.data(calls.aiConversationList, { token: stranger.token })).toEqual([]);
    await test.data(calls.aiConversationDelete, { token: owner.token, input: { id } });
    const { database } = test.platform;
    for (const table of ['ai_conversation', 'ai_message'] as const)
      expect(
        await database
          .selectFrom(table)
          .select((select) => select.fn.countAll().as('n'))
          .where('owner_id', '=', owner.id)
          .executeTakeFirst(),
      ).toMatchObject({ n: expect.toSatisfy((n) => Number(n) === 0) as number });
    const kept = await test.platform.database
      .selectFrom('idempotency')
      .select('answer')
      .where('account_id', '=', owner.id)
      .execute();
    expect(JSON.stringify(kept)).not.toContain('PCA');
  });

  it('a question can be asked anew, renamed, rated and found', async () => {
    const { token } = await person();
    const { conversation_id: id, question_id } = await askIn(test, token, 'PCA 怎么看');
    await answerTo(test, token, '缺失值怎么填补', id);
    await test.data(calls.aiMessageStore, {
      token,
      input: { conversation_id: id, text: '怎么做 PCA', instead_of: question_id },
    });
    const { items } = await detailOf(test, token, id);
    expect(items.map(({ role, text }) => [role, role === 'user' ? text : ''])).toEqual([
      ['user', '怎么做 PCA'],
      ['assistant', ''],
    ]);
    await test.data(calls.aiConversationUpdate, { token, input: { id, title: '主成分' } });
    await test.data(calls.aiFeedback, { token, input: { id: items[1]!.id, feedback: 'up' } });
    expect((await detailOf(test, token, id)).items[1]!.feedback).toBe('up');
    expect(await test.data(calls.aiConversationList, { token, input: { search: '成分' } })).toHaveLength(1);
    expect(await test.data(calls.aiConversationList, { token, input: { search: '%' } })).toEqual([]);
  });

  it('SEC-64: twenty questions a minute, two hundred a day, 32,000 characters', async () => {
    const { id, token } = await person();
    const ask = async (text = 'PCA') => test.call(calls.aiMessageStore, { token, input: { text } });
    expect(messageOf(await ask('长'.repeat(32_001)))).toBe('问题最多 32,000 个字，请缩短后再发送');
    const uses = (howMany: number, at: number) =>
      test.platform.database
        .insertInto('ai_use')
        .values(Array.from({ length: howMany }, (_, k) => ({ id: `${id}-${at}-${k}`, owner_id: id, at })))
        .execute();
    await uses(20, test.clock.now() - 1_000);
    expect([(await ask()).statusCode, messageOf(await ask())]).toEqual([429, '每分钟最多提问 20 次，请稍等一分钟']);
    await uses(180, test.clock.now() - 120_000);
    test.clock.advance(61_000);
    expect(messageOf(await ask())).toBe('今天的 200 次提问已用完，请明天再试');
    test.clock.advance(24 * 3_600_000);
    const { token: again } = await test.platform.sessions.open(id, { ip: '127.0.0.1', agent: 'test' });
    expect((await test.call(calls.aiMessageStore, { token: again, input: { text: 'PCA' } })).statusCode).toBe(200);
  });
});

it('a request for a figure is read with the groups and columns of the own table only', async () => {
  const { token } = await person();
  const table = ['id', 'CK1', 'CK2', 'CK3', 'T1', 'T2', 'T3'];
  const rows = [
    table,
    ...['A', 'B', 'C'].map((name, k) => [name, ...table.slice(1).map((_, at) => 1.5 * at + k + 0.5)]),
  ];
  const { id: file } = await uploadFile(test, token, '代谢.csv', rows.map((row) => row.join(',')).join('\n'));
  type Parsed = {
    readings: { tool_id: string; options: { id: string; value: unknown }[] }[];
    table: { groups: string[] };
  };
  const parse = (input: object, as = token) =>
    test.call(calls.aiPlotParse, { token: as, input: { text: '火山图  T vs CK，FDR<0.01', ...input } });
  const { readings, table: seen } = (await parse({ file })).json<Envelope<Parsed>>().content.data;
  expect(seen.groups).toEqual(['CK', 'T']);
  expect(readings[0]).toMatchObject({ tool_id: 'two-group' });
  expect(Object.fromEntries(readings[0]!.options.map((option) => [option.id, option.value]))).toEqual({
    test_group: 'T',
    reference: 'CK',
    p: 0.01,
    p_column: 'p_adj',
  });
  expect((await parse({ file }, (await person()).token)).statusCode).toBe(404);
});
