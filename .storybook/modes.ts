import { applyAppearance } from '../packages/ui/src/appearance/index.ts';
import { waitFor } from 'storybook/test';
import { commands, page } from 'vitest/browser';
import { chosenAppearance } from './appearance.ts';
import type { PictureMode } from './pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointer: (x: number, y: number) => Promise<void>;
    pressKey: (key: string) => Promise<void>;
  }
}
type Undo = () => unknown;
/** What a story may say about its extra pictures, as `parameters.pictures`. */
export type PictureParameters = {
  /** A CSS selector of what the pointer rests on; the first enabled interactive element where it is left out. */
  readonly hover?: string;
};

const root = document.documentElement;
/** Longer than any of our parts waits for a resting pointer: tooltips show after 400 ms. */
const restsFor = 600;
const interactive = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[tabindex="0"]',
  ...['button', 'tab', 'menuitem', 'option', 'checkbox', 'radio', 'switch', 'slider', 'treeitem'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

function pointedAt(selector: string | undefined): Element {
  const usable = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    !element.closest('[inert], [aria-hidden="true"]');
  const found = selector
    ? document.querySelector(selector)
    : [...document.body.querySelectorAll(interactive)].find(usable);
  if (!found) throw new Error(`nothing to point at: ${selector ?? interactive}`);
  return found;
}

/** The pointer far from the story, in the margin of the page around it. */
export const restPointer = () => commands.movePointer(1590, 1190);

async function hover({ hover: selector }: PictureParameters): Promise<Undo> {
  const element = pointedAt(selector);
  element.scrollIntoView({ block: 'nearest' });
  const [box, frame] = [element.getBoundingClientRect(), window.frameElement?.getBoundingClientRect()];
  await commands.movePointer((frame?.x ?? 0) + box.x + box.width / 2, (frame?.y ?? 0) + box.y + box.height / 2);
  await waitFor(() => {
    if (!element.matches(':hover')) throw new Error('the pointer has not arrived');
  });
  // Timers of one page fire in order, so whatever waits for a resting pointer has come by then, however busy the
  // machine is.
  await new Promise((resolve) => setTimeout(resolve, restsFor));
  return restPointer;
}

/** Focuses the first stop of Tab. It starts from an element at the start of the body, wherever the focus was. */
async function focus(): Promise<Undo> {
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  await commands.pressKey('Tab');
  await waitFor(() => {
    if (document.activeElement === start || document.activeElement === document.body)
      throw new Error('nothing takes the focus');
  });
  start.remove();
  return () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
}

/** Tells parts that measure themselves that the size has changed, and waits until they are drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function narrow(): Promise<Undo> {
  const [width, height] = [window.innerWidth, window.innerHeight];
  await page.viewport(390, height);
  return () => page.viewport(width, height);
}

type Globals = Readonly<Record<string, unknown>>;
function restyle(globals: Globals, change: object): Undo {
  const chosen = chosenAppearance(globals);
  applyAppearance(root, { ...chosen, ...change });
  return () => applyAppearance(root, chosen);
}

/** Brings a mounted story into the dark theme, or into the state of one extra picture. @returns How to leave it. */
export async function enterMode(
  mode: PictureMode | 'dark',
  globals: Globals,
  parameters: PictureParameters,
): Promise<Undo> {
  const enter: Record<PictureMode | 'dark', () => Undo | Promise<Undo>> = {
    dark: () => restyle(globals, { theme: 'dark' }),
    contrast: () => restyle(globals, { contrast: 'more' }),
    weak: () => restyle(globals, { vision: 'weak' }),
    compact: () => restyle(globals, { density: 'compact' }),
    narrow,
    focus,
    hover: () => hover(parameters),
  };
  const leave = await enter[mode]();
  await drawn();
  return async () => {
    await leave();
    await drawn();
  };
}
