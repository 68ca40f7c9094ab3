export { palettes, paletteColors, schemeColor } from './palettes.ts';
export type { Palette, PaletteKind } from './palettes.ts';
