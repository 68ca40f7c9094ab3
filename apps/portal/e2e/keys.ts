import { expect, type Locator, type Page } from '@playwright/test';

// Each press depends on where the one before led.
/* oxlint-disable no-await-in-loop */

const isFocused = (wanted: Locator) => wanted.evaluate((element) => element === document.activeElement);

/** What has the focus, for the message of a failure: `button 提交任务`. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? 'nothing'} ${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 40)}`;
  });

/**
 * Presses Tab, or another key, until the element has the focus, and checks that the browser shows it.
 *
 * @throws {Error} When 150 presses do not reach it.
 */
export async function reach(wanted: Locator, key = 'Tab'): Promise<void> {
  const page = wanted.page();
  await expect(wanted).toBeVisible();
  const passed: string[] = [];
  for (let press = 0; press < 150; press += 1) {
    if (await isFocused(wanted)) {
      expect(await wanted.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press(key);
    passed.push(await focusOf(page));
  }
  throw new Error(`not reached by ${key}: ${passed.join(' → ')}`);
}

/** Goes to the element and presses a key there. */
export async function pressOn(wanted: Locator, key = 'Enter'): Promise<void> {
  await reach(wanted);
  await wanted.page().keyboard.press(key);
}

/** Goes to a field and types; what it holds is replaced. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await reach(field);
  await field.page().keyboard.press('Control+a');
  await field.page().keyboard.type(text);
}

/** Opens a list and goes down to an option; the focus stays on the control. */
export async function choose(control: Locator, option: string | RegExp): Promise<void> {
  const page = control.page();
  await pressOn(control);
  const wanted = page.getByRole('option', { name: option });
  await expect(wanted).toBeVisible();
  const id = await wanted.getAttribute('id');
  for (let press = 0; press < 30 && (await control.getAttribute('aria-activedescendant')) !== id; press += 1)
    await page.keyboard.press('ArrowDown');
  await expect(control).toHaveAttribute('aria-activedescendant', id!);
  await page.keyboard.press('Enter');
  await expect(control).toContainText(option);
  await expect(control).toBeFocused();
}

/** After an act the focus is somewhere in the page, so that the next key does something. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body), {
      message: 'the focus was lost',
    })
    .toBe(true);
}
