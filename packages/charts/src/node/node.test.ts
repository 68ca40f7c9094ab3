import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gridRect } from '../frame/index.ts';
import { chartById } from '../index.ts';
import type { ChartDrawing } from '../model/index.ts';
import { exampleInput, heatmapTables, resultTable } from '../testing/exampleInputs.ts';
import { table } from '../testing/tables.ts';
import { rampIndex } from './denseCells.ts';
import { dataCsv, renderPdf, renderSvg, roomOnPaper } from './index.ts';
import { encodePng } from './png.ts';

const drawn = (id: string, changes = {}) => {
  const input = exampleInput(id, changes);
  return { drawing: chartById(id)!.draw(input), size: input.size };
};
const svgOf = (id: string, changes = {}) => {
  const { drawing, size } = drawn(id, changes);
  return renderSvg(drawing, size);
};

describe('dense layers', () => {
  it('stay vector shapes up to 5,000 points or 20,000 cells, and become one image beyond while the axes stay text', () => {
    expect(svgOf('volcano', { tables: { result: resultTable(5_000) } })).not.toContain('<image');
    expect(svgOf('heatmap', { tables: heatmapTables(200, 100) })).not.toContain('<image');
    for (const svg of [
      svgOf('volcano', { tables: { result: resultTable(5_001) } }),
      svgOf('heatmap', { tables: heatmapTables(201, 100) }),
    ]) {
      expect(svg.match(/<image/g)).toHaveLength(1);
      expect(svg).toMatch(/<text[^>]*>[^<]*\p{Script=Han}/u);
    }
  });

  it('fill the rectangle between the axes exactly', () => {
    const { drawing, size } = drawn('heatmap', { tables: heatmapTables(201, 100) });
    const { x, y, width, height } = gridRect(drawing.option, size);
    expect(renderSvg(drawing, size)).toContain(`<image x="${x}" y="${y}" width="${width}" height="${height}"`);
  });

  it('give each cell of an image the same number of pixels, at least three for one of the figure', () => {
    const [rows, columns] = [1_700, 12];
    const { drawing, size } = drawn('heatmap', { tables: heatmapTables(rows, columns) });
    const data = /base64,([^"]*)/.exec(renderSvg(drawing, size))![1]!;
    const png = Buffer.from(data, 'base64');
    const [wide, high] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const rect = gridRect(drawing.option, size);
    expect([wide % columns, high % rows]).toEqual([0, 0]);
    expect([wide >= 3 * rect.width, high >= 3 * rect.height || high === rows]).toEqual([true, true]);
  });

  it('draw the close joinings of a tree of 1,000 leaves thinner than the wide ones', () => {
    const { drawing, size } = drawn('heatmap', { tables: heatmapTables(1_000, 12) });
    const widths = [
      ...renderSvg(drawing, size).matchAll(/<path fill="none" stroke="[^"]*" stroke-width="([^"]*)" d="M/g),
    ];
    expect(new Set(widths.map(([, width]) => width))).toEqual(new Set(['0.25', '0.45', '0.9']));
  });

  it('take the end colours for values at the limits or beyond them, and no colour for a missing value', () => {
    const layer = { min: -2, max: 2 } as Parameters<typeof rampIndex>[1];
    expect([-5, -2, 2, 9].map((value) => rampIndex(value, layer))).toEqual([0, 0, 255, 255]);
    expect(rampIndex(Number.NaN, layer)).toBe(-1);
  });
});

it('writes a PNG whose pixels are those given', () => {
  const pixels = Uint8Array.from({ length: 3 * 2 * 4 }, (_, i) => i * 10);
  const png = encodePng(pixels, 3, 2);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const start = png.indexOf('IDAT') + 4;
  const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  expect([...lines.subarray(1, 13), ...lines.subarray(14, 26)]).toEqual([...pixels]);
  expect(() => encodePng(pixels, 2, 2)).toThrow(RangeError);
});

/** What the fonts of a PDF say that their glyphs stand for; a character that no font has is not among them. */
function charactersOf(pdf: Buffer): Set<string> {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].flatMap(({ index, 0: word }) => {
    const start = index + word.length;
    const packed = pdf.subarray(start, pdf.indexOf('endstream', start));
    return packed[0] === 0x78 ? [inflateSync(packed).toString('latin1')] : [];
  });
  const maps = streams.filter((stream) => stream.includes('begincmap')).join('');
  const utf16 = [...maps.matchAll(/<([0-9a-f]{4}(?: ?[0-9a-f]{4})?)>/giu)];
  return new Set(utf16.map(([, hex]) => Buffer.from(hex!.replace(' ', ''), 'hex').swap16().toString('utf16le')));
}

it('keeps text in a PDF as text: each character in an embedded font that has it', async () => {
  const title = '肝脏糖β₂⁻Ⅱ𝛼−µ→±×≥✗';
  const { drawing, size } = drawn('pca-scores', { settings: { title } });
  const pdf = await renderPdf(drawing, size);
  const text = pdf.toString('latin1');
  expect(text).toContain('NotoSansSC');
  expect(text).toContain('/FontFile2');
  const held = charactersOf(pdf);
  expect(Array.from(title).filter((char) => !held.has(char))).toEqual([]);
});

it('writes a box for what no font has, so that nothing disappears', async () => {
  const { drawing, size } = drawn('pca-scores', { settings: { title: '肝😀脏' } });
  expect(charactersOf(await renderPdf(drawing, size))).toContain('□');
});

describe('on paper', () => {
  const paper = { width: 85, height: 57, dpi: 600 };
  const size = roomOnPaper(paper);
  const { drawing } = drawn('volcano', { size, tables: { result: resultTable(5_001) } });
  const svg = renderSvg(drawing, size, 'light', paper);

  it('an SVG has its sides in mm, and its units are those of the drawing', () => {
    expect(svg).toMatch(/^<svg width="85mm" height="57mm"[^>]* viewBox="0 0 321.26 215.43"/);
  });

  it('an image within it has the dots that were asked for', () => {
    const { width, href } = /<image [^>]*width="(?<width>[\d.]+)"[^>]*base64,(?<href>[^"]+)"/.exec(svg)!.groups!;
    const dots = Buffer.from(href!, 'base64').readUInt32BE(16);
    expect(dots / Number(width)).toBeCloseTo(600 / 96, 5);
  });

  it('a PDF has a page of that size', async () => {
    const pdf = (await renderPdf(drawing, size, 'light', paper)).toString('latin1');
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
    expect(Number(width)).toBeCloseTo((85 / 25.4) * 72, 1);
    expect(Number(height)).toBeCloseTo((57 / 25.4) * 72, 1);
  });
});

it('writes data that a spreadsheet opens: Chinese column titles, quotes, NA, full precision, and no formula', () => {
  const data = table('t', { id: ['a,"b"', '=HYPERLINK("x")', '对照'], value: [0.1 + 0.2, Number.NaN, -1e-300] });
  expect(dataCsv({ data } as ChartDrawing)).toBe(
    '\ufeffid,value\r\n"a,""b""",0.30000000000000004\r\n"\'=HYPERLINK(""x"")",NA\r\n对照,-1e-300\r\n',
  );
});
