import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

export const classesSpec = {
  id: 'classes',
  label: '类别数',
  help: '按平均占比从大到小；填写了“标注的名称”时只画所填的类别',
  kind: 'number',
  default: 6,
  min: 1,
  max: 16,
  step: 1,
} as const satisfies SettingSpec;

/** A bubble: the lipids of a class that have the same chains. */
export type Bubbles = {
  readonly known: readonly string[];
  readonly classes: readonly string[];
  /** Rows of the table `profile` of each class drawn. */
  readonly rows: readonly (readonly number[])[];
  readonly carbons: Float64Array;
  readonly bonds: Float64Array;
  readonly species: Float64Array;
  readonly amount: Float64Array;
  readonly change: Float64Array;
  /** Whether there are two groups to compare. */
  readonly compared: boolean;
};

export function readBubbles(input: ChartInput): Bubbles {
  const table = tableOf(input, 'profile');
  const label = texts(table, 'class');
  const known = [...new Set(label)];
  const wanted = known.filter((name) => input.settings.labels?.includes(name));
  const classes = (wanted.length > 0 ? wanted : known).slice(0, Math.round(numberOf(input.settings.own, classesSpec)));
  const change = numbers(table, 'log2fc');
  return {
    known,
    classes,
    rows: classes.map((name) => Array.from(label.keys()).filter((row) => label[row] === name)),
    carbons: numbers(table, 'carbons'),
    bonds: numbers(table, 'double_bonds'),
    species: numbers(table, 'species'),
    amount: numbers(table, 'amount'),
    change,
    compared: change.some(Number.isFinite),
  };
}
