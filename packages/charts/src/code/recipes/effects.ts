import type { Drawn, Recipe, View } from '../view.ts';
import { byLevel } from './shapes/index.ts';

const kinds = { study: '各项', random: '随机效应', fixed: '固定效应' } as const;

/** Estimates with their intervals below one another, summaries as larger marks. */
function forest(v: View): Drawn {
  const log = v.axes.x[0]?.name?.includes('对数') ?? false;
  const [centre, low, high] = log
    ? (['log_estimate', 'log_low', 'log_high'] as const)
    : (['estimate', 'low', 'high'] as const);
  const present = v.distinct('kind');
  const colors = { study: v.palette[0]!, random: v.colors.text, fixed: v.colors.neutral };
  const { lines: _, ...x } = v.number('x');
  return {
    frames: [
      v.frame([
        { do: 'text', to: 'place', from: 'row' },
        ...(log
          ? (['estimate', 'low', 'high'] as const).map((from) => ({ do: 'log10' as const, to: `log_${from}`, from }))
          : []),
      ]),
    ],
    x: {
      ...x,
      ...(log && { power: true }),
      lines: v.input.options['measure'] === 'plain' ? [] : [{ at: 0, color: v.colors.axis, dashed: false }],
    },
    y: v.names('y', 'place', { text: 'label', title: '' }),
    levels: {
      column: 'kind',
      mark: 'point',
      items: (['study', 'random', 'fixed'] as const)
        .filter((kind) => present.includes(kind))
        .map((kind) => ({
          value: kind,
          label: kinds[kind],
          color: colors[kind],
          symbol: kind === 'study' ? 'rect' : 'diamond',
        })),
    },
    marks: [
      { mark: 'errors', along: 'y', name: 'place', low, high, ink: v.colors.text, caps: false },
      { mark: 'points', x: centre, y: 'place', ink: byLevel, size: 9, symbols: true },
    ],
    remarks: ['汇总画成菱形的点加区间；亚组、旁注与权重在 data.csv 中'],
  };
}

/** Charts of effects with their intervals. */
export const effectRecipes: Readonly<Record<string, Recipe>> = { 'forest-plot': forest };
