import { endpointOf } from '@panome/contract/client';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { demo, openSession, type Session } from './session.ts';
import { silenceGreetings } from './greetings.ts';
import { startServer, type RunningServer } from './server.ts';

type Journey = {
  /**
   * Whether notices and questionnaires of the demo content may cover the page; a journey that is about something else
   * wants none.
   */
  readonly greeted: boolean;
  /** A page with the demo account signed in, which has opened nothing yet. */
  readonly user: Page;
  /** Calls the server as the same account, without the page. */
  readonly session: Session;
};

/**
 * Signs in, as the demo account unless another is named, and opens nothing yet: a page that the journey is not about
 * would be loaded for nothing. `address` is another server than the journey's own. The form itself is what the journeys
 * of `login.spec.ts` are about: here its answer is put where the form puts it.
 */
export async function signIn(page: Page, account = demo, address = ''): Promise<void> {
  // A page of this origin that loads nothing: its storage can be written before the portal reads it.
  await page.goto(`${address}/healthz`);
  await page.evaluate(
    async ([path, given]) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: given,
      });
      const { content } = (await answer.json()) as { readonly content: { readonly data: object } };
      localStorage.setItem('panome.session', JSON.stringify(content.data));
    },
    [endpointOf('login').path, JSON.stringify(account)] as const,
  );
}

/** Opens the home page and waits for it. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/#/home');
  await expect(page.locator('h1').first()).toBeVisible();
}

/**
 * The journeys of one worker share one server and its data folder, so each test names its own files, folders and tasks;
 * what kills the server, or needs it empty, starts its own. A page that throws, or breaks its content policy, fails its
 * test even when what it shows is right.
 */
export const test = base.extend<
  Journey & { readonly troubles: string[]; readonly quiet: void },
  {
    readonly server: RunningServer;
    /** For a file whose journeys change what those of others read: it gets a server that no other file uses. */
    readonly alone: boolean;
  }
>({
  greeted: [false, { option: true }],
  alone: [false, { option: true, scope: 'worker' }],
  // Also for the contexts that a journey opens by itself.
  quiet: [
    async ({ browser, greeted }, provide) => {
      const end = greeted ? undefined : silenceGreetings(browser);
      await provide();
      end?.();
    },
    { auto: true },
  ],
  context: async ({ context, quiet: _first }, provide) => provide(context),
  server: [
    // Playwright reads the fixtures that a function needs from its pattern, so there must be one, even if empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.address),
  troubles: [
    async ({ page }, provide) => {
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && /content security|trusted ?type|uncaught/i.test(message.text()))
          troubles.push(message.text());
      });
      await provide(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  user: async ({ page }, provide) => {
    await signIn(page);
    await provide(page);
  },
  session: async ({ server }, provide) => provide(await openSession(server.address)),
});

/**
 * Opens the menu of a button. A menu that is still closing would swallow the click, so it waits until there is none.
 */
export async function openMenu(button: Locator): Promise<void> {
  const menus = button.page().getByRole('menu');
  await expect(menus).toHaveCount(0);
  await button.click();
  await expect(menus).toBeVisible();
}

export { demo, expect };
