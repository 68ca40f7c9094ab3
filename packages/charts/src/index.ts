export { gridRect, truncateMiddle, withMinusSigns } from './frame/index.ts';
export type { Rect } from './frame/index.ts';
export * from './model/index.ts';
export {
  colorDistance,
  distinctColors,
  oklabToHex,
  ownPaletteColors,
  ownPaletteId,
  paletteColors,
  palettes,
  rgbToOklab,
  schemeColor,
  simulate,
  visions,
} from './palette/index.ts';
export type { ColorVision, Oklab, Palette, PaletteKind } from './palette/index.ts';
export { chartById, charts, tablesNeeded } from './registry.ts';
export { chartColors, fontFamily } from './theme/index.ts';
export type { ChartColors } from './theme/index.ts';
