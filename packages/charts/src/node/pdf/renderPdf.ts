import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import type { ChartDrawing, Theme } from '../../model/index.ts';
import type { Paper, Size } from '../paper.ts';
import { renderSvg } from '../renderSvg.ts';
import { codesIn } from './codesIn.ts';
import { fontData, fontOf } from './fonts.ts';
import { setInFonts } from './textRuns.ts';

const pointsPerPixel = 0.75;

/** Viewers smooth every edge, which shows as hairlines between cells unless these overlap a little. */
const closeSeams = (svg: string) =>
  svg.replace(
    /<path fill="(#[0-9a-f]{6})" shape-rendering="crispEdges"/gi,
    '<path fill="$1" stroke="$1" stroke-width="0.3"',
  );

/**
 * A drawing as a PDF page of its size (96 pixels an inch) with real text: each run of characters is written in a font
 * that holds it, embedded as a subset.
 *
 * `size` must be the size the drawing was made for; with `paper` it is the room there.
 */
export async function renderPdf(
  drawing: ChartDrawing,
  size: Size,
  theme: Theme = 'light',
  paper?: Paper,
): Promise<Buffer> {
  return pagesAsPdf([closeSeams(renderSvg(drawing, size, theme, paper))], size, drawing.summary);
}

/** Pages of one size as a PDF with real text, whose fonts hold every character; a page is an SVG of that size. */
export async function pagesAsPdf(pages: readonly string[], size: Size, title: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: [size.width * pointsPerPixel, size.height * pointsPerPixel],
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Creator: 'Panome' },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((done, failed) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => done(Buffer.concat(chunks)));
    document.on('error', failed);
  });
  const registered = new Set<string>();
  for (const page of pages) {
    document.addPage();
    const svg = setInFonts(page, (char, weight) =>
      fontOf(char, weight, (name, code) => codesIn(document, name).has(code)),
    );
    svgToPdf(document, svg, 0, 0, {
      fontCallback: (name) => {
        if (!registered.has(name)) document.registerFont(name, fontData(name));
        registered.add(name);
        return name;
      },
    });
  }
  document.end();
  return written;
}
