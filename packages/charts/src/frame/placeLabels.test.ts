import { expect, it } from 'vitest';
import { placeLabels } from './placeLabels.ts';
import type { LabelRequest } from './placeLabels.ts';
import { textWidth } from './text.ts';
import { whileDrawing } from './whileDrawing.ts';

const rect = { x: 50, y: 10, width: 400, height: 300 };
const scale = { min: 0, max: 10, interval: 2 };
const place = (changes: Partial<LabelRequest>) =>
  placeLabels({
    rect,
    xScale: scale,
    yScale: scale,
    ids: [],
    x: [],
    y: [],
    labels: new Set(),
    symbolSize: 6,
    fontSize: 11,
    ...changes,
  });

/** Boxes in pixels, from the same scale as the axes. */
function boxes(ids: readonly string[], x: readonly number[], y: readonly number[]) {
  const places = place({ ids, x, y, labels: new Set(ids) });
  return ids.map((id, i) => {
    const [across, down] = places.get(id)!.offset;
    const left = rect.x + (x[i]! / 10) * rect.width - 3 + across;
    const top = rect.y + rect.height - (y[i]! / 10) * rect.height - 3 + down;
    return { left, top, right: left + textWidth(id, 11), bottom: top + 12 };
  });
}

it('keeps the labels of crowded points apart and inside the axes', () => {
  const ids = ['Gene1', 'Gene2', 'Gene3', 'Gene4', 'Gene5'];
  const placed = boxes(ids, [9.8, 9.7, 9.9, 9.8, 0.1], [9.9, 9.8, 9.7, 9.8, 0.1]);
  for (const box of placed) {
    expect(box.left).toBeGreaterThanOrEqual(rect.x - 1);
    expect(box.right).toBeLessThanOrEqual(rect.x + rect.width + 1);
  }
  placed.forEach((one, i) =>
    placed
      .slice(i + 1)
      .forEach((other) =>
        expect(
          one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ).toBe(false),
      ),
  );
});

it('puts the label of an isolated point next to it, without a line', () => {
  expect(place({ ids: ['a'], x: [5], y: [5], labels: new Set(['a']) }).get('a')!.far).toBe(false);
});

it('puts the label of a large symbol beside it, not on it', () => {
  const sizes = [30, 6];
  const at = place({
    ids: ['large', 'small'],
    x: [3, 7],
    y: [5, 5],
    labels: new Set(['large', 'small']),
    symbolSize: sizes,
  });
  for (const [i, name] of ['large', 'small'].entries())
    expect(at.get(name)!.offset[0]).toBeGreaterThanOrEqual(sizes[i]!);
});

it('avoids a line through the plot while there is room', () => {
  const at = place({
    ids: ['a feature'],
    x: [4.8],
    y: [5],
    labels: new Set(['a feature']),
    lines: { x: [5], y: [] },
  }).get('a feature')!;
  expect(rect.x + 0.48 * rect.width - 3 + at.offset[0] + textWidth('a feature', 11)).toBeLessThanOrEqual(
    rect.x + 0.5 * rect.width,
  );
});

it('places no label for a point that cannot be drawn or was not chosen', () => {
  expect(place({ ids: ['a', 'b'], x: [Number.NaN, 1], y: [1, 1], labels: new Set(['a', 'gone']) }).size).toBe(0);
});

it('drops the less important of two labels when there is a place for one only, and counts it', () => {
  const narrow = { ...rect, width: 70, height: 14 };
  const request = { rect: narrow, ids: ['gene one', 'gene two'], x: [1, 1], y: [5, 5] };
  const { dropped, made } = whileDrawing(() => place({ ...request, labels: new Set(['gene two', 'gene one']) }));
  expect([...made.keys()]).toEqual(['gene two']);
  expect(dropped).toBe(1);
});

it('is dropped rather than hide more than two points', () => {
  // A wall of points on both sides leaves no place that would not hide several.
  const wall = Array.from({ length: 400 }, (_, at) => ({
    id: `point number ${at}`,
    x: (at % 20) / 2,
    y: Math.floor(at / 20) / 2,
  }));
  const { dropped, made } = whileDrawing(() =>
    place({
      ids: wall.map(({ id }) => id),
      x: wall.map(({ x }) => x),
      y: wall.map(({ y }) => y),
      labels: new Set(['point number 210']),
      symbolSize: 12,
    }),
  );
  expect([made.size, dropped]).toEqual([0, 1]);
});

it('shortens a long name in the middle, so that it does not take the plot', () => {
  const id = 'regulation of the response to an endogenous stimulus 5';
  const { text } = place({ ids: [id], x: [5], y: [5], labels: new Set([id]) }).get(id)!;
  expect(text).toMatch(/^regulation.*….*stimulus 5$/);
  expect(textWidth(text, 11)).toBeLessThanOrEqual(0.45 * rect.width);
});
