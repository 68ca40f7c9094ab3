import { describe, expect, it } from 'vitest';
import { axisPatch } from './axisPatch.ts';
import { plotOf, toPixel, type Plot } from './plot.ts';
import { boxed, movedByPixels, zoomed } from './view.ts';

const size = { width: 600, height: 400 };
const nothing = { summary: '', data: { columns: [], rows: 0 } };
const hidden = { type: 'value' as const, show: false };
/** A figure of shapes: what ECharts needs for a legend is not seen. */
const shapes = {
  ...nothing,
  option: {
    grid: { left: 0, top: 0, width: 1, height: 1 },
    xAxis: hidden,
    yAxis: hidden,
    graphic: { elements: [{ type: 'circle' as const }] },
  },
};
const plot = plotOf(shapes, size) as Plot;

describe('what can be zoomed', () => {
  it('is the whole figure where there are shapes and no axes', () => {
    expect(plot).toMatchObject({
      of: 'figure',
      full: { x: { min: 0, max: 600 }, y: { min: 0, max: 400 } },
      fixed: false,
    });
  });

  it('is the plot of a web of nodes, whose names nobody can choose', () => {
    const ends = { ...hidden, min: 0, max: 1 };
    expect(
      plotOf(
        { ...nothing, option: { grid: { left: 0, top: 0, right: 100, bottom: 0 }, xAxis: ends, yAxis: ends } },
        size,
      ),
    ).toMatchObject({ of: 'axes', rect: { width: 500 } });
  });

  it('is the leaves of a tree alone, whose heights stay', () => {
    const joint = Float64Array.of(0.5);
    const tree = {
      kind: 'brackets' as const,
      side: 'top' as const,
      rect: { x: 50, y: 10, width: 540, height: 300 },
      from: Float64Array.of(0, 0.5),
      to: Float64Array.of(1, 2),
      fromHeight: joint,
      toHeight: joint,
      height: joint,
      highest: 4,
      color: '#000000',
      width: 1,
    };
    const axes = {
      xAxis: { type: 'category' as const, data: ['a', 'b', 'c'] },
      yAxis: { type: 'value' as const, min: 0, max: 4 },
      grid: { left: 50, top: 10, width: 540, height: 300 },
    };
    const leaves = plotOf({ ...nothing, layers: [tree], option: axes }, size)!;
    const near = zoomed(leaves, leaves.full, 0.1, { x: -0.5, y: 0 });
    expect([leaves.full.x, near]).toEqual([
      { min: -0.5, max: 2.5 },
      { x: { min: -0.5, max: 1.5 }, y: leaves.full.y },
    ]);
    expect(axisPatch({ ...nothing, layers: [tree], option: axes }, leaves, near, size)).toMatchObject({
      xAxis: [{ min: 0, max: 1 }],
      yAxis: [{}],
    });
  });

  it('is nothing of shapes beside axes, nor of bars', () => {
    const axes = {
      xAxis: { type: 'value' as const, min: 0, max: 1 },
      yAxis: { type: 'value' as const, min: 0, max: 1 },
      grid: { left: 50, top: 10, right: 10, bottom: 50 },
    };
    expect(plotOf({ ...nothing, labelIds: ['a'], option: { ...axes, graphic: { elements: [] } } }, size)).toMatchObject(
      { of: 'axes', fixed: true },
    );
    expect(plotOf({ ...nothing, option: { ...axes, xAxis: { type: 'category', data: ['a'] } } }, size)).toBeNull();
  });
});

describe('a figure without axes', () => {
  it('is magnified alike in both directions around a pixel that stays', () => {
    const at = { x: 450, y: 100 };
    const view = zoomed(plot, plot.full, 0.5, at);
    expect([view.x.max - view.x.min, view.y.max - view.y.min]).toEqual([300, 200]);
    expect(toPixel(plot, view, at)).toEqual(at);
    const deep = zoomed(plot, view, 1e-6, at);
    expect([deep.x.max - deep.x.min, deep.y.max - deep.y.min]).toEqual([600 / 16, 400 / 16]);
  });

  it('moves with the pointer and not beyond its edges', () => {
    const view = zoomed(plot, plot.full, 0.5, { x: 300, y: 200 });
    expect(movedByPixels(plot, view, { x: 60, y: -40 })).toEqual({
      x: { min: 120, max: 420 },
      y: { min: 120, max: 320 },
    });
    expect(movedByPixels(plot, view, { x: 9_999, y: 9_999 })).toEqual({
      x: { min: 0, max: 300 },
      y: { min: 0, max: 200 },
    });
  });

  it('keeps its shape when a part is boxed, with that part in the middle', () => {
    const view = boxed(plot, { x: 260, y: 180 }, { x: 320, y: 300 });
    expect([view.x.max - view.x.min, view.y.max - view.y.min].map(Math.round)).toEqual([180, 120]);
    expect([(view.x.min + view.x.max) / 2, (view.y.min + view.y.max) / 2]).toEqual([290, 240]);
  });
});
