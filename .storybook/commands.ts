import type { BrowserCommand } from 'vitest/node';

/** Moves the real pointer to a place of the page around the story. */
export const movePointer: BrowserCommand<[x: number, y: number]> = async ({ page }, x, y) => page.mouse.move(x, y);

/** Presses one real key. */
export const pressKey: BrowserCommand<[key: string]> = async ({ page }, key) => page.keyboard.press(key);
