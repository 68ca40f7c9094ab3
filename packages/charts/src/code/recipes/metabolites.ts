import { namedIn } from '../../dynamic-range/index.ts';
import { numbers, texts } from '../../table/index.ts';
import type { Recipe, View } from '../view.ts';
import { bars, byLevel, parts, points } from './shapes.ts';

const directions = (v: View) => parts(v, 'direction', [['上调', v.seriesColor(({ name }) => name?.startsWith('上调') ?? false, v.colors.up)], ['下调', v.seriesColor(({ name }) => name?.startsWith('下调') ?? false, v.colors.down)], ['不显著', v.seriesColor(({ name }) => name?.startsWith('不显著') ?? false, v.colors.neutral)]], 'point');

function vipVolcano(v: View): ReturnType<Recipe> {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const labels = v.labelled();
  const unit = v.input.settings.pointSize ?? v.definition.pointSize ?? 7;
  const most = numbers(v.data, 'vip').reduce((top, value) => (value > top ? value : top), 1);
  return {
    frames: [v.frame([{ do: 'minusLog10', to: 'height', from: p }])], x: v.number('x'), y: v.number('y'), ...directions(v),
    marks: [
      { mark: 'points', x: 'log2fc', y: 'height', ink: byLevel, opacity: 0.8, size: { column: 'vip', least: 2.5, most: unit * Math.min(3.5, most), title: 'VIP' } },
      ...(labels.length > 0 ? [{ mark: 'texts' as const, x: 'log2fc', y: 'height', text: 'feature', at: 'above' as const, where: { column: 'feature', is: labels } }] : []),
    ],
    remarks: ['没有 VIP 的特征（未参与建模）不画'],
  };
}

function foldChangeBars(v: View): ReturnType<Recipe> {
  const made = bars(v, 'y', { column: 'feature', value: 'log2fc', ink: byLevel, steps: [{ do: 'split', to: 'direction', from: 'log2fc', at: 0, below: '下调', above: '上调' }] });
  const starred = texts(v.data, 'stars').some((text) => text !== '') && v.input.settings.own?.['stars'] !== false;
  const side = (stars: boolean) => texts(v.data, 'feature').filter((_, row) => numbers(v.data, 'log2fc')[row]! > 0 === stars);
  const written = (is: readonly string[], at: 'right' | 'left') => (starred && is.length > 0 ? [{ mark: 'texts' as const, x: 'log2fc', y: 'feature', text: 'stars', at, where: { column: 'feature', is } }] : []);
  return { ...made, ...parts(v, 'direction', [['上调', v.colors.up], ['下调', v.colors.down]]), marks: [...made.marks, ...written(side(true), 'right'), ...written(side(false), 'left')] };
}

function zScores(v: View): ReturnType<Recipe> {
  return {
    frames: [v.frame(v.blanks('group'))], x: { kind: 'number', title: v.number('x').title, lines: v.lines('x') }, y: v.names('y', 'feature', { order: v.distinct('feature') }),
    levels: v.levels('group', 'point', { order: v.ordered(v.distinct('group')) }),
    marks: [{ mark: 'points', x: 'z', y: 'feature', ink: byLevel, size: v.pointSize(), opacity: 0.75 }],
    remarks: ['页面上截断的点，代码按原值画'],
  };
}

function dynamicRange(v: View): ReturnType<Recipe> {
  const features = texts(v.data, 'feature');
  const labels = namedIn(v.input, { features, directions: texts(v.data, 'direction').map((word) => ['不显著', '下调', '上调'].indexOf(word)) }).filter((name) => features.includes(name));
  const made = points(v, { x: 'rank', y: 'log2fc', by: 'direction' });
  // Away from the curve: names of what rises on its left, of what falls on its right.
  const beside = (sign: 1 | -1, at: 'left' | 'right') => {
    const is = labels.filter((name) => Math.sign(numbers(v.data, 'log2fc')[features.indexOf(name)]!) === sign);
    return is.length > 0 ? [{ mark: 'texts' as const, x: 'rank', y: 'log2fc', text: 'feature', at, where: { column: 'feature', is } }] : [];
  };
  return { ...made, ...directions(v), marks: [...made.marks, ...beside(1, 'left'), ...beside(-1, 'right')], remarks: ['名称紧挨着各自的点；页面上另排成一列，用线连到点'] };
}

/** Charts of differential metabolites. */
export const metaboliteRecipes: Readonly<Record<string, Recipe>> = {
  'vip-volcano': vipVolcano,
  'fold-change-bars': foldChangeBars,
  'z-score-plot': zScores,
  'dynamic-range': dynamicRange,
  'sam-plot': (v) => {
    const made = points(v, { x: 'expected', y: 'd', by: 'direction', id: 'feature', below: [{ mark: 'diagonal', ink: v.colors.axis }] });
    return { ...made, ...directions(v) };
  },
};
