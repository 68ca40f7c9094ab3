import { appearances, type Appearance } from './appearance.ts';
import base from './base.json' with { type: 'json' };
import { cssText } from './css.ts';
import { toDtcg } from './dtcg.ts';
import { echartsTheme } from './echartsTheme.ts';
import palette from './palette.json' with { type: 'json' };
import { appearanceRules, coreRules } from './rules.ts';
import { themeFiles, themeTree } from './themes.ts';
import compact from './themes/compact.json' with { type: 'json' };

const nameOf = ({ theme, contrast, vision }: Appearance) =>
  [theme, contrast === 'more' && 'contrast', vision === 'weak' && 'weak'].filter(Boolean).join('-');
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const perAppearance = (folder: string, make: (appearance: Appearance) => unknown) =>
  appearances.map((appearance): [string, string] => [`${folder}/${nameOf(appearance)}.json`, json(make(appearance))]);

/**
 * Everything of the package that is no module, by path: style sheets of CSS variables, tokens as DTCG JSON (`dtcg`
 * without aliases, `source` as they are written, each theme only what it changes), themes for ECharts.
 */
export const publishedFiles = (): Readonly<Record<string, string>> => ({
  'tokens.css': cssText(coreRules),
  'appearance.css': cssText(appearanceRules),
  'source/palette.json': json(palette),
  'source/base.json': json(base),
  'source/compact.json': json(compact),
  ...Object.fromEntries(perAppearance('source', (appearance) => themeFiles(appearance).at(-1))),
  'dtcg/base.json': json(toDtcg(base, base)),
  'dtcg/compact.json': json(toDtcg(compact, compact)),
  ...Object.fromEntries(perAppearance('dtcg', (appearance) => toDtcg(themeTree(appearance), palette))),
  ...Object.fromEntries(perAppearance('echarts', (appearance) => echartsTheme(appearance))),
});
