import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { hasColumn, numbers, tableOf } from '../../table/index.ts';

type NumberSpec = Extract<SettingSpec, { kind: 'number' }>;

export const componentSpec = (id: string, label: string, first: number): NumberSpec => ({
  id,
  label,
  kind: 'number',
  default: first,
  min: 1,
  max: 50,
  step: 1,
});

/** The component `PCn` that a setting chose, or the last one there is. */
export function componentOf(input: ChartInput, table: string, spec: NumberSpec): string {
  const wanted = Math.round(numberOf(input.settings.own, spec));
  const source = tableOf(input, table);
  for (let number = wanted; number > 1; number--) if (hasColumn(source, `PC${number}`)) return `PC${number}`;
  return 'PC1';
}

/** `PC1 (45.2%)`; the name alone when the share is not known. */
export function componentTitle(input: ChartInput, component: string): string {
  const ratio = numbers(tableOf(input, 'explained'), 'ratio')[Number(component.slice(2)) - 1];
  return ratio === undefined || !Number.isFinite(ratio) ? component : `${component} (${(100 * ratio).toFixed(1)}%)`;
}
