import { maximum, minimum } from '@panome/analysis/extremes';
import { paletteColors, significanceColors } from '../../../palette/index.ts';
import { sampled } from '../../view.ts';
import type { Recipe } from '../../view.ts';
import { bars, byLevel, byRamp, number, parts, tableFrom, text } from '../shapes/index.ts';

export const daLollipop: Recipe = (v) => {
  const scores = v.column('da_score')!.values as Float64Array;
  const bound = scores.reduce((most, score) => Math.max(most, Math.abs(score)), 0.1);
  // The file begins with the lowest score, which stands at the bottom.
  const order = v.texts('term').toReversed();
  return {
    frames: [v.frame()],
    x: v.number('x'),
    y: v.names('y', 'term', { text: 'name', order }),
    ramp: {
      column: 'da_score',
      title: 'DA 得分',
      min: -bound,
      max: bound,
      colors: sampled(paletteColors(v.input.settings.palette, 'diverging', 'light')),
    },
    marks: [
      { mark: 'segments', from: [0, 'term'], to: ['da_score', 'term'], ink: v.colors.neutral, width: 2 },
      {
        mark: 'points',
        x: 'da_score',
        y: 'term',
        ink: byRamp,
        size: { column: 'measured', least: 6, most: 16, title: '测到的特征数' },
      },
    ],
  };
};

/** The densities of the file as outlines, each from its own line upwards. */
export const gseaRidge: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const [terms, score, density, raw] = [
    v.texts('term'),
    v.column('score')!.values as Float64Array,
    v.column('density')!.values as Float64Array,
    v.column(p)!.values as Float64Array,
  ];
  const order = v.distinct('term');
  const nameOf = new Map(terms.map((term, row) => [term, v.texts('name')[row]!]));
  const peak = density.reduce((most, value) => Math.max(most, value), 1e-300);
  const rows = order.flatMap((term, at) => {
    const own = [...terms.keys()].filter((row) => terms[row] === term);
    const foot = order.length - at;
    const height = -Math.log10(Math.max(raw[own[0]!]!, 1e-300));
    return [
      { term, x: score[own[0]!]!, y: foot, height },
      ...own.map((row) => ({ term, x: score[row]!, y: foot + (1.8 * density[row]!) / peak, height })),
      { term, x: score[own.at(-1)!]!, y: foot, height },
    ];
  });
  const heights = rows.map(({ height }) => height);
  const [low, high] = [Math.min(minimum(heights), Infinity), Math.max(maximum(heights), -Infinity)];
  const ramp = significanceColors(v.input.settings.palette, 'light');
  const fills = heights.map(
    (height) => ramp[high > low ? Math.round(((height - low) / (high - low)) * (ramp.length - 1)) : ramp.length - 1]!,
  );
  return {
    frames: [
      v.frame(),
      {
        name: 'ridges',
        table: tableFrom('ridges', [
          text(
            'term',
            rows.map(({ term }) => term),
          ),
          number(
            'x',
            rows.map(({ x }) => x),
          ),
          number(
            'y',
            rows.map(({ y }) => y),
          ),
          text('fill', fills),
        ]),
      },
    ],
    x: {
      kind: 'number',
      title: v.axes.x[0]?.name ?? '排序得分',
      lines: [{ at: 0, color: v.colors.axis, dashed: true }],
    },
    y: {
      kind: 'number',
      title: '',
      min: 0.8,
      max: order.length + 2,
      ticks: order.map((term, at) => ({ at: order.length - at, text: nameOf.get(term)! })),
    },
    marks: [
      {
        mark: 'polygons',
        frame: 'ridges',
        x: 'x',
        y: 'y',
        group: 'term',
        ink: { column: 'fill' },
        opacity: 0.82,
        edge: v.colors.text,
      },
    ],
    remarks: ['颜色按 P 值，与页面相同，写在 ridges.csv 的 fill 列'],
  };
};

export const qeaBars: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const heights = Array.from(v.column(p)!.values as Float64Array, (value) => -Math.log10(value)).filter(
    Number.isFinite,
  );
  const [low, high] = [Math.min(minimum(heights), Infinity), Math.max(maximum(heights), -Infinity)];
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: 'fold',
    steps: [{ do: 'minusLog10', to: 'height', from: p }],
  });
  return {
    ...made,
    marks: [{ mark: 'bars', along: 'y', name: 'term', value: 'fold', ink: byRamp }],
    ramp: {
      column: 'height',
      title: p === 'p_adj' ? '−log10 校正后 P' : '−log10 P',
      min: low < high ? low : 0,
      max: low < high ? high : Math.max(1, high),
      colors: sampled(significanceColors(v.input.settings.palette, 'light')),
    },
  };
};

export const kseaBars: Recipe = (v) => {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const cut = v.input.settings.own?.['cut'];
  const color = (name: string, fallback: string): string => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: 'z',
    ink: byLevel,
    steps: [
      { do: 'split', to: 'kind', from: 'z', at: 0, below: '活性降低', above: '活性升高' },
      {
        do: 'mark',
        column: 'kind',
        from: p,
        at: typeof cut === 'number' ? cut : 0.05,
        when: 'not below',
        as: '不显著',
      },
    ],
  });
  // The page draws the highest score on top, the file begins with the lowest.
  return {
    ...made,
    y: v.names('y', 'term', { text: 'name', order: v.texts('term').toReversed() }),
    ...parts(v, 'kind', [
      ['活性升高', color('活性升高', v.colors.up)],
      ['活性降低', color('活性降低', v.colors.down)],
      ['不显著', v.colors.neutral],
    ]),
  };
};
