import type { AppearanceChoice } from '@panome/ui/appearance';
import { useSyncExternalStore } from 'react';
import { appearanceKey } from './appearanceKey.ts';
import { readChoice } from './readChoice.ts';

const listeners = new Set<() => void>();
/**
 * Code that works out colours; `public/theme.js` has done its part before the first picture, so nobody waits for this.
 */
const load = () => import('./appearanceCode.ts');
const start: AppearanceChoice = { theme: 'system', contrast: 'system' };

function read(): AppearanceChoice {
  try {
    return { ...start, ...readChoice(localStorage.getItem(appearanceKey)) };
  } catch {
    return start;
  }
}

/**
 * The variables of the chosen primary colour on a ground such as `dark normal`, worked out when it was chosen; for a
 * part of the page on another ground.
 */
export function storedVariables(ground: string): Readonly<Record<string, string>> {
  try {
    const { variables } = JSON.parse(localStorage.getItem(appearanceKey) ?? '{}') as {
      variables?: Record<string, Record<string, string>>;
    };
    return variables?.[ground] ?? {};
  } catch {
    return {};
  }
}

let choice = read();

async function show(): Promise<void> {
  const { applyAppearance } = await load();
  applyAppearance(document.documentElement, choice);
  for (const listener of listeners) listener();
}

/** Shows a choice at once, here and in other tabs, and remembers it. */
export async function chooseAppearance(change: AppearanceChoice): Promise<void> {
  choice = { ...choice, ...change };
  const { storedAppearance } = await load();
  try {
    localStorage.setItem(appearanceKey, storedAppearance(choice));
  } catch {
    // The choice lasts until the tab is closed.
  }
  await show();
}

/** Follows the computer and the other tabs, and brings the colours that only some appearances need. */
export function followAppearance(): void {
  const { contrast, vision } = document.documentElement.dataset;
  if (contrast === 'more' || vision === 'weak') void load();
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    matchMedia(query).addEventListener('change', () => void show());
  window.addEventListener('storage', ({ key }) => {
    if (key !== appearanceKey && key !== null) return;
    choice = read();
    void show();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the user chose; `system` follows the computer. */
export const useAppearanceChoice = (): AppearanceChoice => useSyncExternalStore(subscribe, () => choice);
