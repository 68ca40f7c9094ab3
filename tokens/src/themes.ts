import type { Appearance } from './appearance.ts';
import palette from './palette.json' with { type: 'json' };
import { flatten, merge } from './resolve.ts';
import dark from './themes/dark.json' with { type: 'json' };
import darkContrast from './themes/darkContrast.json' with { type: 'json' };
import darkWeak from './themes/darkWeak.json' with { type: 'json' };
import darkWeakContrast from './themes/darkWeakContrast.json' with { type: 'json' };
import light from './themes/light.json' with { type: 'json' };
import lightContrast from './themes/lightContrast.json' with { type: 'json' };
import lightWeak from './themes/lightWeak.json' with { type: 'json' };
import lightWeakContrast from './themes/lightWeakContrast.json' with { type: 'json' };

/** Colours, shadows and chart colours of the light theme. */
export const lightTokens = /* @__PURE__ */ flatten(light, { ...palette, ...light });
/** Colours, shadows and chart colours of the dark theme; the same names as light. */
export const darkTokens: ThemeTokens = /* @__PURE__ */ flatten(dark, { ...palette, ...dark });

/** Every name of a theme with its CSS value. */
export type ThemeTokens = typeof lightTokens;

/** The files of one appearance, each only what it changes, in the order in which they are laid over one another. */
export function themeFiles({ theme, contrast, vision }: Appearance): readonly object[] {
  const [base, more, weak, both] =
    theme === 'light'
      ? [light, lightContrast, lightWeak, lightWeakContrast]
      : [dark, darkContrast, darkWeak, darkWeakContrast];
  return [
    base,
    ...(contrast === 'more' ? [more] : []),
    ...(vision === 'weak' ? [weak] : []),
    ...(contrast === 'more' && vision === 'weak' ? [both] : []),
  ];
}

/** The files of one appearance as one tree. */
export const themeTree = (appearance: Appearance): object =>
  themeFiles(appearance).reduce((under, over) => merge(under, over));

const made = new Map<string, ThemeTokens>();

/** Colours, shadows and chart colours as they are in one appearance. */
export function themeTokens(appearance: Appearance): ThemeTokens {
  const { theme, contrast, vision } = appearance;
  const key = `${theme} ${contrast} ${vision}`;
  let tokens = made.get(key);
  if (!tokens) {
    tokens = flatten(themeTree(appearance), palette) as ThemeTokens;
    made.set(key, tokens);
  }
  return tokens;
}

/** The chart colours of one appearance, for what draws on a canvas and so cannot read CSS variables. */
export const chartTokens = (appearance: Appearance): ThemeTokens['chart'] => themeTokens(appearance).chart;
