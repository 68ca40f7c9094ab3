import { calls, type Envelope } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { supportContent, writeSupportContent } from './supportContent.ts';

let test: TestApp;
let user: { id: string; email: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
  user = await test.buildUser('李明');
});
afterAll(() => test.close());

const question = { topic: 'account', name: '', email: '', phone: '', content: '收不到验证码' };
const messageOf = (response: { json<T>(): T }) => response.json<Envelope<{ captcha?: boolean } | null>>();

describe('customer service', () => {
  it('everybody sees how customer service is reached, and its answers run no code', async () => {
    expect(await test.data(calls.supportSystemInfo)).toMatchObject({ contacts: [], faq: [], hours: '' });
    const contact = { kind: 'phone' as const, label: '电话', value: '027-0000 0000' };
    await writeSupportContent(
      test.platform.database,
      supportContent.parse({
        hours: '工作日 9:00～18:00',
        contacts: [contact],
        faq: [{ group: '账号', question: '？', answer: '<img src=x onerror=alert(1)> **加粗**' }],
      }),
    );
    const info = await test.data<{ hours: string; faq: { answer: string }[] }>(calls.supportSystemInfo);
    expect(info.hours).toBe('工作日 9:00～18:00');
    expect(info.faq[0]!.answer).toContain('<strong>加粗</strong>');
    expect(info.faq[0]!.answer).not.toContain('<img');
  });

  it('a question of an account is stored with its mail address and confirmed by mail', async () => {
    const { email, number } = await test.data<{ email: string; number: string }>(calls.supportStore, {
      token: user.token,
      input: { ...question, system: { page: '/home', agent: 'test' } },
    });
    expect(number).toMatch(/^KF20261121-0001$/);
    expect(email).toBe(user.email);
    expect((await test.mailTo(user.email)).subject).toBe(`已收到您的问题（${number}）`);
    const row = await test.platform.database
      .selectFrom('support_request')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owner_id: user.id, name: '李明' });
    expect(JSON.parse(row.system)).toMatchObject({ agent: 'test', build: '' });
  });

  it('visitors must give a mail address and bring a proof of work', async () => {
    const visitor = (input: object) => test.call(calls.supportStore, { input: { ...question, ...input } });
    expect(messageOf(await visitor({})).showMsg).toBe('请填写邮箱，我们将答复到此邮箱');
    expect(messageOf(await visitor({ email: 'nobody' })).showMsg).toBe('邮箱格式不正确，例如 li@example.com');
    const unsolved = messageOf(await visitor({ email: 'li@example.com' }));
    expect(unsolved).toMatchObject({
      showMsg: '请先完成安全验证',
      content: { data: { captcha: true, unsolved: true } },
    });
    const solved = await visitor({ email: 'li@example.com', ...(await test.solveCaptcha()) });
    expect(messageOf(solved)).toMatchObject({ code: 1, content: { data: { email: 'li@example.com' } } });
    await expect(test.mailTo('li@example.com')).rejects.toThrow();
  });

  it.each([
    [{ content: ' ' }, '请描述您的问题'],
    [{ topic: 'x' }, '请选择问题类型'],
    [{ phone: 'call me' }, '电话只能包含数字、空格、括号和 + -'],
  ])('%j is refused in words', async (input, words) => {
    const response = await test.call(calls.supportStore, { token: user.token, input: { ...question, ...input } });
    expect([response.statusCode, messageOf(response).showMsg]).toEqual([400, words]);
  });

  it('an account may ask ten questions an hour', async () => {
    const person = await test.buildUser();
    const ask = () => test.call(calls.supportStore, { token: person.token, input: question });
    for (let count = 0; count < 10; count += 1) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });
});

const article = {
  kind: 'text',
  title: '读图',
  summary: '',
  topic: '入门',
  family: 'general',
  level: 'beginner',
  minutes: 1,
  parts: '[]',
  steps: '[]',
  plain: '',
  picture: '',
  tools: '[]',
  authors: '',
  doi: '',
};

describe('feedback', () => {
  const picture = async (ownerId: string) => {
    const row = {
      id: newId(),
      owner_id: ownerId,
      name: 'a.png',
      size: 1,
      sha256: '',
      object_key: newId(),
      created_at: test.clock.now(),
      claimed_at: null,
    };
    await test.platform.database.insertInto('attachment').values(row).execute();
    return row.id;
  };

  it('feedback needs a text', async () => {
    const response = await test.call(calls.feedbackStore, { token: user.token, input: { content: '  ' } });
    expect([response.statusCode, messageOf(response).showMsg]).toEqual([400, '请输入反馈内容']);
  });

  it('feedback keeps at most five pictures, only its own', async () => {
    const own = await picture(user.id);
    const { id } = await test.data<{ id: string }>(calls.feedbackStore, {
      token: user.token,
      input: { content: '很好用', img_src: [own], page: '/home' },
    });
    const row = await test.platform.database
      .selectFrom('feedback')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.pictures, row.kind]).toEqual([JSON.stringify([own]), 'general']);
    const claimed = await test.platform.database
      .selectFrom('attachment')
      .select('claimed_at')
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    expect(claimed.claimed_at).toBe(test.clock.now());
    const foreign = await picture((await test.buildUser()).id);
    for (const img_src of [[foreign], [newId()]]) {
      const refused = await test.call(calls.feedbackStore, { token: user.token, input: { content: 'x', img_src } });
      expect([refused.statusCode, messageOf(refused).showMsg]).toEqual([
        400,
        '附件不存在、已失效或已提交过，请重新上传',
      ]);
    }
    const six = await test.call(calls.feedbackStore, {
      token: user.token,
      input: { content: 'x', img_src: Array.from({ length: 6 }, () => own) },
    });
    expect(messageOf(six).showMsg).toBe('最多添加 5 张图片');
  });

  it('SEC-21: feedback can be only about a task or project that the person may see', async () => {
    for (const [call, input] of [
      [calls.feedbackStoreExceptionTask, { task_id: newId() }],
      [calls.feedbackStoreReportExplain, { project_id: newId() }],
    ] as const)
      expect((await test.call(call, { token: user.token, input: { content: 'x', ...input } })).statusCode).toBe(404);
    const knowledge = { token: user.token, input: { content: '讲得很清楚', article_id: 'a1' } };
    expect((await test.call(calls.feedbackStoreKnowledgeClassroom, knowledge)).statusCode).toBe(404);
    await test.platform.database
      .insertInto('article')
      .values({ ...article, id: 'a1', published_at: test.clock.now() })
      .execute();
    const { id } = await test.data<{ id: string }>(calls.feedbackStoreKnowledgeClassroom, knowledge);
    expect(
      await test.platform.database
        .selectFrom('feedback')
        .select(['kind', 'object_id'])
        .where('id', '=', id)
        .executeTakeFirst(),
    ).toEqual({ kind: 'knowledge', object_id: 'a1' });
  });
});
