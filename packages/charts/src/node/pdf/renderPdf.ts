import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import type { ChartDrawing, Theme } from '../../model/index.ts';
import { renderSvg } from '../renderSvg.ts';
import type { Size } from '../renderSvg.ts';
import { fontData, fontOf } from './fonts.ts';
import type { Holds } from './fonts.ts';
import { setInFonts } from './textRuns.ts';

const pointsPerPixel = 0.75;

/** Code points by font, read from the fonts themselves. */
const coverage = new Map<string, ReadonlySet<number>>();

type WithFont = { readonly _font: { readonly font: { readonly characterSet: readonly number[] } } };

const holdsIn =
  (document: PDFKit.PDFDocument): Holds =>
  (name, code) => {
    let codes = coverage.get(name);
    if (!codes) {
      document.font(fontData(name));
      codes = new Set((document as PDFKit.PDFDocument & WithFont)._font.font.characterSet);
      coverage.set(name, codes);
    }
    return codes.has(code);
  };

/** Viewers smooth every edge, which shows as hairlines between cells unless these overlap a little. */
const closeSeams = (svg: string) =>
  svg.replace(
    /<path fill="(#[0-9a-f]{6})" shape-rendering="crispEdges"/gi,
    '<path fill="$1" stroke="$1" stroke-width="0.3"',
  );

/**
 * A drawing as a PDF page of its size (96 pixels an inch) with real text: Chinese, Latin and Greek are embedded as
 * subsets.
 *
 * `size` must be the size the drawing was made for.
 */
export async function renderPdf(drawing: ChartDrawing, size: Size, theme: Theme = 'light'): Promise<Buffer> {
  const document = new PDFDocument({
    size: [size.width * pointsPerPixel, size.height * pointsPerPixel],
    margin: 0,
    info: { Title: drawing.summary, Creator: 'Panome' },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((done, failed) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.on('error', failed);
  });
  const svg = setInFonts(closeSeams(renderSvg(drawing, size, theme)), (char, weight) =>
    fontOf(char, weight, holdsIn(document)),
  );
  const registered = new Set<string>();
  svgToPdf(document, svg, 0, 0, {
    fontCallback: (name) => {
      if (!registered.has(name)) document.registerFont(name, fontData(name));
      registered.add(name);
      return name;
    },
  });
  document.end();
  return written;
}
