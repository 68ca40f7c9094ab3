import type { Recipe } from '../view.ts';
import { byLevel } from '../figure.ts';
import { bars } from './shapes.ts';

/** Counts of rows and columns, in the colours of what became of them. */
const tableRows: Recipe = (v) => {
  const made = bars(v, 'y', { column: 'what', value: 'count', ink: byLevel, steps: [{ do: 'text', to: 'said', from: 'count' }] });
  const items = v.series.flatMap(({ name, type }) => (type === 'bar' && name ? [{ value: name, label: name, color: v.seriesColor((one) => one.name === name), symbol: 'circle' }] : []));
  return { ...made, levels: { column: 'part', mark: 'box', items }, marks: [...made.marks, { mark: 'texts', x: 'count', y: 'what', text: 'said', at: 'right' }] };
};

/** Charts of the table tools. */
export const tableToolRecipes: Readonly<Record<string, Recipe>> = { 'table-rows': tableRows };
