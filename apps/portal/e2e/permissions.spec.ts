import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Call } from '@panome/contract';
import type { Page, Route } from '@playwright/test';
import { addAccount } from './addAccount.ts';
import { distinctPages, openAfresh } from './distinctPages.ts';
import { expect, signIn, test } from './journey.ts';
import type { Session } from './session.ts';

// What looking allows is pressed too: an example joins the own projects, a message is read.
test.use({ alone: true });

/** Every call that needs more than looking, by method and path, as docs/permissions.md has it of the server. */
const acting = new Map<string, string>(
  readFileSync(join(import.meta.dirname, '../../../docs/permissions.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, call, , need] = line.split('|').map((cell) => cell.trim());
      const [, method, path] = /^(\w+) (\S+)$/.exec(call ?? '') ?? [];
      const name = Object.entries<Call>(calls).find(
        ([, one]) => one.method === method && one.path === `/api/front/${path}`,
      )?.[0];
      return name && need && /^[\w-]+\.(?!query)\w+/.test(need)
        ? [[`${method} /api/front/${path}`, name] as const]
        : [];
    }),
);

/**
 * Lets the account only look: the server says of every other call that it would refuse it, and whatever is sent all the
 * same is refused before it does anything.
 *
 * @returns what was sent.
 */
async function reduceToLooking(page: Page): Promise<string[]> {
  const sent: string[] = [];
  // Buttons that copy are pressed too.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/api/front/**', async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const name = acting.get(`${request.method()} ${pathname}`);
    if (pathname.endsWith('/user/get_permission')) {
      const answer = await route.fetch();
      const body = (await answer.json()) as { content: { data: { refused: unknown[] } } };
      body.content.data.refused = [{ reason: '您没有这项权限，请联系平台管理员为您开通', calls: [...acting.values()] }];
      return route.fulfill({ response: answer, json: body });
    }
    if (!name) return route.continue();
    sent.push(`${new URL(page.url()).hash} ${name}`);
    return route.fulfill({
      status: 403,
      json: { code: 0, showMsg: '没有权限', debugMsg: 'walk', content: { data: null } },
    });
  });
  return sent;
}

/**
 * Presses every button of the page and every item of its first menus, one after another, without leaving the page; what
 * a press opens is confirmed, or closed again.
 */
const pressAll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = location.hash;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const close = () =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    const press = (element: HTMLElement) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
      element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
      element.click();
    };
    const within = (root: ParentNode, what: string) =>
      Array.from(root.querySelectorAll<HTMLElement>(what)).filter(
        (element) => isSeen(element) && !element.matches(':disabled, [aria-disabled="true"], a'),
      );
    /** Rows of a list have the same buttons. */
    const isRepeated = (button: HTMLElement) => {
      const row = button.closest('tr, li');
      return row !== null && Array.from(row.parentElement!.children).indexOf(row) > 1;
    };
    let pressed = 0;
    const menus = new Set<string>();
    for (const button of within(document, 'main button')) {
      if (!button.isConnected || location.hash !== place) break;
      if (isRepeated(button)) continue;
      const isMenu = button.getAttribute('aria-haspopup') === 'menu';
      // Rows have the same menu.
      const kind = isMenu ? String(button.closest('tr, li, header')?.tagName) : '';
      if (isMenu && menus.has(kind) && kind !== 'HEADER') continue;
      menus.add(kind);
      for (let at = 0; at < 12; at += 1) {
        press(button);
        pressed += 1;
        await frame();
        const item = within(document, '[role="menu"] [role^="menuitem"]')[at];
        if (item) {
          press(item);
          await frame();
        }
        const dialog = within(document, '[role="dialog"], [role="alertdialog"]').at(-1);
        const confirm = dialog && within(dialog, 'button').at(-1);
        if (confirm) press(confirm);
        await frame();
        close();
        if (dialog) close();
        await frame();
        if (!item) break;
      }
    }
    return pressed;
  });

async function walk(page: Page, pages: typeof distinctPages): Promise<number> {
  let pressed = 0;
  for (const { path } of pages) {
    await openAfresh(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    pressed += await pressAll(page);
  }
  return pressed;
}

/** Pages of one thing, of which most acts are: a file, a result, a report, a delivered contract. */
async function thingsOf(session: Session): Promise<readonly string[]> {
  const task = await session.finish(await session.example('pca'));
  const file = await session.upload('looked-at.csv', 'feature,s1,s2\na,1,2\nb,3,4\n');
  const report = await session.call('reportWrite', { title: '只看', sections: [] });
  const [contract] = await session.call('contractList', {});
  return [
    `/tools/detail?mission_id=${task}`,
    `/data-collection/file-store?preview=${file}`,
    `/data-collection/analysis-report/${report.id}`,
    `/data-collection/report/1/${contract!.id}/${contract!.number}/list`,
  ];
}

test('SEC-24: who may only look is offered nothing that the server would refuse', async ({ page, session }) => {
  const things = await thingsOf(session);
  const sent = await reduceToLooking(page);
  await signIn(page);
  let pressed = await walk(
    page,
    distinctPages.filter(({ permission }) => !permission),
  );
  for (const address of things) {
    await page.goto(`/#${address}`);
    await expect(page.locator('h1')).toHaveCount(1);
    // Not until nothing is busy: charts further down wait to be seen.
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    pressed += await pressAll(page);
  }
  expect(pressed).toBeGreaterThan(200);
  expect(sent).toEqual([]);
});

test('SEC-24: staff who may only look is offered nothing that the server would refuse', async ({ page, server }) => {
  const office = await addAccount(server, '只看', ['Support', 'Editor', 'Admin', 'ProductDb']);
  const sent = await reduceToLooking(page);
  await signIn(page, office);
  await walk(
    page,
    distinctPages.filter(({ permission }) => permission),
  );
  expect(sent).toEqual([]);
});
