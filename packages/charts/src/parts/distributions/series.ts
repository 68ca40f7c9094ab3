import type { ChartInput } from '../../model/index.ts';
import { categoryScale } from '../../shapes/index.ts';
import type { GroupScale } from '../../groups/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

const figures = ['n', 'lower', 'q1', 'median', 'q3', 'upper', 'min', 'max'] as const;
type Figures = Readonly<Record<(typeof figures)[number], number>>;

/** One sample or group with its curve and points. */
export type Series = Figures & {
  readonly name: string;
  readonly group: string;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly points: Float64Array;
  readonly features: readonly string[];
};
export type Distributions = {
  readonly series: readonly Series[];
  readonly scale: GroupScale;
  readonly axisTitle: string;
  readonly grouped: boolean;
};

function rowsByName(names: readonly string[]): ReadonlyMap<string, number[]> {
  const rows = new Map<string, number[]>();
  names.forEach((name, row) => (rows.get(name) ?? rows.set(name, []).get(name)!).push(row));
  return rows;
}

/** The series in the order of the groups; within a group as they came. */
export function distributionsOf(input: ChartInput): Distributions {
  const [summary, density, points] = ['summary', 'density', 'points'].map((id) => tableOf(input, id)) as [
    ReturnType<typeof tableOf>,
    ReturnType<typeof tableOf>,
    ReturnType<typeof tableOf>,
  ];
  const names = texts(summary, 'name');
  const groups = texts(summary, 'group');
  const scale = categoryScale(input, groups);
  const [curveRows, pointRows] = [rowsByName(texts(density, 'name')), rowsByName(texts(points, 'name'))];
  const [x, y, value, features] = [
    numbers(density, 'x'),
    numbers(density, 'y'),
    numbers(points, 'value'),
    texts(points, 'feature'),
  ];
  const columns = figures.map((name) => [name, numbers(summary, name)] as const);
  const rank = (group: string) => (scale.levels.includes(group) ? scale.levels.indexOf(group) : scale.levels.length);
  const order = Array.from(names.keys()).toSorted((one, other) => rank(groups[one]!) - rank(groups[other]!));
  const unit = summary.columns.find(({ name }) => name === 'median')?.unit;
  return {
    scale,
    grouped: groups.some((group) => group !== ''),
    axisTitle: unit ? `强度 ${unit}` : '数值',
    series: order.map((row) => {
      const [curve, dots] = [curveRows.get(names[row]!) ?? [], pointRows.get(names[row]!) ?? []];
      return {
        ...(Object.fromEntries(columns.map(([name, values]) => [name, values[row]!])) as Figures),
        name: names[row]!,
        group: groups[row]!,
        x: Float64Array.from(curve, (at) => x[at]!),
        y: Float64Array.from(curve, (at) => y[at]!),
        points: Float64Array.from(dots, (at) => value[at]!),
        features: dots.map((at) => features[at]!),
      };
    }),
  };
}
