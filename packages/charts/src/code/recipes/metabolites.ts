import { numbers, texts } from '../../table/index.ts';
import type { Mark } from '../figure.ts';
import type { Recipe, View } from '../view.ts';
import { namesOf } from './names.ts';
import { bars, byLevel, number, parts, points, tableFrom, text } from './shapes/index.ts';
import { round, unitsOf, type Spot } from './units.ts';

const directions = (v: View) =>
  parts(
    v,
    'direction',
    [
      ['上调', v.seriesColor(({ name }) => name?.startsWith('上调') ?? false, v.colors.up)],
      ['下调', v.seriesColor(({ name }) => name?.startsWith('下调') ?? false, v.colors.down)],
      ['不显著', v.seriesColor(({ name }) => name?.startsWith('不显著') ?? false, v.colors.neutral)],
    ],
    'point',
  );

function vipVolcano(v: View): ReturnType<Recipe> {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const names = namesOf(v, { id: 'feature', x: 'log2fc', y: 'height' });
  const unit = v.input.settings.pointSize ?? v.definition.pointSize ?? 7;
  const most = numbers(v.data, 'vip').reduce((top, value) => (value > top ? value : top), 1);
  return {
    frames: [
      v.frame([
        { do: 'finite', column: 'log2fc' },
        { do: 'finite', column: p },
        { do: 'minusLog10', to: 'height', from: p },
      ]),
      ...names.frames,
    ],
    x: v.number('x'),
    y: v.number('y'),
    ...directions(v),
    marks: [
      {
        mark: 'points',
        x: 'log2fc',
        y: 'height',
        ink: byLevel,
        opacity: 0.8,
        size: { column: 'vip', least: 2.5, most: unit * Math.min(3.5, most), title: 'VIP' },
      },
      ...names.marks,
    ],
    remarks: ['没有 VIP 的特征（未参与建模）不画'],
  };
}

function foldChangeBars(v: View): ReturnType<Recipe> {
  const made = bars(v, 'y', {
    column: 'feature',
    value: 'log2fc',
    ink: byLevel,
    steps: [{ do: 'split', to: 'direction', from: 'log2fc', at: 0, below: '下调', above: '上调' }],
  });
  const starred = texts(v.data, 'stars').some((text) => text !== '') && v.input.settings.own?.['stars'] !== false;
  const side = (stars: boolean) =>
    texts(v.data, 'feature').filter((_, row) => numbers(v.data, 'log2fc')[row]! > 0 === stars);
  const written = (is: readonly string[], at: 'right' | 'left') =>
    starred && is.length > 0
      ? [{ mark: 'texts' as const, x: 'log2fc', y: 'feature', text: 'stars', at, where: { column: 'feature', is } }]
      : [];
  return {
    ...made,
    ...parts(v, 'direction', [
      ['上调', v.colors.up],
      ['下调', v.colors.down],
    ]),
    marks: [...made.marks, ...written(side(true), 'right'), ...written(side(false), 'left')],
  };
}

function zScores(v: View): ReturnType<Recipe> {
  return {
    frames: [v.frame(v.blanks('group'))],
    x: { kind: 'number', title: v.number('x').title, lines: v.lines('x') },
    y: v.names('y', 'feature', { order: v.distinct('feature') }),
    levels: v.levels('group', 'point', { order: v.ordered(v.distinct('group')) }),
    marks: [{ mark: 'points', x: 'z', y: 'feature', ink: byLevel, size: v.pointSize(), opacity: 0.75 }],
    remarks: ['页面上截断的点，代码按原值画'],
  };
}

/** A label of the page: a name, or the line to its point. */
type Written =
  | {
      readonly type: 'text';
      readonly x: number;
      readonly y: number;
      readonly style: { readonly text: string; readonly align: 'left' | 'right' };
    }
  | { readonly type: 'polyline'; readonly shape: { readonly points: readonly Spot[] } };

function dynamicRange(v: View): ReturnType<Recipe> {
  const made = points(v, { x: 'rank', y: 'log2fc', by: 'direction' });
  const units = unitsOf(v);
  const { elements = [] } = (v.drawing.option as { graphic?: { elements?: readonly Written[] } }).graphic ?? {};
  if (!units || elements.length === 0) return { ...made, ...directions(v) };
  // Names of what rises stand in a column on the left of the curve, of what falls on its right.
  const names = elements.flatMap((one) => (one.type === 'text' ? [{ ...one.style, at: units([one.x, one.y]) }] : []));
  const lines = elements.flatMap((one, at) =>
    one.type === 'polyline' ? one.shape.points.map((spot) => ({ name: String(at), at: units(spot) })) : [],
  );
  const placed = (list: readonly { readonly at: Spot }[]) => [
    number(
      'x',
      list.map(({ at }) => round(at[0])),
    ),
    number(
      'y',
      list.map(({ at }) => round(at[1])),
    ),
  ];
  const sides = (['right', 'left'] as const).filter((align) => names.some((one) => one.align === align));
  return {
    ...made,
    ...directions(v),
    frames: [
      ...made.frames,
      {
        name: 'named',
        file: 'names',
        table: tableFrom('names', [
          text(
            'name',
            names.map((one) => one.text),
          ),
          ...placed(names),
          text(
            'align',
            names.map(({ align }) => align),
          ),
        ]),
      },
      {
        name: 'leads',
        table: tableFrom('leads', [
          text(
            'line',
            lines.map(({ name }) => name),
          ),
          ...placed(lines),
        ]),
      },
    ],
    marks: [
      { mark: 'line', frame: 'leads', x: 'x', y: 'y', group: 'line', ink: v.colors.axis, width: 0.7 },
      ...made.marks,
      ...sides.map((align): Mark => ({
        mark: 'texts',
        frame: 'named',
        where: { column: 'align', is: [align] },
        x: 'x',
        y: 'y',
        text: 'name',
        at: align === 'right' ? 'left' : 'right',
      })),
    ],
    remarks: ['名称的位置与页面相同，写在 names.csv 中'],
  };
}

/** Charts of differential metabolites. */
export const metaboliteRecipes: Readonly<Record<string, Recipe>> = {
  'vip-volcano': vipVolcano,
  'fold-change-bars': foldChangeBars,
  'z-score-plot': zScores,
  'dynamic-range': dynamicRange,
  'sam-plot': (v) => {
    const made = points(v, {
      x: 'expected',
      y: 'd',
      by: 'direction',
      id: 'feature',
      below: [{ mark: 'diagonal', ink: v.colors.axis }],
    });
    return { ...made, ...directions(v) };
  },
};
