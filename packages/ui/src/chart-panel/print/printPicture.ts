import { chartTokens, type Appearance } from '@panome/tokens';
import { createChartView } from '../engine/index.ts';
import { pngOf } from '../files.ts';
import type { ChartDraw } from '../useDrawing.ts';
import { ratioOf, roomOf, type PrintSize } from './printSize.ts';
import { withDensity } from './withDensity.ts';

/**
 * Draws a chart anew, whole and in light colours, for a place on paper.
 * @throws When the picture is larger than the browser can make.
 */
export async function printPicture(draw: ChartDraw, print: PrintSize, theme: Appearance): Promise<Blob> {
  const paper: Appearance = { ...theme, theme: 'light' };
  const size = roomOf(print);
  const host = document.createElement('div');
  Object.assign(host.style, {
    position: 'fixed',
    insetInlineStart: '-99999px',
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  document.body.append(host);
  const view = createChartView(host);
  try {
    const { bg: background, text } = chartTokens(paper);
    view.show(draw({ size, theme: paper }), size, { background, text });
    return await withDensity(await pngOf(view.picture(ratioOf(print))), print.dpi);
  } finally {
    view.dispose();
    host.remove();
  }
}
