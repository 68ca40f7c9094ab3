import { init } from '../echarts.ts';
import type { ECharts } from '../echarts.ts';
import { gridRect, withMinusSigns } from '../frame/index.ts';
import type { ChartDrawing, Theme } from '../model/index.ts';
import { chartColors } from '../theme/index.ts';
import { cellsSvg } from './denseCells.ts';
import { bracketsSvg, edgesSvg } from './denseLines.ts';
import { pointsSvg, type ToPixel } from './densePoints.ts';
import { densityOf, svgOnPaper, type Paper, type Size } from './paper.ts';
import { withTitles } from './withTitles.ts';
import { escapeXml, withoutForbidden } from '../xml/index.ts';

/** The layers of a drawing as SVG, the first lowest. */
function layersSvg(chart: ECharts, { layers = [], option }: ChartDrawing, size: Size, density: number): string {
  if (layers.length === 0) return '';
  const rect = gridRect(option, size);
  const { x, y, width, height } = rect;
  const place = (): ToPixel => {
    const [zeroX, zeroY] = chart.convertToPixel({ gridIndex: 0 }, [0, 0]);
    const [oneX, oneY] = chart.convertToPixel({ gridIndex: 0 }, [1, 1]);
    return { x: (value) => zeroX! + value * (oneX! - zeroX!), y: (value) => zeroY! + value * (oneY! - zeroY!) };
  };
  const clipped = layers.some(({ kind }) => kind === 'points' || kind === 'edges');
  const drawn = layers.map((layer) => {
    switch (layer.kind) {
      case 'cells':
        return `<g id="cells">${cellsSvg(layer, rect)}</g>`;
      case 'brackets':
        return bracketsSvg(layer);
      case 'edges':
        return `<g clip-path="url(#plot)">${edgesSvg(layer, place())}</g>`;
      case 'points':
        return `<g id="points" clip-path="url(#plot)">${pointsSvg(layer, rect, place(), density)}</g>`;
    }
  });
  return (
    (clipped ? `<clipPath id="plot"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` : '') +
    drawn.join('')
  );
}

/**
 * Takes out what ECharts marks for a page that hydrates its SVG, and the counter in its ids: the same figure is the
 * same file.
 */
const withoutMarks = (svg: string): string =>
  svg
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:class="zr\d+-cls-\d+"|ecmeta_\w+="[^"]*")/g, '')
    .replace(/(?<=url\(#|id=")zr\d+-/g, '');

/** Pixels of an embedded image for one of a figure whose place on paper is not known: 288 dpi at 96 pixels an inch. */
const usualDensity = 3;

/**
 * A drawing as a self-contained SVG document: text stays text, our layers lie under the axes.
 *
 * `size` must be the size the drawing was made for; with `paper` it is the room there, and the document says its sides
 * in mm.
 */
export function renderSvg(drawing: ChartDrawing, size: Size, theme: Theme = 'light', paper?: Paper): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  const density = paper ? densityOf(paper) : usualDensity;
  try {
    chart.setOption(withMinusSigns(drawing.option));
    const body = withTitles(withoutMarks(chart.renderToSVGString()), drawing);
    const inside = body.indexOf('>') + 1;
    const ground = `<title>${escapeXml(drawing.summary)}</title><rect width="${size.width}" height="${size.height}" fill="${chartColors(theme).background}"/>`;
    const svg = withoutForbidden(
      body.slice(0, inside) + ground + layersSvg(chart, drawing, size, density) + body.slice(inside),
    );
    return paper ? svgOnPaper(svg, paper) : svg;
  } finally {
    // A server that draws for months must not keep an instance of ECharts for every figure.
    chart.dispose();
  }
}
