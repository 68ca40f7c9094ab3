export { palettes, paletteColors, schemeColor } from './palettes.ts';
export type { Palette, PaletteKind, Theme } from './palettes.ts';
