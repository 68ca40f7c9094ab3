import type { Drawn, View } from '../../view.ts';
import { bars, byLevel, parts } from '../shapes/index.ts';
import { itemColors, ownNumber } from './singleBars.ts';

export function enrichmentBar(v: View): Drawn {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const byCount = !v.axes.x[0]?.name?.includes('log10');
  const cut = ownNumber(v, 'cut') || 0.05;
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: byCount ? 'overlap' : 'height',
    ink: byLevel,
    steps: [
      { do: 'minusLog10', to: 'height', from: p },
      { do: 'set', to: 'kind', value: '显著' },
      { do: 'mark', column: 'kind', from: p, at: cut, when: 'not below', as: '不显著' },
    ],
  });
  const main = itemColors(v).find((color) => color !== v.colors.neutral) ?? v.palette[0]!;
  return {
    ...made,
    ...parts(v, 'kind', [
      ['显著', main],
      ['不显著', v.colors.neutral],
    ]),
    legend: 'none',
  };
}

export function gseaNes(v: View): Drawn {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const items = v.series.flatMap(({ name, type }) => (type === 'bar' && name ? [name] : []));
  const [high, low, none] = [items[0] ?? '高端富集', items[1] ?? '低端富集', items[2] ?? '不显著'];
  const color = (name: string, fallback: string) => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', {
    column: 'term',
    text: 'name',
    value: 'nes',
    ink: byLevel,
    steps: [
      { do: 'split', to: 'kind', from: 'nes', at: 0, below: low, above: high },
      { do: 'mark', column: 'kind', from: p, at: ownNumber(v, 'cut') || 0.05, when: 'not below', as: none },
    ],
  });
  // The page draws the highest score on top, the file begins with the lowest.
  const order = [...(v.data.columns.find(({ name }) => name === 'term')!.values as readonly string[])];
  const nes = v.column('nes')!.values as Float64Array;
  const sorted = order
    .map((_, at) => at)
    .toSorted((a, b) => nes[b]! - nes[a]!)
    .map((at) => order[at]!);
  return {
    ...made,
    y: v.names('y', 'term', { text: 'name', order: sorted }),
    ...parts(v, 'kind', [
      [high, color(high, v.colors.up)],
      [low, color(low, v.colors.down)],
      [none, v.colors.neutral],
    ]),
  };
}

export function lefseBar(v: View): Drawn {
  return {
    ...bars(v, 'y', { column: 'feature', value: 'lda', ink: byLevel, steps: v.blanks('group') }),
    levels: v.levels('group', 'box'),
  };
}

export function lollipop(v: View): Drawn {
  const grouped = v.distinct('group').some((name) => name !== '');
  const { colors } = v;
  const ink = grouped ? byLevel : v.palette[0]!;
  return {
    frames: [v.frame([...(grouped ? v.blanks('group') : []), { do: 'text', to: 'row', from: 'rank' }])],
    x: { ...v.number('x'), lines: [{ at: 0, color: colors.axis, dashed: false }] },
    y: v.names('y', 'row', { text: 'label' }),
    ...(grouped && { levels: v.levels('group', 'point') }),
    marks: [
      { mark: 'segments', from: [0, 'row'], to: ['value', 'row'], ink, width: 2 },
      { mark: 'points', x: 'value', y: 'row', ink, size: v.input.settings.pointSize ?? 11 },
    ],
  };
}

export function waterfall(v: View): Drawn {
  const names = v.series.flatMap(({ name, type }) => (type === 'scatter' && name ? [name] : []));
  const [up, down] = [names[0] ?? '较高', names[1] ?? '较低'];
  const color = (name: string, fallback: string) => v.seriesColor((one) => one.name === name, fallback);
  const made = bars(v, 'y', {
    column: 'feature',
    value: 'lfc',
    ink: byLevel,
    steps: [{ do: 'split', to: 'direction', from: 'lfc', at: 0, below: down, above: up }],
  });
  return {
    ...made,
    ...parts(v, 'direction', [
      [up, color(up, v.colors.up)],
      [down, color(down, v.colors.down)],
    ]),
    marks: [
      ...made.marks,
      { mark: 'errors', along: 'y', name: 'feature', low: 'ci_low', high: 'ci_high', ink: v.colors.text },
    ],
  };
}
