import type { Page } from '@playwright/test';
import { addAccount } from './addAccount.ts';
import { distinctPages, openAfresh } from './distinctPages.ts';
import { expect, signIn, test as base } from './journey.ts';
import { showTheme, violations, type Theme } from './readable.ts';
import type { Account } from './session.ts';

/** What everybody may open, and what needs a role. */
const pages = distinctPages.filter(({ permission }) => !permission);
const guarded = distinctPages.filter(({ permission }) => permission);
const roles = ['Support', 'Editor', 'Admin', 'ProductDb'];

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Errors of the page itself; that the server refuses the id is none. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

type Look = { readonly viewport: typeof wide; readonly theme: Theme; readonly within: 'html' | 'main' };
/**
 * Between them every width and every theme once; a theme changes colours only. Stories look at each part in all themes
 * and at 390 px.
 */
const light: Look = { viewport: wide, theme: 'light', within: 'html' };
const dark: Look = { viewport: narrow, theme: 'dark', within: 'main' };
/** The frame holds nothing of the reader's. */
const empty: Look = { ...light, within: 'main' };

const test = base.extend<object, { readonly nobody: Account }>({
  /** Somebody who has nothing: looking makes nothing. */
  nobody: [async ({ server }, provide) => provide(await addAccount(server, '新用户')), { scope: 'worker' }],
});

/** No violation within a part of the page, and no sideways scrolling. */
async function expectGood(page: Page, name: string, { theme, viewport, within }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await showTheme(page, theme);
  const found = await violations(page, { coloursOnly: theme === 'dark', within });
  expect.soft(found, `${name}, ${theme}, ${viewport.width} px`).toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overhang, `${name}: sideways scroll at ${viewport.width} px`).toBeLessThanOrEqual(0);
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
  for (const look of [light, dark]) await expectGood(page, 'login', look);
  expect(errors).toEqual([]);
});

/** A test for each page would log in each time; in one test for all, a page that hangs would hide the rest. */
const perPart = 24;
const parts = Array.from({ length: Math.ceil(pages.length / perPart) }, (_, at) =>
  pages.slice(at * perPart, (at + 1) * perPart),
);

/** Of the first page the frame is looked at in every way: it stands around the others too. */
async function readPages(page: Page, part: typeof pages, looks: readonly Look[]): Promise<void> {
  const errors = consoleErrors(page);
  for (const [at, { path }] of part.entries()) {
    await test.step(path, async () => {
      await openAfresh(page, path);
      await expectSettled(page, path);
      await expect.soft(page, path).toHaveTitle(/^(?!.*undefined).+ · Panome 全组学云$/);
      for (const look of looks) await expectGood(page, path, at === 0 ? { ...look, within: 'html' } : look);
      expect.soft(errors.splice(0), path).toEqual([]);
    });
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
}

for (const [at, part] of parts.entries()) {
  test(`every page reads well, wide and light, narrow and dark, and names itself: ${at + 1} of ${parts.length}`, async ({
    user,
  }) => readPages(user, part, [light, dark]));

  test(`every page reads well for somebody who has nothing yet: ${at + 1} of ${parts.length}`, async ({
    nobody,
    page,
  }) => {
    await signIn(page, nobody);
    await readPages(page, part, [empty]);
  });
}

test('every page that needs a role reads well for somebody who holds it', async ({ page, server }) => {
  await signIn(page, await addAccount(server, '所有角色', roles));
  await readPages(page, guarded, [light, dark]);
});
