import base from './base.json' with { type: 'json' };
import dark from './dark.json' with { type: 'json' };
import light from './light.json' with { type: 'json' };
import palette from './palette.json' with { type: 'json' };
import { flatten } from './resolve.ts';

export type { Flat } from './resolve.ts';
/** Space, radius, size, font, text, weight, duration, easing and layer: the same in every theme. */
export const baseTokens = flatten(base);
/** Colours, shadows and chart colours of the light theme. */
export const lightTokens = flatten(light, { ...palette, ...light });
/** Colours, shadows and chart colours of the dark theme; the same names as light. */
export const darkTokens = flatten(dark, { ...palette, ...dark });
