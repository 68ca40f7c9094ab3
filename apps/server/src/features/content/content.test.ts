import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type NewsItem } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from '../../admin/commands/index.ts';
import { runCommand } from '../../admin/runCommand.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>';
type Detail = NewsItem & { newer: { id: string } | null; older: { id: string } | null };

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'panome-news-'));
  writeFileSync(join(folder, 'cover.svg'), svg);
  const write = (slug: string, head: string, text = '正文') =>
    writeFileSync(join(folder, `${slug}.md`), `---\ntitle: ${slug}\n${head}\n---\n${text}\n`);
  write('first', 'date: 2026-11-01T09:00:00+08:00\nkind: 产品', '见 ![图](cover.svg) 与 [工具](/tools/tool-list)');
  write('second', 'date: 2026-11-02T09:00:00+08:00\nkind: 活动\npinned: true');
  write('third', 'date: 2026-11-03T09:00:00+08:00\nkind: 产品\npicture: cover.svg\nlink: /home');
  write('later', 'date: 2027-01-01T09:00:00+08:00');
  await runCommand(commands, test.platform, ['news', 'import', folder]);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const idsOf = (news: readonly { id: string }[]) => news.map(({ id }) => id);

describe('news', () => {
  it('news are listed pinned first, then newest first, without those published later', async () => {
    expect(idsOf(await test.data<NewsItem[]>(calls.dynamicList))).toEqual(['second', 'third', 'first']);
    expect(idsOf(await test.data<NewsItem[]>(calls.dynamicList, { input: { kind: '产品' } }))).toEqual([
      'third',
      'first',
    ]);
    expect((await test.call(calls.dynamicDetail, { input: { id: 'later' } })).statusCode).toBe(404);
  });

  it('a piece of news comes with its text, its neighbours and what to read next', async () => {
    const third = await test.data<Detail>(calls.dynamicDetail, { input: { id: 'third' } });
    expect(third).toMatchObject({
      jump_url: '/home',
      newer: null,
      older: { id: 'second' },
      summary: '正文',
      content: '<p>正文</p>',
    });
    expect(idsOf(await test.data<NewsItem[]>(calls.dynamicRecommend, { input: { id: 'third' } }))).toEqual([
      'first',
      'second',
    ]);
    expect(idsOf(await test.data<NewsItem[]>(calls.dynamicRecommend, { input: { size: 1 } }))).toEqual(['third']);
    expect((await test.call(calls.dynamicRecommend, { input: { id: 'nothing' } })).statusCode).toBe(404);
  });

  it('E-42: pictures of news come from our own storage, may be cached, and run nothing', async () => {
    const { content } = await test.data<Detail>(calls.dynamicDetail, { input: { id: 'first' } });
    const { file_path, pic_path } = await test.data<Detail>(calls.dynamicDetail, { input: { id: 'third' } });
    expect(pic_path).toMatch(/^[0-9a-f]{32}\.svg$/);
    expect(content).toContain(`<img src="${file_path}" alt="图" loading="lazy">`);
    expect(content).toContain('href="#/tools/tool-list"');
    const picture = await test.app.inject({ url: file_path });
    expect(picture.body).toBe(svg);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await test.call(calls.contentPicture, { input: { id: 'nothing' } })).statusCode).toBe(404);
  });

  it('every opening of a piece of news is counted, also 30 at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => test.data(calls.dynamicAddClick, { input: { id: 'first' } })));
    expect((await test.data<Detail>(calls.dynamicDetail, { input: { id: 'first' } })).clicks).toBe(30);
    expect((await test.call(calls.dynamicAddClick, { input: { id: 'nothing' } })).statusCode).toBe(404);
  });

  it('news keep their count of openings when they are imported again', async () => {
    writeFileSync(join(folder, 'first.md'), '---\ntitle: 改过\ndate: 2026-11-01T09:00:00+08:00\n---\n新的正文\n');
    await runCommand(commands, test.platform, ['news', 'import', folder]);
    expect(await test.data<Detail>(calls.dynamicDetail, { input: { id: 'first' } })).toMatchObject({
      title: '改过',
      clicks: 30,
    });
  });
});

describe('signatures for WeChat', () => {
  it('a signature is refused in words where no WeChat account is configured', async () => {
    const answer = await test.call(calls.weChatSign, { input: { url: 'http://127.0.0.1:4173/' } });
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toMatchObject({ code: 0, showMsg: '此部署没有配置微信公众号，暂不支持微信分享卡片' });
  });

  it('only pages of this portal are signed', async () => {
    const configured = await buildTestApp({
      env: { PANOME_WECHAT_APP_ID: 'wx', PANOME_WECHAT_SECRET: 's', PANOME_PUBLIC_URL: 'https://portal.example' },
    });
    try {
      const answer = await configured.call(calls.weChatSign, { input: { url: 'https://elsewhere.example/' } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ showMsg: '只能为本站页面生成微信分享签名' });
    } finally {
      await configured.close();
    }
  });
});
