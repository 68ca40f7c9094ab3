import { calls, type AfterSaleDetail, type Envelope } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour, minute } from '@panome/contract/durations';
import { newId } from '../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { createAfterSaleDesk } from './desk.ts';
import { question, requestsOf } from '../../testing/afterSaleRequests.ts';

let test: TestApp;
let owner: { id: string; email: string; token: string };
let stranger: { id: string; email: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const { detail, file, list, send } = requestsOf(() => ({ test, token: owner.token }));
const objects = async () =>
  (await test.platform.database.selectFrom('after_sale_file').select('object_key').execute()).length;

beforeAll(async () => {
  owner = await test.buildUser();
  stranger = await test.buildUser();
});

describe('a request', () => {
  it('a new request gets a readable number of the day and waits for an answer', async () => {
    const first = await file();
    // Two equal requests within three seconds would count as a double click.
    test.clock.advance(4_000);
    const second = await file();
    expect(first.number).toMatch(/^SH20261121-\d{4}$/);
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
    expect(second).toMatchObject({
      state: 'waiting',
      answered_at: null,
      results: [],
      can: { reply: true, close: true },
    });
  });

  it('a request keeps its text and its files', async () => {
    const { id } = await file({ files: [['说明.txt', '第一行']] });
    const { messages } = await detail(id);
    expect(messages).toMatchObject([
      {
        author: 'customer',
        text: question.content,
        html: '',
        files: [{ name: '说明.txt', kind: 'attachment', size: 9 }],
      },
    ]);
    const response = await test.call(calls.fileDownloadAfterSaleResult, {
      token: owner.token,
      input: { id, file_id: messages[0]!.files[0]!.id },
    });
    expect(response.body).toBe('第一行');
  });

  it.each([
    [{ ...question, content: '  ' }, '请描述您遇到的问题'],
    [{ ...question, title: '' }, '请填写标题'],
    [{ ...question, kind: 'x' }, '请选择问题类型'],
  ])('an invalid request is refused in words: %j', async (fields, words) => {
    const response = await send(calls.afterSaleStore, { token: owner.token, fields });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0, showMsg: words });
  });

  it('a program, an empty file and a sixth file are refused and leave no bytes behind', async () => {
    const before = await objects();
    for (const [files, words] of [
      [[['a.exe', 'MZ']], '不支持上传“a.exe”这种类型的附件，请压缩为 ZIP 后再上传'],
      [[['a.csv', '']], '附件“a.csv”：文件是空的（0 字节），请检查导出是否成功，再重新上传'],
      [Array.from({ length: 6 }, (_, index) => [`${index}.txt`, 'x']), '一次最多上传 5 个文件'],
    ] as const) {
      const response = await send(calls.afterSaleStore, {
        token: owner.token,
        fields: question,
        files: files as never,
      });
      expect([response.statusCode, response.json<Envelope<null>>().showMsg]).toEqual([400, words]);
    }
    expect(await objects()).toBe(before);
  });

  it('REL-07: the same key makes one request, also when it is sent several times at once', async () => {
    const person = await test.buildUser();
    const sent = { token: person.token, key: 'one-form-view', files: [['a.txt', 'one']] as [string, string][] };
    const answers = await Promise.all([file(sent), file(sent), file(sent)]);
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(
      (await test.platform.database.selectFrom('after_sale').select('id').where('owner_id', '=', person.id).execute())
        .length,
    ).toBe(1);
    const changed = await send(calls.afterSaleStore, { ...sent, fields: question, files: [['a.txt', 'two']] });
    expect(changed.statusCode).toBe(409);
  });

  it('an account may make ten requests an hour', async () => {
    const person = await test.buildUser();
    for (let count = 0; count < 10; count += 1)
      await file({ token: person.token, fields: { ...question, title: `${count}` } });
    const response = await send(calls.afterSaleStore, { token: person.token, fields: question });
    expect(response.statusCode).toBe(429);
  });
});

describe('an answer', () => {
  const answer = {
    markdown: '阈值为 **2**，见 `p<0.05`',
    files: [{ name: '火山图.csv', sha256: 'a', open: () => streamOf('id,fc\nP1,2\n') }],
  };
  const streamOf = (text: string) => new Blob([text]).stream() as never;

  it('an answer brings its results and one notification that leads to it', async () => {
    const person = await test.buildUser();
    const desk = createAfterSaleDesk(test.platform);
    const item = await file({ token: person.token });
    test.clock.advance(hour);
    const found = (await desk.find(item.number.toLowerCase()))!;
    await desk.answer(found, answer);
    expect(desk.isAnswered((await desk.find(item.number))!, answer)).toBe(true);
    const shown = await test.data<AfterSaleDetail>(calls.afterSaleDetail, {
      token: person.token,
      input: { id: item.id },
    });
    expect(shown).toMatchObject({ state: 'answered', results: [{ name: '火山图.csv', kind: 'result', size: 11 }] });
    expect(shown.messages[1]!.html).toContain('<strong>2</strong>');
    const [told] = await test.data<{ type: string; link: string }[]>(calls.notifyList, {
      token: person.token,
      input: { type: 'after-sale' },
    });
    expect(told).toMatchObject({ type: 'after-sale', link: `/data-collection/after-sales-list?id=${item.id}` });
    const zip = await test.call(calls.fileDownloadAfterSaleResult, { token: person.token, input: { id: item.id } });
    expect(zip.headers['content-type']).toBe('application/zip');
  });

  it('a request waits again when the customer writes, and is closed when the customer closes it', async () => {
    const person = await test.buildUser();
    const desk = createAfterSaleDesk(test.platform);
    const { id, number } = await file({ token: person.token });
    await desk.answer((await desk.find(number))!, { markdown: '好的', files: [] });
    test.clock.advance(minute);
    const reply = await send(calls.afterSaleReply, {
      token: person.token,
      fields: { id, content: '还有一个问题' },
      files: [['图.txt', 'x']],
    });
    expect(reply.json<Envelope<AfterSaleDetail>>().content.data).toMatchObject({
      state: 'waiting',
      answered_at: null,
      messages: [{}, {}, { author: 'customer', files: [{ name: '图.txt' }] }],
    });
    const closed = await test.data<AfterSaleDetail>(calls.afterSaleClose, { token: person.token, input: { id } });
    expect(closed).toMatchObject({ state: 'closed', can: { close: false } });
    expect(await list({ state: 'closed' })).toEqual({ numbers: [], total: 0 });
  });

  it('SEC-21: strangers see neither the request nor its answer', async () => {
    const item = await file({ fields: { ...question, title: '私有' } });
    const unknown = newId();
    for (const call of [calls.afterSaleDetail, calls.afterSaleClose, calls.fileDownloadAfterSaleResult]) {
      const theirs = await test.call(call, { token: stranger.token, input: { id: item.id } });
      const none = await test.call(call, { token: stranger.token, input: { id: unknown } });
      expect(theirs.statusCode).toBe(404);
      expect({ ...theirs.json<object>(), debugMsg: '' }).toEqual({ ...none.json<object>(), debugMsg: '' });
    }
    expect(
      (await send(calls.afterSaleReply, { token: stranger.token, fields: { id: item.id, content: 'x' } })).statusCode,
    ).toBe(404);
  });
});

describe('the list', () => {
  it('the search finds number and title in any case and takes % literally', async () => {
    const item = await file({ token: owner.token, fields: { ...question, title: 'KEGG 100% 富集' } });
    expect(await list({ search: item.number.toLowerCase() })).toEqual({ numbers: [item.number], total: 1 });
    expect((await list({ search: 'kegg 100%' })).numbers).toEqual([item.number]);
    expect((await list({ search: '%%%' })).total).toBe(0);
    expect((await list({ state: 'answered' })).total).toBe(0);
  });
});
