import { calls, type NewsItem, type Notification } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../demo/accounts.ts';
import { seedDemo } from '../../demo/seed.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { createNotifications } from './index.ts';
import { parseArticle } from './news/readNews.ts';
import { renderMarkdown } from './news/renderMarkdown.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('news', () => {
  it('are listed newest first, with their text', async () => {
    const news = await test.data<NewsItem[]>(calls.dynamicList, { input: { size: 10 } });
    const times = news.map((item) => item.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(news[0]?.content).toContain('<p>');
    expect(await test.data(calls.dynamicDetail, { input: { id: news[1]!.id } })).toEqual(news[1]);
  });

  it('count every opening, also 30 at once', async () => {
    const [first] = await test.data<NewsItem[]>(calls.dynamicList);
    await Promise.all(Array.from({ length: 30 }, () => test.data(calls.dynamicAddClick, { input: { id: first!.id } })));
    expect((await test.data<NewsItem>(calls.dynamicDetail, { input: { id: first!.id } })).clicks).toBe(
      first!.clicks + 30,
    );
    expect((await test.call(calls.dynamicAddClick, { input: { id: 'nothing' } })).statusCode).toBe(404);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](https://elsewhere.example/pixel.png)',
    '<a href="javascript:alert(1)" onclick=alert(1)>x</a>',
    '<svg/onload=alert(1)>',
    '[x](https://a.example" onmouseover="alert(1))',
    '<style>*{display:none}</style>',
    '<iframe src="https://elsewhere.example"></iframe>',
  ])('SEC-40: %s comes out harmless', (markdown) => {
    const html = renderMarkdown(markdown);
    const tags = [...html.matchAll(/<([^>]*)>/g)].map((match) => match[1]!);
    for (const tag of tags)
      expect(tag).toMatch(/^(\/?(p|em|strong)|a rel="noopener noreferrer" href="(https?:\/\/[^"]*|)"|\/a)$/);
  });

  it('SEC-43: a link leads into the portal only', () => {
    const article = (link: string) => () =>
      parseArticle('x', `---\ntitle: t\ndate: 2026-11-21T09:00:00+08:00\nlink: ${link}\n---\ntext\n`);
    expect(article('/home')().link).toBe('/home');
    for (const link of ['//elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)'])
      expect(article(link)).toThrow('news x');
  });
});

describe('notifications', () => {
  const build = async () => {
    const user = await test.buildUser();
    const notifications = createNotifications(test.platform);
    const notify = (title: string) =>
      notifications.notify(user.id, { type: 'task', title, content: '', link: '/analysis/tasks' });
    return { ...user, notify };
  };

  it('are unread until they are read, one or all', async () => {
    const { token, notify } = await build();
    await notify('一');
    test.clock.advance(1000);
    await notify('二');
    expect(await test.data(calls.notifyNoRead, { token })).toEqual({ count: 2 });
    const [newest] = await test.data<Notification[]>(calls.notifyList, { token });
    expect(newest).toMatchObject({ title: '二', read: false });
    expect(await test.data(calls.notifyRead, { token, input: { ids: [newest!.id] } })).toEqual({ count: 1 });
    expect(await test.data(calls.notifyList, { token, input: { unread: '1' } })).toHaveLength(1);
    expect(await test.data(calls.notifyRead, { token, input: {} })).toEqual({ count: 0 });
  });

  it('are told to the open pages of their owner only', async () => {
    const { id, notify } = await build();
    const stranger = await test.buildUser();
    const heard: unknown[] = [];
    const stop = [id, stranger.id].map((owner) =>
      test.platform.live.subscribe(owner, (event, data) => heard.push([owner, event, data])),
    );
    await notify('一');
    stop.forEach((end) => end());
    await notify('二');
    expect(heard).toEqual([[id, 'notify', { count: 1 }]]);
  });

  it('SEC-21: of somebody else are neither shown nor marked', async () => {
    const { token, notify } = await build();
    await notify('私有');
    const [own] = await test.data<Notification[]>(calls.notifyList, { token });
    const stranger = await test.buildUser();
    expect((await test.call(calls.notifyDetail, { token: stranger.token, input: { id: own!.id } })).statusCode).toBe(
      404,
    );
    await test.data(calls.notifyRead, { token: stranger.token, input: { ids: [own!.id] } });
    expect(await test.data(calls.notifyNoRead, { token })).toEqual({ count: 1 });
  });

  it('are counted by their kinds', async () => {
    const { token, notify } = await build();
    await notify('一');
    const kinds = await test.data<{ value: string; label: string; count: number }[]>(calls.notifyAllType, { token });
    expect(kinds.find((kind) => kind.value === 'task')).toEqual({ value: 'task', label: '任务', count: 1 });
    expect(await test.data(calls.notifyList, { token, input: { type: 'report' } })).toEqual([]);
  });
});

describe('notices', () => {
  it('are shown while they are in effect', async () => {
    const now = test.clock.now();
    const row = { title: '通知', content: '内容' };
    await test.platform.database
      .insertInto('notice')
      .values([
        { id: 'now', ...row, starts_at: now - 1, ends_at: now + 1000 },
        { id: 'past', ...row, starts_at: now - 2000, ends_at: now - 1000 },
        { id: 'future', ...row, starts_at: now + 1000, ends_at: now + 2000 },
      ])
      .execute();
    expect((await test.data<{ id: string }[]>(calls.noticeInEffective)).map(({ id }) => id)).toEqual(['now']);
  });
});

describe('demo mode', () => {
  it('E-59: seeds its two accounts once, and the login page shows them', async () => {
    await seedDemo(test.platform);
    await seedDemo(test.platform);
    const { demo } = await test.data<{ demo: { accounts: { email: string; password: string }[] } }>(calls.isMaintain);
    expect(demo.accounts.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
    for (const { email, password } of demo.accounts)
      expect((await test.call(calls.login, { input: { email, password } })).statusCode).toBe(200);
  });

  it('SEC-13: production has no account and shows none', async () => {
    const secret = 'kV8s2Qm4Zt7Lx0Rb6Nc3Wd9Jf5Hg1PyA';
    const production = await buildTestApp({ env: { PANOME_MODE: 'production', PANOME_SECRET: secret } });
    try {
      await seedDemo(production.platform);
      expect(await production.platform.database.selectFrom('account').selectAll().execute()).toEqual([]);
      expect(await production.data(calls.isMaintain)).toMatchObject({ demo: null });
    } finally {
      await production.close();
    }
  });
});
