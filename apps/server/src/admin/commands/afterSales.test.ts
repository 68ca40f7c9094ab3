import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, tokenHeader, type AfterSale, type AfterSaleDetail, type Envelope } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { runCommand } from '../runCommand.ts';
import { commands } from './index.ts';

let test: TestApp;
let folder: string;
let user: { id: string; email: string; token: string };
let item: AfterSale;
beforeEach(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-answer-'));
  user = await test.buildUser();
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'chart', title: '换配色', content: '请换成色盲友好的配色' }))
    form.set(name, value);
  form.append('file', new Blob(['附件内容']), '说明.txt');
  const encoded = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: calls.afterSaleStore.path,
    headers: { 'content-type': encoded.headers.get('content-type')!, [tokenHeader]: user.token },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  item = response.json<Envelope<AfterSale>>().content.data;
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (command: string, ...words: string[]) =>
  runCommand(commands, test.platform, [...command.split(' '), ...words]);
const shown = () => test.data<AfterSaleDetail>(calls.afterSaleDetail, { token: user.token, input: { id: item.id } });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const told = async () =>
  (await test.data<object[]>(calls.notifyList, { token: user.token, input: { type: 'after-sale' } })).length;

it('the commands list requests, show them and save their files', async () => {
  expect(await admin('after-sale list')).toContain(`${item.number}  待处理`);
  expect(await admin('after-sale list', '--state', 'closed')).toBe('没有售后申请');
  await expect(admin('after-sale list', '--state', 'open')).rejects.toThrow('状态应为 waiting');
  const text = await admin('after-sale show', item.number, '--save', join(folder, 'files'));
  expect(text).toContain('请换成色盲友好的配色');
  expect(text).toContain(`客户：${user.email}`);
  expect(readdirSync(join(folder, 'files'))).toEqual([expect.stringMatching(/^\S{8} 说明\.txt$/)]);
  await expect(admin('after-sale show', 'SH1')).rejects.toThrow('没有编号为“SH1”的售后申请');
});

it('a folder is sent as an answer only once, and a dry run sends nothing', async () => {
  write('答复.md', '已换成 **Okabe-Ito** 配色');
  write('火山图.csv', 'id,fc\n');
  write('.DS_Store', 'x');
  const plan = await admin('after-sale answer', item.number, folder, '--dry-run');
  expect(plan).toContain('附上 火山图.csv');
  expect((await shown()).state).toBe('waiting');
  expect(await admin('after-sale answer', item.number, folder)).toBe(
    `已答复 ${item.number}，附上 1 个结果文件\n已发站内消息；邮件已放入发件箱，但没有配置邮件服务，邮件不会发出`,
  );
  expect(await admin('after-sale answer', item.number, folder)).toBe(`${item.number} 已有同样的答复，没有改动`);
  const { messages, results, state } = await shown();
  expect([state, messages.length, results.length, await told()]).toEqual(['answered', 2, 1, 1]);
  write('火山图.csv', 'id,fc\nP1,2\n');
  await admin('after-sale answer', item.number, folder);
  expect((await shown()).results).toHaveLength(2);
});

it('a single Markdown file is enough for an answer', async () => {
  write('a.md', '见附件说明');
  await admin('after-sale answer', item.number, join(folder, 'a.md'));
  expect((await shown()).messages.at(-1)!.html).toContain('见附件说明');
});

it('an unusable answer is refused before anything is sent', async () => {
  await expect(admin('after-sale answer', item.number)).rejects.toThrow('请给出答复的 Markdown 文件');
  await expect(admin('after-sale answer', item.number, folder)).rejects.toThrow('中没有 答复.md');
  write('答复.md', '  ');
  await expect(admin('after-sale answer', item.number, folder)).rejects.toThrow('答复.md:1 答复是空的');
  write('答复.md', '好的');
  mkdirSync(join(folder, '图'));
  await expect(admin('after-sale answer', item.number, folder)).rejects.toThrow('图 不是文件');
  expect(await told()).toBe(0);
});

it('a new state of a request is told to the customer once', async () => {
  expect(await admin('after-sale state', item.number, 'working')).toContain(
    `${item.number} 已标为处理中\n已发站内消息；`,
  );
  expect(await admin('after-sale state', item.number, 'working')).toContain('没有改动');
  await expect(admin('after-sale state', item.number, 'answered')).rejects.toThrow('after-sale answer');
  expect([(await shown()).state, await told()]).toEqual(['working', 1]);
});

it('the content of the customer service page is set from a file, whose wrong line is named', async () => {
  write('support.yaml', 'hours: 工作日\ncontacts:\n  - { kind: fax, label: 传真, value: "1" }\n');
  await expect(admin('support set', join(folder, 'support.yaml'))).rejects.toThrow(
    'support.yaml:3 “contacts.0.kind”应为 phone',
  );
  write('support.yaml', 'hours: 工作日\nfaq:\n  - { group: 账号, question: 如何登录？, answer: 用邮箱 }\n');
  expect(await admin('support set', join(folder, 'support.yaml'))).toBe('已设置 0 种联系方式和 1 个常见问题');
  expect(await test.data(calls.supportSystemInfo)).toMatchObject({
    hours: '工作日',
    faq: [{ question: '如何登录？' }],
  });
});

it('the commands list questions to customer service and feedback', async () => {
  expect(await admin('support list')).toBe('没有客户服务问题');
  expect(await admin('feedback list')).toBe('没有意见反馈');
  await test.data(calls.supportStore, {
    token: user.token,
    input: { topic: 'account', name: '', email: '', phone: '', content: '收不到邮件' },
  });
  await test.data(calls.feedbackStore, {
    token: user.token,
    input: { content: '希望有深色图表', page: '/tools/tool-list' },
  });
  expect(await admin('support list')).toContain('收不到邮件');
  expect(await admin('feedback list')).toContain('希望有深色图表\n  /tools/tool-list');
});
