import type { Appearance } from '@panome/tokens';
import './appearance.css.ts';
import { primaryNames, primaryVariables } from './primaryVariables.ts';
import { resolveAppearance, type AppearanceChoice, type SystemAppearance } from './resolveAppearance.ts';

const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** What this computer asks for now. */
export const systemAppearance = (): SystemAppearance => ({
  dark: asks('(prefers-color-scheme: dark)'),
  moreContrast: asks('(prefers-contrast: more)'),
});

/**
 * Shows a choice of theme, contrast, colour vision, density and primary colour on an element and everything in it.
 *
 * It sets attributes that the style sheet reads, so that nothing is drawn again by React. A choice of `system` is what
 * the computer asks for at this moment; `watchSystem` tells when to call it again.
 *
 * @param root - `document.documentElement`, or a part of the page that shall look different.
 * @returns What is shown now.
 * @throws {Error} When the primary colour is not of the form `#rrggbb`.
 */
export function applyAppearance(root: HTMLElement, choice: AppearanceChoice): Appearance {
  const shown = resolveAppearance(choice, systemAppearance());
  const variables = primaryVariables(choice.primary, shown);
  Object.assign(root.dataset, {
    theme: shown.theme,
    contrast: shown.contrast,
    vision: shown.vision,
    density: choice.density ?? 'comfortable',
  });
  for (const name of primaryNames()) {
    const value = variables[name];
    if (value) root.style.setProperty(name, value);
    else root.style.removeProperty(name);
  }
  return shown;
}

/** Calls back whenever the computer asks for another theme or contrast. @returns How to stop. */
export function watchSystem(listener: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
