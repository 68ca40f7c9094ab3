import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Theme = 'light' | 'dark';

/** Shows the page as this theme draws it, without movement. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/**
 * What axe finds wrong with the page as it is now, or with the part of it that `within` selects, as `rule: html`. axe is
 * put into a document once, however often it is asked: that took most of the time of these journeys.
 */
export async function violations(
  page: Page,
  { coloursOnly = false, within = 'html' }: { readonly coloursOnly?: boolean; readonly within?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, colours]) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        resultTypes: ['violations'],
        ...(colours && { runOnly: ['color-contrast'] }),
      });
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [within, coloursOnly] as const,
  );
}

/** Every rule in the light theme, that of colours once more in the dark one, which changes nothing else. */
export async function expectReadable(page: Page, name = 'page', within?: string): Promise<void> {
  // A page that is still on its way has nothing to read.
  if (!within) await expect(page.locator('h1').first()).toBeVisible();
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    const found = await violations(page, { coloursOnly: theme === 'dark', ...(within && { within }) });
    expect.soft(found, `${name}, ${theme}`).toEqual([]);
  }
}
