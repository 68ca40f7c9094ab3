import { maximum, minimum } from '@panome/analysis/extremes';
import { paletteColors, significanceColors } from '../../../palette/index.ts';
import { sampled } from '../../view.ts';
import type { Recipe, View } from '../../view.ts';
import { byRamp } from '../shapes/index.ts';

/** Terms from the top, share or fold on the axis, p-value as colour and hits as size. */
export function enrichmentBubble(v: View): ReturnType<Recipe> {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const x = v.axes.x[0]?.name?.includes('倍数') ? 'fold' : 'rich_factor';
  const [terms, values, ps] = [
    v.texts('term'),
    v.column(x)!.values as Float64Array,
    v.column(p)!.values as Float64Array,
  ];
  const order = terms
    .map((_, at) => at)
    .toSorted((a, b) => values[b]! - values[a]! || ps[a]! - ps[b]!)
    .map((at) => terms[at]!);
  const heights = Array.from(ps, (value) => -Math.log10(value)).filter(Number.isFinite);
  const [low, high] = [Math.min(minimum(heights), Infinity), Math.max(maximum(heights), -Infinity)];
  return {
    frames: [v.frame([{ do: 'minusLog10', to: 'height', from: p }])],
    x: v.number('x'),
    y: v.names('y', 'term', { text: 'name', order }),
    ramp: {
      column: 'height',
      title: p === 'p_adj' ? '−log10 校正后 P' : '−log10 P',
      min: low < high ? low : 0,
      max: low < high ? high : Math.max(1, high),
      colors: sampled(significanceColors(v.input.settings.palette, 'light')),
    },
    marks: [
      { mark: 'points', x, y: 'term', ink: byRamp, size: { column: 'overlap', least: 5, most: 18, title: '命中数' } },
    ],
  };
}

export function markerDots(v: View): ReturnType<Recipe> {
  const value = v.column('scaled') ? 'scaled' : v.data.columns[2]!.name;
  const [item, share] = [v.data.columns[0]!.name, v.data.columns[3]!];
  const signed = value === 'scaled';
  // The scale has 0 in the middle or at the lower end, as on the page.
  const bound =
    Array.from(v.column(value)!.values as Float64Array).reduce((most, one) => Math.max(most, Math.abs(one) || 0), 0) ||
    1;
  const colors = sampled(paletteColors(v.input.settings.palette, signed ? 'diverging' : 'sequential', 'light'));
  return {
    frames: [v.frame()],
    x: v.names('x', item),
    y: v.names('y', 'cluster'),
    ramp: { column: value, title: v.column(value)!.label, min: signed ? -bound : 0, max: bound, colors },
    marks: [
      {
        mark: 'points',
        x: item,
        y: 'cluster',
        ink: byRamp,
        size: { column: share.name, least: 3, most: 18, title: share.label },
      },
    ],
  };
}
