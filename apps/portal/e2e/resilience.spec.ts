import type { Route } from '@playwright/test';
import { calls } from '../../../packages/contract/src/calls.ts';
import { endpointOf, type CallName } from '../../../packages/contract/src/client.ts';
import { distinctPages, openAfresh } from './distinctPages.ts';
import { demo, expect, test } from './journey.ts';

/** Every order in which three answers can come. */
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test('FE-03: whatever order the answers of a search come in, the last thing typed wins', async ({ session, user }) => {
  const { id } = await session.call('fileStoreAddDir', { name: '答案的顺序', current_dir: '' });
  const folders = ['甲-abcdef', '乙-abcdef', '丙-abcdef'];
  for (const name of folders) await session.call('fileStoreAddDir', { name, current_dir: id });
  await user.goto(`/#/data-collection/file-store?dir=${id}`);
  const rows = user.getByRole('table').getByRole('link', { name: /-abcdef$/ });
  await expect(rows).toHaveCount(folders.length);
  const field = user.getByRole('searchbox', { name: /搜索/ });
  const list = '**/api/front/user_file_store/list*';
  for (const [trial, order] of orders.entries()) {
    const held: (() => Promise<void>)[] = [];
    const hold = (route: Route) =>
      new Promise<void>((done) => {
        // A request that the page has cancelled can no longer be answered.
        held.push(() =>
          route
            .continue()
            .catch(() => undefined)
            .then(done),
        );
      });
    await user.route(list, hold);
    // A longer word in each trial, since answers to former words are cached.
    for (const [at, name] of folders.entries()) {
      await field.fill(name.slice(0, 3 + trial));
      await expect.poll(() => held.length).toBe(at + 1);
    }
    for (const at of order) await held[at]!();
    await user.unroute(list, hold);
    await expect(rows).toHaveText(['丙-abcdef']);
    await field.fill('');
    await expect(rows).toHaveCount(folders.length);
  }
});

const callAt = new Map((Object.keys(calls) as CallName[]).map((name) => [endpointOf(name).path, endpointOf(name)]));

/** Wrong answers that a server might give: no data at all, or an empty object or list. */
const nonsense: Readonly<Record<string, (path: string) => unknown>> = {
  'no data': () => null,
  'data without anything in it': (path) => (callAt.get(path)?.answer === 'list' ? [{}] : {}),
};

for (const [name, dataOf] of Object.entries(nonsense)) {
  test(`FE-01: no page turns white or waits for ever when answers are ${name}`, async ({ user }) => {
    await user.route('**/api/front/**', (route) => {
      const data = dataOf(new URL(route.request().url()).pathname);
      return route.fulfill({ json: { code: 1, showMsg: '', debugMsg: '', content: { data, total: 1 } } });
    });
    // The frame too, with all that stands beside the page.
    await user.goto('/#/home');
    for (const { path } of distinctPages) {
      await test.step(path, async () => {
        await openAfresh(user, path);
        await expect.soft(user.locator('main'), path).not.toBeEmpty({ timeout: 8_000 });
        await expect.soft(user.locator('main [aria-busy="true"]'), path).toHaveCount(0, { timeout: 8_000 });
      });
    }
  });
}

const garbage = ['', '{', 'null', '7', '"x"', '[null]', '{"version":1}', '\u0000', 'x'.repeat(100_000)];

test('FE-08: whatever lies in the store of the browser, the portal starts', async ({ user }) => {
  // These visits store something of every kind: tabs, searches, recently used things, a draft.
  for (const path of ['/tools/tool-list', '/data-collection/file-store', '/support/message'])
    await user.goto(`/#${path}`);
  await expect(user.getByRole('heading', { level: 1 })).toBeVisible();
  for (const text of garbage) {
    await test.step(text.slice(0, 20), async () => {
      const { local, session } = await user.evaluate(() => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
      }));
      expect(local.length + session.length).toBeGreaterThan(0);
      const kept = await user.evaluate(() => localStorage.getItem('panome.session'));
      await user.evaluate(
        ([localKeys, sessionKeys, value]) => {
          // The stored session has a test of its own: without it every page is the login page.
          for (const key of localKeys) if (key !== 'panome.session') localStorage.setItem(key, value);
          for (const key of sessionKeys) sessionStorage.setItem(key, value);
        },
        [local, session, text] as const,
      );
      await user.reload();
      await expect(user.getByRole('navigation', { name: '主菜单' })).toBeVisible();
      await expect(user.getByRole('heading', { level: 1 })).toBeVisible();
      await user.evaluate((value) => localStorage.setItem('panome.session', value), text);
      await user.reload();
      await expect(user.getByRole('button', { name: '登录', exact: true })).toBeVisible();
      await user.evaluate((value) => localStorage.setItem('panome.session', value!), kept);
      // A page that needs a session, for the next text.
      await user.goto('/#/support/message');
    });
  }
});

test('FE-08: a browser that refuses its store lets people log in', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  });
  await page.goto('/#/user/login');
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill(demo.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
