import { describe, expect, it } from 'vitest';
import type { PointLayer } from '../drawing.ts';
import { discOf } from './discs.ts';
import { pointPixels } from './pointPixels.ts';

const view = { x: { min: 0, max: 100 }, y: { min: 0, max: 60 } };
const [red, blue] = [0xff0000ff, 0xffff0000];
const none: ReadonlySet<number> = new Set();
const layerOf = (x: number[], y: number[], color: number[], radius = 1): PointLayer => ({
  kind: 'points',
  ids: [],
  x: Float64Array.from(x),
  y: Float64Array.from(y),
  color: Uint8Array.from(color),
  colors: ['#ff0000', '#0000ff'],
  names: ['one', 'other'],
  radius,
});
/** A picture of one pixel a unit, its first row at the top. */
function drawn(layer: PointLayer, hidden = none, width = 100, height = 60) {
  const words = new Uint32Array(width * height);
  pointPixels({ words, width, height }, layer, view, layer.radius, hidden);
  return {
    at: (x: number, y: number) => words[(height - 1 - y) * width + x]!,
    count: words.filter((word) => word !== 0).length,
  };
}

/** The same discs stamped one by one. */
function stamped(layer: PointLayer, width: number, height: number): Set<number> {
  const disc = discOf(layer.radius).at(-1)!.spans;
  const covered = new Set<number>();
  layer.x.forEach((across, i) => {
    const [x, y] = [Math.floor((across * width) / 100), Math.floor(((60 - layer.y[i]!) * height) / 60)];
    for (let dy = -disc.length + 1; dy < disc.length; dy++) {
      const span = disc[Math.abs(dy)]!;
      for (let dx = -span; dx <= span; dx++)
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) covered.add((y + dy) * width + x + dx);
    }
  });
  return covered;
}

describe('a disc', () => {
  it('is solid in the middle, fainter at the rim, and each level holds the ones before it', () => {
    const disc = discOf(2);
    expect(disc[0]).toEqual({
      cover: 1,
      spans: [2, 1, 0].map((span) => (span === 2 ? 1 : span === 0 ? -1 : 1)).filter((span) => span >= 0),
    });
    expect(disc.map(({ cover }) => cover)).toEqual(
      disc.map(({ cover }) => cover).toSorted((one, other) => other - one),
    );
    disc
      .slice(1)
      .forEach(({ spans }, level) =>
        disc[level]!.spans.forEach((span, dy) => expect(spans[dy]!).toBeGreaterThanOrEqual(span)),
      );
  });
});

describe('points', () => {
  it('are discs around their pixel, in the colour of their group', () => {
    const picture = drawn(layerOf([10.5, 50.5], [20.5, 30.5], [0, 1]));
    expect([picture.at(10, 20), picture.at(50, 30)]).toEqual([red, blue]);
    expect(picture.at(30, 25)).toBe(0);
  });

  it('of a later group lie on top, and a hidden group is not there', () => {
    const layer = layerOf([10.5, 10.5], [20.5, 20.5], [1, 0]);
    expect(drawn(layer).at(10, 20)).toBe(blue);
    expect(drawn(layer, new Set([1])).at(10, 20)).toBe(red);
  });

  it('without a coordinate are left out', () => expect(drawn(layerOf([NaN, 5], [5, NaN], [0, 0])).count).toBe(0));

  it.each([1, 1.5, 2, 3.5])(
    'cover the pixels that stamping each disc (radius %d) would cover, also at the edges',
    (radius) => {
      let state = 5;
      const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
      const count = 400;
      const layer = layerOf(
        Array.from({ length: count }, () => next() * 100),
        Array.from({ length: count }, () => next() * 60),
        Array.from({ length: count }, () => 0),
        radius,
      );
      const [width, height] = [173, 91];
      const words = new Uint32Array(width * height);
      pointPixels({ words, width, height }, layer, view, radius, none);
      const covered = [...words.keys()].filter((pixel) => words[pixel] !== 0);
      expect(covered).toEqual([...stamped(layer, width, height)].toSorted((one, other) => one - other));
    },
  );
});
