import type { ChartView } from '../engine/index.ts';
import { pngOf } from '../files.ts';
import { ratioOf, type PrintSize } from './printSize.ts';
import { svgOnPaper } from './svgOnPaper.ts';
import { withDensity } from './withDensity.ts';

/**
 * The file of a chart that is drawn at its size on paper.
 * @throws When the picture is larger than the browser can make.
 */
export async function makePicture(view: ChartView, format: 'png' | 'svg', print: PrintSize): Promise<Blob> {
  const ratio = ratioOf(print);
  if (format === 'png') return withDensity(await pngOf(view.picture(ratio)), print.dpi);
  return new Blob([svgOnPaper(await view.svg(ratio), print)], { type: 'image/svg+xml' });
}
