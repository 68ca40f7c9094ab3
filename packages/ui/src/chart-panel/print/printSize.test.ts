import { expect, it } from 'vitest';
import { dotsOf, heightFor, isTooLarge, pointsOf, roomOf } from './printSize.ts';
import { svgOnPaper } from './svgOnPaper.ts';
import { withDensity } from './withDensity.ts';

it('draws a text of 12 px as 9 pt, whatever the density', () => {
  expect(roomOf({ width: 25.4, height: 50.8 })).toEqual({ width: 96, height: 192 });
  expect(pointsOf([12, 10, 14])).toEqual({ least: 7.5, most: 10.5 });
  expect(pointsOf([])).toBeNull();
});

it('has so many dots an inch', () => {
  expect(dotsOf({ width: 174, height: 120, dpi: 300 })).toEqual({ width: 2056, height: 1419 });
  expect(isTooLarge({ width: 500, height: 500, dpi: 600 })).toBe(false);
  expect(isTooLarge({ width: 800, height: 100, dpi: 600 })).toBe(true);
});

it('keeps the shape of the figure', () => {
  expect(heightFor(85, { width: 720, height: 480 })).toBe(57);
});

it('says its density behind the header of the file', async () => {
  const png = new Uint8Array(60);
  const written = new DataView(await (await withDensity(new Blob([png]), 300)).arrayBuffer());
  expect(written.byteLength).toBe(81);
  expect(written.getUint32(33)).toBe(9);
  expect(written.getUint32(41)).toBe(11_811);
  expect(written.getUint8(49)).toBe(1);
});

it('gives an SVG its sides in mm, and keeps its pixels as units', () => {
  const svg = '<svg width="321" height="215" xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 321 215">';
  expect(svgOnPaper(svg, { width: 85, height: 57 })).toBe(
    '<svg width="85mm" height="57mm" viewBox="0 0 321 215" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg" version="1.1">',
  );
});
