import { percent } from '../../frame/index.ts';
import { groupScale } from '../../groups/index.ts';
import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { hasColumn, numbers, tableOf, texts } from '../../table/index.ts';

export const sides = ['第一个表', '第二个表'] as const;

export type Sample = {
  readonly id: string;
  readonly level: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly residual: number;
};
export type Axes = { readonly x: number; readonly y: number };

/** The axis that a setting chose, or the last one there is. */
export function axisOf(input: ChartInput, spec: Extract<SettingSpec, { kind: 'number' }>): number {
  const points = tableOf(input, 'points');
  for (let axis = Math.round(numberOf(input.settings.own, spec)); axis > 1; axis -= 1)
    if (hasColumn(points, `x${axis}`)) return axis;
  return 1;
}

export function samplesOf(input: ChartInput, { x, y }: Axes): Sample[] {
  const points = tableOf(input, 'points');
  const scale = groupScale(input);
  const [x1, x2, y1, y2, residual] = [`x${x}`, `x${y}`, `y${x}`, `y${y}`, 'residual'].map((name) =>
    numbers(points, name),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  return texts(points, 'sample').map((id, row) => ({
    id,
    level: scale.levelOf(id),
    from: [x1[row]!, x2[row]!],
    to: [y1[row]!, y2[row]!],
    residual: residual[row]!,
  }));
}

/** `PCoA1 (45.2%)` of the first table. */
export function titleOf(input: ChartInput, axis: number): string {
  const table = tableOf(input, 'axes');
  const row = texts(table, 'table').findIndex((side, at) => side === sides[0] && numbers(table, 'axis')[at] === axis);
  const ratio = numbers(table, 'ratio')[row] ?? Number.NaN;
  const name = `${input.options['x_ordination'] === 'pca' ? 'PC' : 'PCoA'}${axis}`;
  return `${sides[0]} ${name}${Number.isFinite(ratio) ? ` (${percent(ratio)})` : ''}`;
}
