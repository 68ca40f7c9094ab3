/** Pixels of a figure. */
export type Size = { readonly width: number; readonly height: number };

/** The place of a figure on paper: its sides in mm, and the dots an inch of what has no vector form. */
export type Paper = { readonly width: number; readonly height: number; readonly dpi: number };

const mmPerInch = 25.4;
/** CSS pixels of an inch: a text of 12 px is 9 pt on paper. */
const pxPerInch = 96;

const pixels = (mm: number): number => Math.round((mm / mmPerInch) * pxPerInch * 100) / 100;

/** The room to draw in, so that the text of a figure has the size on paper that its settings say. */
export const roomOnPaper = ({ height, width }: Paper): Size => ({ width: pixels(width), height: pixels(height) });

/** The height in whole mm that keeps the shape of a figure. */
export const heightOnPaper = (width: number, shape: Size): number => Math.round((width * shape.height) / shape.width);

export const densityOf = ({ dpi }: Paper): number => dpi / pxPerInch;

/** The SVG of a figure drawn in its room, which says its sides in mm instead of pixels. */
export const svgOnPaper = (svg: string, { height, width }: Paper): string =>
  svg.replace(/^<svg width="[\d.]+" height="[\d.]+"/, `<svg width="${width}mm" height="${height}mm"`);
