import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Envelope, type Notification, type StaffContent } from '@panome/contract';
import { hour } from '@panome/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { actsOf, buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { sendForm } from '../../testing/sendForm.ts';

type Person = { id: string; email: string; token: string };
let test: TestApp;
let editor: Person;
let reader: Person;
beforeAll(async () => {
  test = await buildTestApp();
  editor = await buildStaff(test, '编辑', ['Editor']);
  reader = await test.buildUser('读者');
});
afterAll(() => test.close());

const at = (input: object = {}, { token }: Person = editor) => ({ token, input });
const store = (input: object) => test.data<StaffContent>(calls.staffContentStore, at(input));
const seen = ({ id, kind, revision }: StaffContent) => ({ id, kind, revision });
const publish = (piece: StaffContent, input: object = {}) =>
  test.data<StaffContent>(calls.staffContentPublish, at({ ...seen(piece), ...input }));
const recall = (piece: StaffContent) => test.data<StaffContent>(calls.staffContentRecall, at(seen(piece)));
const refusal = async (...call: Parameters<TestApp['call']>) => {
  const response = await test.call(...call);
  return `${response.statusCode} ${response.json<Envelope<unknown>>().showMsg}`;
};
const newsTitles = async () => (await test.data<{ title: string }[]>(calls.dynamicList)).map(({ title }) => title);
const later = (hours: number) => new Date(test.clock.now() + hours * hour).toISOString();

it('news is a draft nobody sees, is shown for its period, and is gone when recalled', async () => {
  const draft = await store({ kind: 'news', title: '上新', text: '**重点** <script>x</script>' });
  expect(draft).toMatchObject({
    state: 'draft',
    origin: 'portal',
    html: '<p><strong>重点</strong> &lt;script&gt;x&lt;/script&gt;</p>',
  });
  expect(await newsTitles()).toEqual([]);
  expect(await refusal(calls.dynamicDetail, { input: { id: draft.id } })).toContain('404');
  const planned = await publish(draft, { begins_at: later(1), ends_at: later(3) });
  expect([planned.state, await newsTitles()]).toEqual(['planned', []]);
  test.clock.advance(2 * hour);
  expect(await newsTitles()).toEqual(['上新']);
  const changed = await store({ ...seen(planned), title: '上新了', text: '新的正文' });
  expect([changed.state, await newsTitles()]).toEqual(['shown', ['上新了']]);
  expect(await refusal(calls.staffContentStore, at({ ...seen(planned), title: '旧的' }))).toContain(
    '409 这条内容已被其他人修改',
  );
  expect(await refusal(calls.staffContentDelete, at(seen(changed)))).toContain('请先撤回');
  const recalled = await recall(changed);
  expect(await newsTitles()).toEqual([]);
  const again = await publish(recalled, { ends_at: later(1) });
  test.clock.advance(2 * hour);
  expect(await newsTitles()).toEqual([]);
  expect(await test.data(calls.staffContentList, at({ state: 'ended' }))).toMatchObject([
    { id: draft.id, title: '上新了' },
  ]);
  await test.data(calls.staffContentDelete, at(seen(await recall(again))));
  const acts = ['store', 'publish', 'store', 'recall', 'publish', 'recall', 'delete'];
  expect(await actsOf(test, editor.id)).toEqual(acts.map((act) => `news.${act}`));
});

it('only pictures of our own store are shown, and only a harmless one is kept', async () => {
  const send = (content: string) =>
    sendForm(test, calls.staffContentPicture, { token: editor.token, name: 'a.svg', content });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>';
  const { address, id } = (await send(svg)).json<Envelope<{ id: string; address: string }>>().content.data;
  expect((await send(svg.replace('<circle', '<script/><circle'))).json<Envelope<null>>().showMsg).toContain(
    'SVG 含有脚本',
  );
  const text = `![图](${address}) ![远](https://elsewhere.example/a.png)`;
  const { html } = await test.data<{ html: string }>(calls.staffContentPreview, at({ text }));
  expect(html).toBe(`<p><img src="${address}" alt="图" loading="lazy"> 远</p>`);
  expect((await store({ kind: 'news', title: '有图', text, picture: id })).fields.picture).toBe(id);
  expect(
    await refusal(calls.staffContentStore, at({ kind: 'news', title: '无图', picture: 'f'.repeat(32) })),
  ).toContain('封面图片不存在');
  expect(
    await refusal(calls.staffContentStore, at({ kind: 'news', title: '外链', link: 'https://elsewhere.example' })),
  ).toContain('400 链接应为');
});

it('a notice needs an end that is to come', async () => {
  const draft = await store({ kind: 'notice', title: '停机', text: '今晚维护' });
  const asked = (input: object) => refusal(calls.staffContentPublish, at({ ...seen(draft), ...input }));
  expect(await asked({})).toContain('请填写公告的结束时间');
  expect(await asked({ ends_at: later(-1) })).toContain('结束时间应晚于开始时间');
  expect(await asked({ begins_at: later(-3), ends_at: later(-1) })).toContain('结束时间已过');
  const shown = await publish(draft, { ends_at: later(1) });
  expect(await test.data(calls.noticeInEffective)).toMatchObject([{ title: '停机', content: '<p>今晚维护</p>' }]);
  await recall(shown);
  expect(await test.data(calls.noticeInEffective)).toEqual([]);
});

it('a message reaches everybody once, and is taken out of their lists when recalled', async () => {
  const draft = await store({ kind: 'message', title: '问候', text: '*你好*' });
  expect(await refusal(calls.staffContentPublish, at({ ...seen(draft), email: 'nobody@example.com' }))).toContain(
    '没有使用这个邮箱',
  );
  const fresh = await test.data<StaffContent>(calls.staffContentDetail, at({ kind: 'message', id: draft.id }));
  const sent = await publish(fresh);
  expect(sent).toMatchObject({ state: 'sent', can: { write: false, publish: false, recall: true } });
  const titles = async () =>
    (await test.data<Notification[]>(calls.notifyList, at({}, reader))).map(({ title }) => title);
  expect(await titles()).toEqual(['问候']);
  await recall(sent);
  expect(await titles()).toEqual([]);
});

const questions = '- { id: q, type: single, title: 选, options: [{ value: a, label: 甲 }, { value: b, label: 乙 }] }\n';

it('a questionnaire is written as in files; changed questions get a version of their own, answers are kept', async () => {
  const faulty = '- { id: q, type: single, title: 选, options: [] }\n';
  const { faults } = await test.data<{ faults: object[] }>(
    calls.staffContentPreview,
    at({ text: '', questions: faulty }),
  );
  expect(faults).toEqual([{ line: 1, text: '第 1 题的“options”至少两个选项' }]);
  expect(
    await refusal(calls.staffContentStore, at({ kind: 'questionnaire', title: '问', questions: faulty })),
  ).toContain('400 题目第 1 行');
  const shown = await publish(await store({ kind: 'questionnaire', title: '问', questions }));
  const { id } = shown;
  const answer = (version: number) => ({ id, version, answers: { q: 'a' }, submit: true });
  await test.data(calls.questionAnswerStore, at(answer(1), reader));
  const changed = await store({
    ...seen(shown),
    title: '问',
    questions: `${questions}- { id: t, type: text, title: 写 }\n`,
  });
  expect(await refusal(calls.questionAnswerStore, at(answer(1)))).toContain('问卷题目已更新');
  const recalled = await recall(changed);
  expect(recalled).toMatchObject({ count: 1, can: { delete: false } });
  expect(await refusal(calls.questionItemData, at({ id }, reader))).toContain('404');
  expect((await test.call(calls.staffContentAnswers, at({ id }))).body).toContain('"甲"');
});

it('folders and the portal leave each other alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panome-written-'));
  const write = (name: string, title: string) =>
    writeFileSync(join(folder, `${name}.md`), `---\ntitle: ${title}\ndate: 2026-11-18T10:00:00+08:00\n---\n正文\n`);
  const load = (...words: string[]) => runCommand(commands, test.platform, ['news', 'import', folder, ...words]);
  try {
    write('a', '文件');
    const own = await publish(await store({ kind: 'news', title: '网页', text: '正文' }));
    await load('--remove');
    expect((await newsTitles()).toSorted()).toEqual(['文件', '网页']);
    const imported = await test.data<StaffContent>(calls.staffContentDetail, at({ kind: 'news', id: 'a' }));
    expect(imported).toMatchObject({
      origin: 'folder',
      can: { write: false, publish: false, recall: true, delete: false },
    });
    expect(await refusal(calls.staffContentStore, at({ ...seen(imported), title: '改' }))).toContain('来自文件夹');
    const recalled = await recall(imported);
    write('a', '文件改');
    expect(await load()).toContain('1 条已在服务后台撤回，仍不显示');
    expect(await newsTitles()).toEqual(['网页']);
    await publish(recalled);
    expect(await newsTitles()).toContain('文件改');
    write(own.id, '占用');
    await expect(load()).rejects.toThrow('已是在服务后台撰写的动态');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('whoever is no editor cannot read or write content; an administrator can', async () => {
  const support = await buildStaff(test, '王工', ['Support']);
  const admin = await buildStaff(test, '管理员', ['Admin']);
  expect((await test.call(calls.staffContentList, at({}, support))).statusCode).toBe(403);
  expect((await test.call(calls.staffContentStore, at({ kind: 'news', title: 'x' }, reader))).statusCode).toBe(403);
  expect((await test.call(calls.staffContentList, at({}, admin))).statusCode).toBe(200);
});
