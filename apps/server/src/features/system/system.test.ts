import { randomBytes } from 'node:crypto';
import { calls, type Notification } from '@panome/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '@panome/contract/durations';
import { demoAccounts } from '../../demo/accounts.ts';
import { seedDemo } from '../../demo/seed.ts';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { createNotifications } from '../../platform/notifications/notifications.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('an area of content is named once it has something to show', async () => {
  let filled = false;
  test.platform.areas.register('experience', async () => filled);
  const areas = async () => (await test.data<{ areas: string[] }>(calls.isMaintain)).areas;
  expect(await areas()).not.toContain('experience');
  filled = true;
  expect(await areas()).toContain('experience');
});

describe('notifications', () => {
  const build = async () => {
    const user = await test.buildUser();
    const notifications = createNotifications(test.platform);
    const notify = (title: string, link = '/analysis/tasks') =>
      notifications.notify(user.id, { type: 'task', title, content: '', link });
    return { ...user, notify };
  };

  it('notifications are unread until they are read, one by one or all at once', async () => {
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

  it('notifications are read by opening the page that they lead to', async () => {
    const { token, notify } = await build();
    await notify('一', '/tools/detail?mission_id=1');
    await notify('二', '/tools/detail?mission_id=2');
    const link = '/tools/detail?mission_id=1';
    expect(await test.data(calls.notifyRead, { token, input: { link } })).toEqual({ count: 1 });
    expect(await test.data(calls.notifyList, { token, input: { unread: '1' } })).toMatchObject([{ title: '二' }]);
    expect(await test.data(calls.notifyRead, { token, input: { link, ids: [] } })).toEqual({ count: 1 });
  });

  it('only open pages of the owner are told of a notification', async () => {
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

  it('SEC-21: notifications of somebody else are neither shown nor marked', async () => {
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

  it('deleted notifications leave the list and the count, and can be restored', async () => {
    const { token, notify } = await build();
    await notify('一');
    test.clock.advance(1000);
    await notify('二');
    const [newest] = await test.data<Notification[]>(calls.notifyList, { token });
    const stranger = await test.buildUser();
    await test.data(calls.notifyDelete, { token: stranger.token, input: { ids: newest!.id } });
    expect(await test.data(calls.notifyNoRead, { token })).toEqual({ count: 2 });

    expect(await test.data(calls.notifyDelete, { token, input: { ids: newest!.id } })).toEqual({ count: 1 });
    expect((await test.data<Notification[]>(calls.notifyList, { token })).map(({ title }) => title)).toEqual(['一']);
    expect((await test.call(calls.notifyDetail, { token, input: { id: newest!.id } })).statusCode).toBe(404);
    await test.data(calls.notifyRestore, { token: stranger.token, input: { ids: [newest!.id] } });
    expect(await test.data(calls.notifyList, { token })).toHaveLength(1);
    expect(await test.data(calls.notifyRestore, { token, input: { ids: [newest!.id] } })).toEqual({ count: 2 });
    expect(await test.data(calls.notifyList, { token })).toHaveLength(2);
    expect((await test.call(calls.notifyDelete, { token, input: { ids: ',' } })).json()).toMatchObject({
      code: 0,
      showMsg: '请选择消息',
    });
  });

  it('notifications are removed for good 30 days after they were deleted', async () => {
    const { id, token, notify } = await build();
    await notify('一');
    const [own] = await test.data<Notification[]>(calls.notifyList, { token });
    await test.data(calls.notifyDelete, { token, input: { ids: own!.id } });
    const { sweep } = createNotifications(test.platform);
    const left = () =>
      test.platform.database.selectFrom('notification').select('id').where('owner_id', '=', id).execute();
    await sweep();
    expect(await left()).toHaveLength(1);
    test.clock.advance(31 * day);
    await sweep();
    expect(await left()).toEqual([]);
  });

  it('notifications are counted by their kinds', async () => {
    const { token, notify } = await build();
    await notify('一');
    const kinds = await test.data<{ value: string; label: string; count: number }[]>(calls.notifyAllType, { token });
    expect(kinds.find((kind) => kind.value === 'task')).toEqual({ value: 'task', label: '任务', count: 1, unread: 1 });
    expect(await test.data(calls.notifyList, { token, input: { type: 'report' } })).toEqual([]);
  });
});

describe('notices', () => {
  it('notices are shown only while they are in effect', async () => {
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
  it('E-59: the demo seeds its two accounts once, and the login page shows them', async () => {
    await seedDemo(test.platform);
    await seedDemo(test.platform);
    const { demo } = await test.data<{ demo: { accounts: { email: string; password: string }[] } }>(calls.isMaintain);
    expect(demo.accounts.map(({ email }) => email)).toEqual(demoAccounts.map(({ email }) => email));
    for (const { email, password } of demo.accounts)
      expect((await test.call(calls.login, { input: { email, password } })).statusCode).toBe(200);
  });

  it('SEC-13: production has no default account and shows none', async () => {
    const secret = 'kV8s2Qm4Zt7Lx0Rb6Nc3Wd9Jf5Hg1PyA';
    const production = await buildTestApp({
      env: { PANOME_MODE: 'production', PANOME_SECRET: secret, PANOME_DATA_KEY: randomBytes(32).toString('base64') },
    });
    try {
      await seedDemo(production.platform);
      expect(await production.platform.database.selectFrom('account').selectAll().execute()).toEqual([]);
      expect(await production.data(calls.isMaintain)).toMatchObject({ demo: null });
    } finally {
      await production.close();
    }
  });
});
