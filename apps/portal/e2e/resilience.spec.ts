import type { Route } from '@playwright/test';
import { calls } from '../../../packages/contract/src/calls.ts';
import { endpointOf, type CallName } from '../../../packages/contract/src/client.ts';
import { builtRoutes } from '../src/app/builtRoutes.ts';
import { expect, test } from './journey.ts';

/** Every order of three answers. */
const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] as const;

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
    const hold = (route: Route) => new Promise<void>((done) => {
      // A question that was given up may not be answered any more.
      held.push(() => route.continue().catch(() => undefined).then(done));
    });
    await user.route(list, hold);
    // Longer in each trial: what was asked before is remembered.
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

const pages = builtRoutes.filter(({ layout, path, redirect }) => redirect === undefined && layout !== 'user' && path !== '/maintain');
const callAt = new Map((Object.keys(calls) as CallName[]).map((name) => [endpointOf(name).path, endpointOf(name)]));

/** What the server might say by mistake: nothing at all, or the right kind of thing with nothing in it. */
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
    for (const { path } of pages) {
      await test.step(path, async () => {
        await user.goto('about:blank');
        await user.goto(`/#${path.replace(/:\w+/g, 'none')}`);
        await expect.soft(user.locator('main'), path).not.toBeEmpty({ timeout: 8_000 });
        await expect.soft(user.locator('main [aria-busy="true"]'), path).toHaveCount(0, { timeout: 8_000 });
      });
    }
  });
}
