export { palettes, paletteColors, schemeColor, significanceColors } from './palettes.ts';
export type { Palette, PaletteKind } from './palettes.ts';
