import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Notification } from '@panome/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedContent } from '../../demo/steps/content.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { commands } from '../commands/index.ts';
import { runCommand } from '../runCommand.ts';

let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-content-'));
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (command: string, ...words: string[]) =>
  runCommand(commands, test.platform, [...command.split(' '), ...words]);
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const news = (title: string, more = '') => `---\ntitle: ${title}\ndate: 2026-11-18T10:00:00+08:00\n${more}---\n正文\n`;

it('importing a folder again changes nothing, and a dry run says what would change', async () => {
  write('a.md', news('甲'));
  write('b.md', news('乙'));
  expect(await admin('news import', folder, '--dry-run')).toBe('将会：\n  新增动态：甲（a）\n  新增动态：乙（b）');
  expect(await admin('news import', folder)).toBe('动态：新增 2，修改 0，删除 0，未变 0');
  expect(await admin('news import', folder, '--dry-run')).toBe('没有需要改动的内容');
  write('a.md', news('甲改'));
  unlinkSync(join(folder, 'b.md'));
  expect(await admin('news import', folder, '--dry-run')).toBe('将会：\n  修改动态：甲改（a）');
  expect(await admin('news import', folder)).toContain('1 条不在文件夹中，已保留');
  expect(await admin('news import', folder, '--remove')).toBe('动态：新增 0，修改 0，删除 1，未变 1');
});

it('a faulty folder is reported with file and line, and nothing is imported', async () => {
  write('a.md', '---\ntitle: 甲\ndate: yesterday\n---\n');
  write('b.md', news('乙', 'link: https://elsewhere.example\n'));
  write('c.md', `${news('丙')}第二行 ![图](none.png)\n![远](https://elsewhere.example/a.png)\n`);
  write('d.md', `${news('丁', 'picture: bad.svg\n')}`);
  write('bad.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');
  const failed = await admin('news import', folder).catch((error: Error) => error.message);
  expect(failed).toContain(`${join(folder, 'a.md')}:3 “date”应为带时区的时间`);
  expect(failed).toContain(`${join(folder, 'b.md')}:2 “link”应为站内路径`);
  expect(failed).toContain(`${join(folder, 'c.md')}:7 图片“https://elsewhere.example/a.png”在其他网站`);
  expect(failed).toContain(`${join(folder, 'd.md')}:2 图片“bad.svg”不能使用：SVG 含有脚本`);
  expect(await test.data(calls.dynamicList)).toEqual([]);
  write('中文.md', news('戊'));
  await expect(admin('news import', folder)).rejects.toThrow('文件名只能用小写字母');
  await expect(admin('news import', join(folder, 'none'))).rejects.toThrow('读不到文件夹');
});

it('SEC-43: news may link only to hosts that the deployment names', async () => {
  const open = await buildTestApp({ env: { PANOME_LINK_HOSTS: 'doi.org' } });
  try {
    write('a.md', news('甲', 'link: https://doi.org/10.1/x\n'));
    expect(await runCommand(commands, open.platform, ['news', 'import', folder])).toContain('新增 1');
    for (const link of [
      'https://doi.org.elsewhere.example',
      'http://doi.org',
      'https://a@doi.org',
      '//doi.org',
      'javascript:alert(1)',
    ]) {
      write('a.md', news('甲', `link: ${link}\n`));
      await expect(runCommand(commands, open.platform, ['news', 'import', folder])).rejects.toThrow(
        '“link”应为站内路径',
      );
    }
  } finally {
    await open.close();
  }
});

const questionnaire = (questions: string, version = 1) =>
  `title: 问卷\nminutes: 2\nopens: 2026-01-01T00:00:00+08:00\nversion: ${version}\nquestions:\n${questions}`;
const single =
  '  - { id: q, type: single, title: 选, required: true, options: [{ value: a, label: 甲 }, { value: b, label: 乙 }] }\n';
const text = '  - { id: t, type: text, title: 写 }\n';

it('questions that have answers change only with a new version, and exported answers hold no formulas', async () => {
  write('poll.yaml', questionnaire(single + text));
  expect(await admin('questionnaire import', folder)).toBe('问卷：新增 1，修改 0，未变 0');
  const { email, token } = await test.buildUser();
  await test.data(calls.questionAnswerStore, {
    token,
    input: { id: 'poll', version: 1, answers: { q: 'a', t: '=cmd|"x"' }, submit: true },
  });

  write('poll.yaml', questionnaire(single));
  await expect(admin('questionnaire import', folder)).rejects.toThrow('已有 1 份答卷：请把 version 改为 2');
  write('poll.yaml', questionnaire(single, 2));
  expect(await admin('questionnaire import', join(folder, 'poll.yaml'))).toBe('问卷：新增 0，修改 1，未变 0');
  expect(await test.data(calls.questionItemList, { token })).toEqual([]);

  write('poll.yaml', questionnaire(single + text, 3));
  await admin('questionnaire import', folder);
  const file = join(folder, 'answers.csv');
  expect(await admin('questionnaire export', 'poll', file)).toContain('1 份答卷');
  expect(readFileSync(file, 'utf8')).toBe(
    `\uFEFF"提交时间","邮箱","版本","选","写"\r\n"2026-11-21T04:00:00.000Z","${email}","1","甲","'=cmd|""x"""\r\n`,
  );
  await expect(admin('questionnaire export', 'poll', file)).rejects.toThrow('已存在');
  await expect(admin('questionnaire export', 'none', file)).rejects.toThrow('没有名称为“none”的问卷');
});

it('a questionnaire that nobody could answer is refused', async () => {
  write(
    'poll.yaml',
    questionnaire(
      `  - { id: q, type: single, title: 选, options: [{ value: a, label: 甲 }] }\n  - { id: q, type: scale, title: 分, show_if: { question: later, any: [1] } }\n`,
    ),
  );
  const failed = await admin('questionnaire import', folder).catch((error: Error) => error.message);
  expect(failed).toContain('poll.yaml:6 “questions.0.options”至少两个选项');
  expect(failed).toContain('“questions.1.scale”应有 min 和 max');
});

it('a message with rich text reaches everybody exactly once', async () => {
  const { token } = await test.buildUser();
  const other = await test.buildUser();
  write('m.md', '---\ntitle: 维护\nlink: /home\n---\n**今晚**维护 <script>alert(1)</script>\n');
  const file = join(folder, 'm.md');
  expect(await admin('message send', other.email, file)).toBe('已发送给 1 个账号');
  expect(await admin('message send', 'all', file)).toBe('已发送给 1 个账号；1 个账号已有这条消息，没有重复发送');
  const [message] = await test.data<Notification[]>(calls.notifyList, { token });
  expect(message).toMatchObject({
    type: 'system',
    title: '维护',
    link: '/home',
    content: '今晚维护 <script>alert(1)</script>',
    html: '<p><strong>今晚</strong>维护 &lt;script&gt;alert(1)&lt;/script&gt;</p>',
  });
  await expect(admin('message send', 'nobody@example.com', file)).rejects.toThrow('没有邮箱');
});

it('the check of a folder reports faults without importing anything', async () => {
  mkdirSync(join(folder, 'news'));
  mkdirSync(join(folder, 'notices'));
  write('news/a.md', news('甲'));
  write(
    'notices/n.md',
    '---\ntitle: 公告\nfrom: 2026-11-02T00:00:00+08:00\nuntil: 2026-11-01T00:00:00+08:00\n---\n正文\n',
  );
  await expect(admin('content check', folder)).rejects.toThrow('n.md:4 “until”应晚于“from”');
  write(
    'notices/n.md',
    '---\ntitle: 公告\nfrom: 2026-11-02T00:00:00+08:00\nuntil: 2026-12-01T00:00:00+08:00\n---\n正文\n',
  );
  expect(await admin('content check', folder)).toBe('没有发现问题：news 1 个，notices 1 个');
  expect(await test.data(calls.dynamicList)).toEqual([]);
});

it('demo mode has news with pictures, a notice, two questionnaires and three messages, however often it is seeded', async () => {
  const { email, id, token } = await test.buildUser();
  await test.platform.database
    .updateTable('account')
    .set({ email: 'demo@panome.dev', email_key: 'demo@panome.dev' })
    .where('id', '=', id)
    .execute();
  expect(email).not.toBe('');
  await seedContent(test.platform);
  await seedContent(test.platform);
  const shown = await test.data<{ file_path: string }[]>(calls.dynamicList, { input: { size: 20 } });
  expect(shown.length).toBeGreaterThanOrEqual(6);
  expect(shown.every(({ file_path }) => file_path !== '')).toBe(true);
  expect(await test.data(calls.noticeInEffective)).toHaveLength(1);
  expect(await test.data(calls.questionItemList, { token })).toHaveLength(2);
  expect(await test.data(calls.notifyList, { token })).toHaveLength(3);
});
