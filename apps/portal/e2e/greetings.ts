import type { Browser } from '@playwright/test';

/** Runs in the page and stores that the reader wants no notices today and has just put a questionnaire off. */
function silence(): void {
  const minute = 60_000;
  // oxlint-disable-next-line typescript/unbound-method
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (this: Storage, key: string) {
    if (key.startsWith('panome.notice.')) return String(new Date().setHours(23, 59, 59, 999));
    if (key.startsWith('panome.questionnaire.')) return String(Date.now() - minute);
    return getItem.call(this, key);
  };
}

/**
 * Keeps notices and questionnaires away from every browser context that is opened from now on. @returns a function that
 * lets them come again.
 */
export function silenceGreetings(browser: Browser): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(silence);
    return context;
  };
  return () => void (browser.newContext = open);
}
