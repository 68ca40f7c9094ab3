import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'panome.theme';
const listeners = new Set<() => void>();
const system = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let choice: ThemeChoice = read();
const shown = (): 'light' | 'dark' => (choice === 'system' ? (system?.matches ? 'dark' : 'light') : choice);

function apply(): void {
  document.documentElement.dataset['theme'] = shown();
  listeners.forEach((listener) => listener());
}

system?.addEventListener('change', apply);
if (typeof window !== 'undefined') window.addEventListener('storage', (event) => {
  if (event.key !== key) return;
  choice = read();
  apply();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, next);
  } catch {
    // The choice lasts until the tab is closed.
  }
  apply();
}

/** What the user chose, and what is shown for it. */
export const useThemeChoice = () => useSyncExternalStore(subscribe, () => choice);
export const useShownTheme = () => useSyncExternalStore(subscribe, shown);
