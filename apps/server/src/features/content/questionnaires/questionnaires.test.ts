import { calls, type QuestionnaireItem } from '@panome/contract';
import type { Question } from '@panome/contract/questionnaire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp.ts';

const plain = { help: '', options: [], rows: [], most: 0, length: 100, scale: null, show_if: null };
const questions: Question[] = [
  {
    ...plain,
    id: 'used',
    type: 'single',
    title: '用过吗',
    required: true,
    options: [
      { value: 'yes', label: '是' },
      { value: 'no', label: '否' },
    ],
  },
  { ...plain, id: 'why', type: 'text', title: '为什么', required: true, show_if: { question: 'used', any: ['no'] } },
];

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
  const now = test.clock.now();
  const row = { summary: '', intro: '', minutes: 2, version: 1, questions: JSON.stringify(questions) };
  await test.platform.database
    .insertInto('questionnaire')
    .values([
      { id: 'now', title: '现在', opens_at: now - 1, closes_at: null, ...row },
      { id: 'past', title: '过去', opens_at: now - 9_000, closes_at: now - 1, ...row },
      { id: 'future', title: '将来', opens_at: now + 9_000_000, closes_at: null, ...row },
    ])
    .execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ token } = await test.buildUser());
});

type Data = QuestionnaireItem & { version: number; items: Question[]; answers: object };
const list = async (state?: string, session = token) =>
  (await test.data<QuestionnaireItem[]>(calls.questionItemList, { token: session, input: state ? { state } : {} })).map(
    ({ id, state: is }) => `${id} ${is}`,
  );
const data = (id = 'now', session = token) =>
  test.data<Data>(calls.questionItemData, { token: session, input: { id } });
const store = (input: object) =>
  test.call(calls.questionAnswerStore, {
    token,
    input: { id: 'now', version: 1, answers: {}, submit: false, ...input },
  });

describe('questionnaires', () => {
  it('questionnaires are listed by whether they wait for an answer, and only once they have opened', async () => {
    expect(await list()).toEqual(['now open']);
    expect(await list('closed')).toEqual(['past closed']);
    expect(await list('all')).toEqual(['now open', 'past closed']);
    expect((await test.call(calls.questionItemData, { token, input: { id: 'future' } })).statusCode).toBe(404);
    expect((await test.call(calls.questionItemList, { token, input: { state: 'x' } })).statusCode).toBe(400);
    expect((await test.call(calls.questionItemList)).json()).toMatchObject({ code: 2 });
  });

  it('E-26: a draft is seen by its person only, and an answered questionnaire stays answered', async () => {
    await store({ answers: { used: 'no' } });
    expect(await list()).toEqual(['now draft']);
    expect(await data()).toMatchObject({ state: 'draft', answers: { used: 'no' } });
    const stranger = await test.buildUser();
    expect(await data('now', stranger.token)).toMatchObject({ state: 'open', answers: {} });

    const sent = await store({ answers: { used: 'no', why: '没时间' }, submit: true });
    expect(sent.json()).toMatchObject({ code: 1, content: { data: { state: 'answered' } } });
    expect(await list()).toEqual([]);
    expect(await list('answered')).toEqual(['now answered']);
    const again = await store({ answers: { used: 'yes' }, submit: true });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ showMsg: '您已提交过这份问卷，无需重复填写' });
    expect(await data()).toMatchObject({ answers: { used: 'no', why: '没时间' } });
  });

  it('a missing answer is refused with its question, and nothing typed is lost', async () => {
    const refused = await store({ answers: { used: 'no' }, submit: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      showMsg: '第 2 题：请填写',
      content: { data: { problems: [{ question: 'why', message: '请填写' }] } },
    });
    expect((await store({ answers: { used: 'yes' }, submit: true })).statusCode).toBe(200);
  });

  it('answers to questions that do not exist, were removed or changed are refused', async () => {
    await store({ answers: { used: 'yes', why: '多余', gone: 'x' }, submit: true });
    expect(await data()).toMatchObject({ answers: { used: 'yes' } });
  });

  it('a closed questionnaire and an outdated version of its questions take no answers', async () => {
    const late = await store({ id: 'past' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ showMsg: '这份问卷已截止，不再接收答卷' });
    expect((await store({ version: 2 })).json()).toMatchObject({
      showMsg: expect.stringContaining('问卷题目已更新') as string,
    });
    expect((await store({ id: 'future' })).statusCode).toBe(404);
  });

  it('REL-07: answers that are sent several times are one submission', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => store({ answers: { used: 'yes' }, submit: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });
});
