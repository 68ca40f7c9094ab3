import { accentOf, chartTokens, contrast, echartsTheme, themeTokens, type Appearance } from '@panome/tokens';
import type { ChartLook } from './engine/index.ts';
import type { Accent } from './useAccent.ts';

const isHex = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);
/** Least contrast of a shape on its ground. */
const visible = 3;

/** The accent for charts where the page's differs from the theme's; undefined where it is the theme's own. */
function ownAccent({ accent, tint }: Accent, appearance: Appearance) {
  const { chart, color } = themeTokens(appearance);
  if (!isHex(accent) || accent === color.fg.accent) return undefined;
  // A picture on light paper is taken from a dark page, too: there the accent is another shade of the same colour.
  return isHex(tint) && contrast(accent, chart.bg) >= visible
    ? { color: { fg: { accent }, bg: { accentSubtle: tint } } }
    : accentOf(accent, appearance);
}

const made = new Map<string, ChartLook>();

/**
 * What a figure looks like that says nothing of its own colours: the page's appearance, with its accent, whatever set
 * it. The same object for the same colours.
 */
export function lookOf(appearance: Appearance, page: Accent): ChartLook {
  const key = [...Object.values(appearance), ...Object.values(page)].join(' ');
  const found = made.get(key);
  if (found) return found;
  const { bg: background, text } = chartTokens(appearance);
  const look = { background, text, echarts: echartsTheme(appearance, ownAccent(page, appearance)) };
  made.set(key, look);
  return look;
}
