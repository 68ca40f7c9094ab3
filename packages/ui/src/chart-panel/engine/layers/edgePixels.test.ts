import { describe, expect, it } from 'vitest';
import type { EdgeLayer } from '../drawing.ts';
import { edgePixels } from './edgePixels.ts';

const view = { x: { min: 0, max: 40 }, y: { min: 0, max: 30 } };
const [width, height] = [40, 30];
type Line = readonly [x0: number, y0: number, x1: number, y1: number];
const layerOf = (lines: readonly Line[], opacity = 1, thickness = 1): EdgeLayer => ({
  kind: 'edges',
  x: Float64Array.from(lines.flatMap(([x0, , x1]) => [x0, x1])),
  y: Float64Array.from(lines.flatMap(([, y0, , y1]) => [y0, y1])),
  from: Uint32Array.from(lines, (_, i) => 2 * i),
  to: Uint32Array.from(lines, (_, i) => 2 * i + 1),
  color: '#000000',
  opacity,
  width: thickness,
});
/** How opaque each pixel is, 0…1; the first row is the highest y. */
function drawn(layer: EdgeLayer) {
  const words = new Uint32Array(width * height);
  edgePixels({ words, width, height }, layer, view, 1);
  const alpha = Array.from(words, (word) => (word >>> 24) / 255);
  return {
    at: (x: number, y: number) => alpha[(height - 1 - y) * width + x]!,
    sum: alpha.reduce((sum, one) => sum + one, 0),
  };
}

describe('lines', () => {
  it('cover the pixels between their ends, flat, upright and aslant', () => {
    const flat = drawn(layerOf([[5, 10.5, 15, 10.5]]));
    expect([flat.at(5, 10), flat.at(14, 10), flat.at(15, 10), flat.at(10, 11)]).toEqual([1, 1, 0, 0]);
    const upright = drawn(layerOf([[8.5, 4, 8.5, 12]]));
    expect([upright.at(8, 4), upright.at(8, 11), upright.at(8, 12)]).toEqual([1, 1, 0]);
    expect(drawn(layerOf([[5, 5, 15, 15]])).sum).toBeCloseTo(Math.hypot(10, 10), 0);
  });

  it('are as wide as asked, thinner than a pixel and thicker', () => {
    for (const thickness of [0.5, 1, 3])
      expect(drawn(layerOf([[5, 12.5, 25, 12.5]], 1, thickness)).sum).toBeCloseTo(20 * thickness, 0);
  });

  it('are the same in both directions', () => {
    const there = drawn(layerOf([[3, 4, 30, 22]]));
    const back = drawn(layerOf([[30, 22, 3, 4]]));
    for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) expect(back.at(x, y)).toBe(there.at(x, y));
  });

  it('grow denser where they cross', () => {
    const cross = drawn(
      layerOf(
        [
          [5, 10.5, 25, 10.5],
          [15.5, 2, 15.5, 20],
        ],
        0.2,
      ),
    );
    expect(cross.at(10, 10)).toBeCloseTo(0.2, 1);
    expect(cross.at(15, 10)).toBeCloseTo(0.36, 1);
  });

  it('with both ends far outside are drawn where they cross the view, and nowhere else', () => {
    const through = drawn(
      layerOf([
        [-4000, 15.5, 4000, 15.5],
        [20.5, -9000, 20.5, 9000],
        [-100, -100, -50, 90],
      ]),
    );
    expect([through.at(0, 15), through.at(39, 15), through.at(20, 0), through.at(20, 29)]).toEqual([1, 1, 1, 1]);
    expect(through.sum).toBeCloseTo(width + height - 1, 5);
  });

  it('with a missing end are left out', () =>
    expect(
      drawn(
        layerOf([
          [NaN, 5, 20, 5],
          [5, 5, 20, NaN],
        ]),
      ).sum,
    ).toBe(0));
});
