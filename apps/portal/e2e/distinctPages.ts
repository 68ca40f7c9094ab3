import { expect, type Page } from '@playwright/test';
import { builtRoutes } from '../src/app/builtRoutes.ts';
import { pages } from '../src/app/pages.ts';

/**
 * Routes of the pages a logged-in person can stay on, each page once: addresses that show the same page differ in their
 * data only. Redirects and login lead away; maintenance shows itself only while there is some.
 */
export const distinctPages = builtRoutes.filter(
  ({ layout, path, redirect }, at, routes) =>
    redirect === undefined &&
    layout !== 'user' &&
    path !== '/maintain' &&
    routes.findIndex((other) => pages[other.path] === pages[path]) === at,
);

/** What an address of a flow or a family names, so that there is one: the flow, and nobody's project but own files. */
function namesIn(path: string): Readonly<Record<string, string>> {
  const family = /^\/([a-z-]+)-modular\//.exec(path)?.[1] ?? 'transform';
  const flow = { flowId: family, versionId: `${family}-1`, ...(path.startsWith('/flows/') && { id: family }) };
  return { ...flow, projectFrom: '2', sourceFrom: '2', projectId: 'root', isExample: '0' };
}

/** Otherwise any value will do for an id: a page must be as good when it has nothing to show. */
export const addressOf = (path: string) => {
  const names = namesIn(path);
  return `/#${path.replace(/:(\w+)/g, (_all, name: string) => names[name] ?? 'none')}`;
};

/**
 * Opens a page as one that nobody has seen yet, without loading the portal again: by way of an address that does not
 * exist, so that nothing of the page before is left, its title and its frame neither.
 */
export async function openAfresh(page: Page, path: string): Promise<void> {
  await page.goto('/#/no-such-page');
  await expect(page).toHaveTitle(/^页面不存在 · /);
  await page.goto(addressOf(path));
  await expect(page).not.toHaveTitle(/^页面不存在 · /);
}
