import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtRoutes } from '../src/app/builtRoutes.ts';
import { admin } from './admin.ts';
import { expect, test } from './journey.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
type Viewport = typeof wide;

/**
 * Pages a logged-in person can stay on. Redirects and login lead away; maintenance shows itself only while there is
 * some.
 */
const pages = builtRoutes.filter(
  ({ layout, path, redirect }) => redirect === undefined && layout !== 'user' && path !== '/maintain',
);
/** Any value will do for an id: a page must be accessible even when there is nothing to show. */
const addressOf = (path: string) => `/#${path.replace(/:\w+/g, 'none')}`;

/** Errors of the page itself; that the server refuses the id is none. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

/** Every rule at both widths; the other theme changes nothing but colours. */
async function violations(page: Page, coloursOnly: boolean): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (coloursOnly ? axe.withRules(['color-contrast']) : axe).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Light and dark, wide and narrow: no violation, no sideways scrolling. */
async function expectReadable(
  page: Page,
  name: string,
  viewports: readonly Viewport[] = [wide, narrow],
): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect
        .soft(await violations(page, colorScheme === 'dark'), `${name}, ${colorScheme}, ${viewport.width} px`)
        .toEqual([]);
    }
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overhang, `${name}: sideways scroll at ${viewport.width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectSettled(page: Page, name: string): Promise<void> {
  await expect.soft(page.locator('h1'), `${name}: one title`).toHaveCount(1, { timeout: 8_000 });
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('the route table has pages to check', () => {
  expect(pages.map(({ path }) => path)).toContain('/home');
});

test('login reads well in both themes, at both widths', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.goto('/#/user/login');
  await expectSettled(page, 'login');
  await expect(page).toHaveTitle('登录 · Panome 全组学云');
  await expectReadable(page, 'login');
  expect(errors).toEqual([]);
});

/**
 * A test for each page would log in each time; one test for all would take minutes, and a page that hangs would hide
 * the rest.
 */
const parts = Array.from({ length: Math.ceil(pages.length / 8) }, (_, at) => pages.slice(at * 8, at * 8 + 8));

async function readPages(page: Page, part: typeof pages, viewports: readonly Viewport[]): Promise<void> {
  const errors = consoleErrors(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  for (const { path } of part) {
    await test.step(path, async () => {
      // Reloads: after a mere change of the hash the title may still be that of the page before.
      await page.goto('about:blank');
      await page.goto(addressOf(path));
      await expectSettled(page, path);
      await expect.soft(page, path).toHaveTitle(/^(?!.*undefined).+ · Panome 全组学云$/);
      await expectReadable(page, path, viewports);
      expect.soft(errors.splice(0), path).toEqual([]);
    });
  }
}

for (const [at, part] of parts.entries()) {
  test(`every page reads well in both themes, at both widths, and names itself: ${at + 1} of ${parts.length}`, async ({
    user,
  }) => readPages(user, part, [wide, narrow]));

  test(`every page reads well for somebody who has nothing yet: ${at + 1} of ${parts.length}`, async ({
    page,
    server,
  }) => {
    const email = `empty-${at}@example.com`;
    const password = /[\w-]{20}/.exec(await admin(server, 'user', 'add', email, '新用户'))![0];
    await page.goto('/#/user/login');
    await page.getByLabel('邮箱').fill(email);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(/#\/home/);
    await readPages(page, part, [wide]);
  });
}
