export { gridRect, truncateMiddle, withMinusSigns } from './frame/index.ts';
export type { Rect } from './frame/index.ts';
export * from './model/index.ts';
export {
  distinctColors,
  oklabToHex,
  ownPaletteColors,
  ownPaletteId,
  paletteColors,
  palettes,
  rgbToOklab,
  schemeColor,
} from './palette/index.ts';
export type { Oklab, Palette, PaletteKind } from './palette/index.ts';
export { chartById, charts, tablesNeeded } from './registry.ts';
export { chartColors, fontFamily } from './theme/index.ts';
export type { ChartColors } from './theme/index.ts';
