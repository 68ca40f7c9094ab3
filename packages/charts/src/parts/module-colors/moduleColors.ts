import type { Theme } from '../../model/index.ts';
import { hexToOklab, oklabToHex } from '../../palette/oklab.ts';
import { chartColors } from '../../theme/index.ts';

/** The colours after which WGCNA names its modules, muted so that forty of them can stand side by side. */
const named: Readonly<Record<string, string>> = {
  turquoise: '#35bfb3',
  blue: '#2f6fd0',
  brown: '#96562b',
  yellow: '#e3bd1f',
  green: '#2e9e4f',
  red: '#d0342c',
  black: '#2b2b2b',
  pink: '#f09cb5',
  magenta: '#c63fae',
  purple: '#7d3fb0',
  greenyellow: '#a2d13a',
  tan: '#cdaf7d',
  salmon: '#f28b76',
  cyan: '#34c3dc',
  midnightblue: '#27306b',
  lightcyan: '#b5e2e7',
  grey60: '#8d9196',
  lightgreen: '#8ed58e',
  lightyellow: '#efe79b',
  royalblue: '#4169e1',
  darkred: '#8b1a1a',
  darkgreen: '#14632a',
  darkturquoise: '#0fa9ae',
  darkgrey: '#6f757b',
  orange: '#f5a12b',
  darkorange: '#e2761b',
  white: '#ececec',
  skyblue: '#87c8ea',
  saddlebrown: '#8b4a1b',
  steelblue: '#4a82b5',
  paleturquoise: '#a9dede',
  violet: '#e085e0',
  darkolivegreen: '#556b2f',
  darkmagenta: '#8b138b',
  sienna3: '#cd6839',
  yellowgreen: '#94c233',
  skyblue3: '#6ca6cd',
  plum1: '#f0b3f0',
  orangered4: '#8b2500',
  mediumpurple3: '#8968cd',
};

/**
 * The colour of a module, light enough on a dark ground and dark enough on a light one to be seen; grey for what
 * belongs to none.
 */
export function moduleColor(module: string, theme: Theme): string {
  const colors = chartColors(theme);
  const own = named[module];
  if (!own) return colors.neutral;
  const [lightness, a, b] = hexToOklab(own);
  const dark = hexToOklab(colors.background)[0] < 0.5;
  return oklabToHex([dark ? Math.max(0.42, lightness) : Math.min(0.9, lightness), a, b]);
}
