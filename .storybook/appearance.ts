import type { AppearanceChoice } from '../packages/ui/src/appearance/index.ts';

type Globals = Readonly<Record<string, unknown>>;

/** What the switches of the toolbar are set to; the rest is the default of the product. */
export function chosenAppearance(globals: Globals): AppearanceChoice {
  const { primary: chosen } = globals;
  const primary = typeof chosen === 'string' ? /^#?([\da-f]{6})$/i.exec(chosen)?.[1] : undefined;
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    contrast: globals['contrast'] === 'more' ? 'more' : 'normal',
    vision: globals['vision'] === 'weak' ? 'weak' : 'normal',
    density: globals['density'] === 'compact' ? 'compact' : 'comfortable',
    ...(primary && { primary: `#${primary}` }),
  };
}
