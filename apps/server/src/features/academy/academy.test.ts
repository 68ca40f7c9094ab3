import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type LearningItem, type TaskForm } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { exampleForm, runTask } from '../../testing/runTask.ts';

let test: TestApp;
let folder: string;
let token: string;
const film = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(60, 7)]);
const at = 'date: 2026-11-01T09:00:00+08:00';

beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await test.buildUser());
  folder = mkdtempSync(join(tmpdir(), 'panome-academy-'));
  for (const name of ['articles', 'videos', 'downloads', 'dictionary']) mkdirSync(join(folder, name));
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
  write(
    'articles/volcano.md',
    [
      `---\ntitle: 读懂火山图\n${at}\nsummary: 两个阈值\ntopic: 图形解读\nfamily: transform\nminutes: 5\ntools: [volcano]`,
      'steps:\n  - id: draw\n    title: 画图\n    tool: volcano\n    options: { fc: 2 }\n    expect:',
      '      - { label: 上调, fact: up, value: 29 }',
      '      - { label: Gene0001 的 log2FC, table: result, row: Gene0001, column: log2fc, value: -4.27, tolerance: 0.01 }',
      '---\n左上与右上 <script>x</script>\n\n:::step draw\n\n读图',
    ].join('\n'),
  );
  write(
    'articles/later.md',
    `---\ntitle: 以后\ndate: 2027-01-01T09:00:00+08:00\nsummary: 以后\ntopic: 入门\nminutes: 1\n---\n火山图\n`,
  );
  write('videos/tour.webm', film);
  write(
    'videos/tour.md',
    `---\ntitle: 认识工具\n${at}\nsummary: 一遍\ntopic: 入门\nvideo: tour.webm\nseconds: 20\nchapters: [{ at: 00:05, title: 选择数据 }]\n---\n00:02 打开工具列表\n00:12 这里可以调整缺失值的处理\n`,
  );
  write('downloads/table.csv', 'a,b\n1,2\n');
  write(
    'downloads/table.yaml',
    `title: 数据表模板\n${at}\nsummary: 行为特征\ntopic: 数据准备\nfile: table.csv\nname: 数据表模板.csv\n`,
  );
  write(
    'dictionary/acids.yaml',
    'class: 氨基酸\nentries:\n  - { id: l-alanine, name: L-丙氨酸, name_en: L-Alanine, synonyms: [Ala], formula: C3H7NO2, text: 参与葡萄糖–丙氨酸循环。, ids: { KEGG: C00041 } }\n',
  );
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...words: string[]) => runCommand(commands, test.platform, ['academy', 'import', ...words]);
const areas = async () => (await test.data<{ areas: string[] }>(calls.isMaintain)).areas;

describe('the academy from a folder', () => {
  it('is in the menus only once it is filled', async () => {
    expect(await areas()).not.toContain('academy');
    expect(await admin(folder, '--dry-run')).toContain('新增文章：读懂火山图（volcano）');
    expect(await admin(folder)).toContain('视频：新增 1，修改 0，删除 0，未变 0');
    expect(await admin(folder, '--dry-run')).toBe('没有需要改动的内容');
    expect(await areas()).toContain('academy');
  });

  it('a faulty folder is refused with file and line, and nothing changes', async () => {
    const bad = mkdtempSync(join(tmpdir(), 'panome-academy-'));
    for (const name of ['articles', 'videos']) mkdirSync(join(bad, name));
    const head = `title: x\n${at}\nsummary: x\ntopic: 入门\n`;
    writeFileSync(
      join(bad, 'articles/a.md'),
      `---\n${head}minutes: 1\nsteps: [{ id: s, title: s, tool: none }]\n---\n:::step t\n`,
    );
    writeFileSync(
      join(bad, 'articles/b.md'),
      `---\n${head}minutes: 1\nsteps: [{ id: s, title: s, tool: volcano, options: { fcc: 2 } }]\n---\n:::step s\n`,
    );
    const failed = await admin(bad).catch((error: Error) => error.message);
    expect(failed).toContain('没有工具“none”');
    expect(failed).toContain('没有步骤“t”');
    expect(failed).toContain('工具“volcano”没有参数“fcc”');
    rmSync(join(bad, 'articles'), { recursive: true });
    writeFileSync(join(bad, 'videos/fake.webm'), 'no film');
    writeFileSync(join(bad, 'videos/a.md'), `---\n${head}video: fake.webm\nseconds: 3\n---\n00:01 x\n`);
    await expect(admin(bad)).rejects.toThrow('文件“fake.webm”不是 MP4 或 WebM 视频');
    rmSync(bad, { recursive: true });
  });

  it('a text runs no code, says its steps without their answers, and what is not published is not there', async () => {
    const list = await test.data<{ id: string; steps: number }[]>(calls.tutorialArticleList);
    expect(list).toMatchObject([{ id: 'volcano', steps: 1 }]);
    const article = await test.data<{ parts: unknown[]; steps: object[] }>(calls.tutorialArticleDetail, {
      input: { id: 'volcano' },
    });
    expect(JSON.stringify(article)).not.toContain('<script');
    expect(article.parts).toHaveLength(3);
    expect(article.steps).toEqual([
      {
        id: 'draw',
        title: '画图',
        tool_id: 'volcano',
        tool_title: '火山图',
        options: [{ id: 'fc', label: expect.any(String) as string, value: 2, words: '2' }],
        checks: 2,
      },
    ]);
    expect((await test.call(calls.tutorialArticleDetail, { input: { id: 'later' } })).statusCode).toBe(404);
  });

  it('everything is found, a video at the second where it is said', async () => {
    const find = (q: string) =>
      test.data<{ kind: string; id: string; at: number | null }[]>(calls.tutorialSearch, { input: { q } });
    expect((await find('火山图')).map(({ id }) => id)).toEqual(['volcano']);
    expect(await find('缺失值')).toMatchObject([{ kind: 'video', id: 'tour', at: 12 }]);
    expect(await find('Ala')).toMatchObject([{ kind: 'dictionary', id: 'l-alanine' }]);
    expect(await find('量子计算')).toEqual([]);
    expect((await test.call(calls.tutorialSearch, { input: { q: ' ' } })).statusCode).toBe(400);
  });
});

describe('videos and downloads', () => {
  it('SEC-36: a video is sent in ranges to whoever has its signed address, for 15 minutes', async () => {
    const { type, url } = await test.data<{ type: string; url: string }>(calls.tutorialVideoDetail, {
      input: { id: 'tour' },
    });
    expect(type).toBe('video/webm');
    const part = await test.app.inject({ url, headers: { range: 'bytes=4-7' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-7/${film.length}`]);
    expect(part.rawPayload).toEqual(film.subarray(4, 8));
    const other = new URL(url, 'http://localhost');
    other.searchParams.set('id', 'volcano');
    expect((await test.app.inject({ url: `${other.pathname}${other.search}` })).statusCode).toBe(404);
    const { url: file } = await test.data<{ url: string }>(calls.tutorialDownloadUrl, { input: { id: 'table' } });
    const sent = await test.app.inject({ url: file });
    expect(sent.body).toBe('a,b\n1,2\n');
    expect(sent.headers['content-disposition']).toContain(encodeURIComponent('数据表模板.csv'));
    test.clock.advance(15 * 60_000 + 1);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    ({ token } = await test.buildUser());
  });

  it('plays are counted, and a film that nothing leads to is forgotten', async () => {
    await test.data(calls.dynamicAddClick, { input: { id: 'tour', of: 'video' } });
    expect(await test.data(calls.tutorialVideoList)).toMatchObject([{ id: 'tour', clicks: 1 }]);
    expect((await test.call(calls.dynamicAddClick, { input: { id: 'volcano', of: 'video' } })).statusCode).toBe(404);
    const empty = mkdtempSync(join(tmpdir(), 'panome-academy-'));
    mkdirSync(join(empty, 'videos'));
    expect(await admin(empty, '--remove')).toContain('删除 1');
    const left = await test.platform.database.selectFrom('content_file').select('extension').execute();
    expect(left).toEqual([{ extension: 'csv' }]);
    await admin(folder);
    rmSync(empty, { recursive: true });
  });
});

describe('my learning', () => {
  const check = (input: object = {}, who = token) =>
    test.data<{
      task: object | null;
      passed: boolean;
      checks: object[];
      options: object[];
      learning: LearningItem | null;
    }>(calls.tutorialCheck, { token: who, input: { article_id: 'volcano', step: 'draw', ...input } });
  const run = async (options: TaskForm['options']): Promise<void> => {
    await runTask(test, token, { ...(await exampleForm(test, token, 'volcano')), options });
  };

  it('a step compares my newest result with what must come out, says what differs, and keeps what is right', async () => {
    expect(await check()).toMatchObject({ task: null, passed: false, learning: null });
    await run({ fc: 4 });
    const wrong = await check();
    expect(wrong.passed).toBe(false);
    expect(wrong.options).toEqual([{ id: 'fc', label: expect.any(String) as string, expected: '2', found: '4' }]);
    expect(wrong.checks).toMatchObject([{ label: '上调', expected: '29', passed: false }, { passed: true }]);
    test.clock.advance(1_000);
    await run({ fc: 2 });
    expect(await check()).toMatchObject({ passed: true, options: [], learning: { steps: ['draw'] } });
    expect(await test.data(calls.tutorialProgressList, { token })).toMatchObject([
      { id: 'volcano', title: '读懂火山图', of_steps: 1, done_at: expect.any(String) as string },
    ]);
  });

  it('SEC-21: nobody checks the task of somebody else', async () => {
    const [mine] = await test.data<{ id: string }[]>(calls.taskList, { token });
    const stranger = await test.buildUser();
    const answer = await test.call(calls.tutorialCheck, {
      token: stranger.token,
      input: { article_id: 'volcano', step: 'draw', task_id: mine!.id },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('the place in a video is kept for each account', async () => {
    const piece = { kind: 'video', id: 'tour' } as const;
    await test.data(calls.tutorialProgress, { token, input: { ...piece, position: 7.5 } });
    await test.data(calls.tutorialProgress, { token, input: { ...piece, position: 9, done: true } });
    expect(await test.data(calls.tutorialProgressOf, { token, input: piece })).toMatchObject({
      position: 9,
      done_at: expect.any(String) as string,
    });
    const other = await test.buildUser();
    expect(await test.data(calls.tutorialProgressOf, { token: other.token, input: piece })).toBeNull();
    expect(
      (await test.call(calls.tutorialProgress, { token, input: { kind: 'video', id: 'none', position: 1 } }))
        .statusCode,
    ).toBe(404);
    expect((await test.call(calls.tutorialProgressList)).json()).toMatchObject({ code: 2 });
  });
});
