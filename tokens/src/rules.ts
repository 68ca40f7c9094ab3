import type { Appearance } from './appearance.ts';
import base from './base.json' with { type: 'json' };
import palette from './palette.json' with { type: 'json' };
import { flatten } from './resolve.ts';
import { darkTokens, lightTokens, themeFiles } from './themes.ts';
import compact from './themes/compact.json' with { type: 'json' };

/** A tree of names with a CSS value at each end. */
export type TokenTree = { readonly [name: string]: string | TokenTree };
/** One rule of the style sheet: what these names are where the selector holds. */
export type TokenRule = { readonly selector: string; readonly tokens: TokenTree };

/** Space, radius, size, font, text, weight, duration, easing and layer at comfortable density. */
export const baseTokens = /* @__PURE__ */ flatten(base);
/** The sizes, spaces and lines that compact density changes. */
export const compactTokens = /* @__PURE__ */ flatten(compact);

/** The part of `tokens` that has the names of `like`. */
const pick = (tokens: TokenTree, like: TokenTree): TokenTree =>
  Object.fromEntries(
    Object.entries(like).map(([name, value]) => [
      name,
      typeof value === 'string' ? tokens[name]! : pick(tokens[name] as TokenTree, value),
    ]),
  );

/** What every product needs: light, dark, and both densities, which also hold for a part of a page. */
export const coreRules: readonly TokenRule[] = /* @__PURE__ */ (() => [
  { selector: ':root', tokens: baseTokens },
  { selector: '[data-density="comfortable"]', tokens: pick(baseTokens, compactTokens) },
  { selector: '[data-density="compact"]', tokens: compactTokens },
  { selector: ':root, [data-theme="light"]', tokens: lightTokens },
  { selector: '[data-theme="dark"]', tokens: darkTokens },
])();

const lightOnly = ':not([data-theme="dark"])';
const darkOnly = '[data-theme="dark"]';
const over = (appearance: Appearance): TokenRule => {
  const { theme, contrast, vision } = appearance;
  const ground = theme === 'dark' ? darkOnly : lightOnly;
  return {
    selector: `${contrast === 'more' ? '[data-contrast="more"]' : ''}${vision === 'weak' ? '[data-vision="weak"]' : ''}${ground}`,
    tokens: flatten(themeFiles(appearance).at(-1)!, palette) as TokenTree,
  };
};

/**
 * High contrast, colour-weak, and both at once, over light and over dark; only what differs. The attributes stand on
 * the element that names the theme. Each selector is more specific than those it lies over, so order does not matter.
 */
export const appearanceRules: readonly TokenRule[] = /* @__PURE__ */ (() =>
  (['light', 'dark'] as const).flatMap((theme) => [
    over({ theme, contrast: 'more', vision: 'normal' }),
    over({ theme, contrast: 'normal', vision: 'weak' }),
    over({ theme, contrast: 'more', vision: 'weak' }),
  ]))();
