import type { Recipe } from '../view.ts';
import { byLevel, lines } from './shapes/index.ts';

/** Means with their error bars, one panel per feature. */
const interaction: Recipe = (v) => {
  const lettered = v.input.settings.own?.['letters'] !== false && v.distinct('letters').some(Boolean);
  const [features, places] = [
    v.distinct('feature'),
    v.axes.x.find(({ type }) => type === 'category') as { data?: readonly string[] } | undefined,
  ];
  return {
    frames: [v.frame()],
    levels: v.levels('line', 'line'),
    x: {
      kind: 'names',
      title: v.input.settings.xTitle ?? '',
      column: 'place',
      order: places?.data ?? v.distinct('place'),
    },
    y: {
      kind: 'number',
      title:
        v.input.settings.yTitle ??
        { se: '均值 ± 标准误', sd: '均值 ± 标准差', none: '均值' }[String(v.input.settings.own?.['error'] ?? 'se')] ??
        '均值',
    },
    panels: {
      column: 'feature',
      columns: Math.min(3, features.length),
      free: true,
      items: features.map((value) => ({ value, label: value })),
    },
    marks: [
      ...(v.input.settings.own?.['error'] === 'none'
        ? []
        : [{ mark: 'errors' as const, along: 'x' as const, name: 'place', low: 'low', high: 'high', ink: byLevel }]),
      { mark: 'line', x: 'place', y: 'mean', ink: byLevel, width: 2 },
      { mark: 'points', x: 'place', y: 'mean', ink: byLevel, size: v.pointSize(), symbols: true },
      ...(lettered
        ? [
            {
              mark: 'texts' as const,
              x: 'place',
              y: v.input.settings.own?.['error'] === 'none' ? 'mean' : 'high',
              text: 'letters',
              at: 'above' as const,
            },
          ]
        : []),
    ],
    remarks: ['各样本的值在结果表 top 中，这里只画均值与误差线'],
  };
};

/** Power against the number of samples, with the target and what it needs. */
const powerCurve: Recipe = (v) => {
  const order = v.distinct('effect');
  const shown = v.input.settings.own?.['others'] === false ? [order[Math.floor((order.length - 1) / 2)]!] : order;
  return lines(v, { x: 'n', y: 'power', by: 'effect', order: shown, width: 2 });
};

/** Charts of experimental designs: factors and sample sizes. */
export const designRecipes: Readonly<Record<string, Recipe>> = {
  'interaction-plot': interaction,
  'power-curve': powerCurve,
};
