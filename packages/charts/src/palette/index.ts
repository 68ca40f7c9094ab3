export { palettes, paletteColors } from './palettes.ts';
export type { Palette, PaletteKind, Theme } from './palettes.ts';
