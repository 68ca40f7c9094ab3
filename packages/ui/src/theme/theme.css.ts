import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { baseTokens, coreRules, lightTokens } from '@panome/tokens';
import { reset } from './layers.css.ts';
import { tokenStyles } from './tokenStyles.ts';

type Tree = { [key: string]: string | Tree };
type NullTree<T> = { [K in keyof T]: T[K] extends string ? null : NullTree<T[K]> };
const nulls = <T extends Tree>(tree: T): NullTree<T> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? null : nulls(value)]),
  ) as NullTree<T>;
const publicName = (_value: string | null, path: string[]) => `pn-${path.join('-')}`;

const themeVars = createGlobalThemeContract(nulls(lightTokens), publicName);
const baseVars = createGlobalThemeContract(nulls(baseTokens), publicName);
/** Every design value by role. The CSS names (`--pn-color-bg-page`) are public and stable. */
export const vars = { ...themeVars, ...baseVars };

tokenStyles(coreRules);

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('html', { colorScheme: 'light', WebkitTextSizeAdjust: '100%' });
inReset('[data-theme="dark"]', { colorScheme: 'dark' });
inReset('body', {
  margin: 0,
  background: vars.color.bg.page,
  color: vars.color.fg.default,
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontVariantNumeric: 'tabular-nums',
  lineBreak: 'strict',
  // The space between Chinese and Latin is drawn, not stored; csstype does not know the property yet.
  ...({ textAutospace: 'normal' } as object),
});
inReset('code, kbd, pre, samp', {
  fontFamily: vars.font.mono,
  fontSize: '1em',
  ...({ textAutospace: 'no-autospace' } as object),
});
inReset('h1, h2, h3, h4, p, figure, ul, ol, dl, dd', { margin: 0 });
// Safari tells nobody that a list without marks is a list, unless it has the role: so the role is what takes them off.
inReset('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
inReset('button', { background: 'none', border: 'none', padding: 0, cursor: 'pointer' });
inReset('a', { color: vars.color.fg.accent, textDecoration: 'none' });
inReset('table', { borderCollapse: 'separate', borderSpacing: 0 });
inReset('img, svg, canvas', { display: 'block' });
// Icons that say on or back look the other way where lines are read from right to left.
inReset(
  '[dir="rtl"] :is(.lucide-chevron-left, .lucide-chevron-right, .lucide-chevrons-left, .lucide-chevrons-right, .lucide-arrow-left, .lucide-arrow-right)',
  {
    scale: '-1 1',
  },
);
inReset(':focus-visible', { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' });
