export { distinctColors } from './distinctColors.ts';
export { palettes, paletteColors, schemeColor, significanceColors } from './palettes.ts';
export type { Palette, PaletteKind } from './palettes.ts';
