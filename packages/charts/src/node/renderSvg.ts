import { zrender, zrUtil } from 'echarts/core';
import { init } from '../echarts.ts';
import type { ECharts } from '../echarts.ts';
import { applyEdits, type EditedSvg } from '../edits/index.ts';
import { gridRect, withMinusSigns } from '../frame/index.ts';
import type { ChartDrawing, Theme } from '../model/index.ts';
import { chartColors } from '../theme/index.ts';
import { cellsSvg } from './denseCells.ts';
import { bracketsSvg, edgesSvg } from './denseLines.ts';
import { pointsSvg, type ToPixel } from './densePoints.ts';
import { elementNames } from './elementNames.ts';
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
  const drawn = layers.map((layer, index) => {
    const before = layers.slice(0, index).filter(({ kind }) => kind === layer.kind).length;
    const id = before === 0 ? layer.kind : `${layer.kind}~${before + 1}`;
    switch (layer.kind) {
      case 'cells':
        return `<g id="${id}">${cellsSvg(layer, rect)}</g>`;
      case 'brackets':
        return `<g id="${id}">${bracketsSvg(layer)}</g>`;
      case 'edges':
        return `<g id="${id}" clip-path="url(#plot)">${edgesSvg(layer, place())}</g>`;
      case 'points':
        return `<g id="${id}" clip-path="url(#plot)">${pointsSvg(layer, rect, place(), density)}</g>`;
    }
  });
  return (
    (clipped ? `<clipPath id="plot"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>` : '') +
    drawn.join('')
  );
}

/**
 * Takes out what ECharts marks for a page that hydrates its SVG, and the counter in its ids: the same figure is the
 * same file. The ids of elements stay.
 */
const withoutMarks = (svg: string): string =>
  svg
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/(?<=url\(#|id=")zr\d+-/g, '')
    .replace(/ ecmeta_id=/g, ' id=')
    .replace(/ (?:class="zr\d+-cls-\d+"|ecmeta_\w+="[^"]*")/g, '');

/**
 * The SVG of a chart in which every element has its id. What is told of an element becomes attributes of it; the next
 * chart that is made tells of its own again.
 */
function namedSvg(chart: ECharts, option: ChartDrawing['option']): string {
  const names = elementNames(chart, option);
  zrender.registerSSRDataGetter((element) => zrUtil.createHashMap({ id: names.get(element) }));
  return chart.renderToSVGString();
}

/** Pixels of an embedded image for one of a figure whose place on paper is not known: 288 dpi at 96 pixels an inch. */
const usualDensity = 3;

function drawSvg(drawing: ChartDrawing, size: Size, theme: Theme, density: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption(withMinusSigns(drawing.option));
    const body = withTitles(withoutMarks(namedSvg(chart, drawing.option)), drawing);
    const inside = body.indexOf('>') + 1;
    const ground = `<title>${escapeXml(drawing.summary)}</title><rect id="ground" width="${size.width}" height="${size.height}" fill="${chartColors(theme).background}"/>`;
    return withoutForbidden(
      body.slice(0, inside) + ground + layersSvg(chart, drawing, size, density) + body.slice(inside),
    );
  } finally {
    // A server that draws for months must not keep an instance of ECharts for every figure.
    chart.dispose();
  }
}

/**
 * A drawing as a self-contained SVG document with what was changed on its elements: text stays text, our layers lie
 * under the axes. It says which changes found nothing to be made on.
 *
 * `size` must be the size the drawing was made for; with `paper` it is the room there, and the document says its sides
 * in mm.
 */
export function renderFigure(drawing: ChartDrawing, size: Size, theme: Theme = 'light', paper?: Paper): EditedSvg {
  const drawn = drawSvg(drawing, size, theme, paper ? densityOf(paper) : usualDensity);
  const { skipped, svg } = applyEdits(drawn, drawing.edits ?? []);
  return { skipped, svg: paper ? svgOnPaper(svg, paper) : svg };
}

/** The document of `renderFigure`. */
export const renderSvg = (...figure: Parameters<typeof renderFigure>): string => renderFigure(...figure).svg;
