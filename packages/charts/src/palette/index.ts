export { distinctColors } from './distinctColors.ts';
export { colorDistance, simulate, visions, type ColorVision } from '@panome/tokens';
export { oklabToHex, rgbToOklab } from './oklab.ts';
export type { Oklab } from './oklab.ts';
export {
  ownPaletteColors,
  ownPaletteId,
  palettes,
  paletteColors,
  schemeColor,
  significanceColors,
} from './palettes.ts';
export type { Palette, PaletteKind } from './palettes.ts';
