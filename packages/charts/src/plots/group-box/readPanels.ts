import type { ChartInput } from '../../model/index.ts';
import type { GroupScale } from '../../groups/index.ts';
import { hasColumn, numbers, tableOf, texts } from '../../table/index.ts';
import { sortedQuantile } from '@panome/analysis/statistics';

/** The values of one feature, group by group, and the letters over them. */
export type Panel = {
  readonly feature: string;
  readonly groups: readonly {
    readonly name: string;
    readonly samples: readonly string[];
    readonly values: readonly number[];
    readonly letters: string;
  }[];
};

/** The features to draw, the chosen ones or the first `count`, with their groups in the order of the scheme. */
export function readPanels(
  input: ChartInput,
  scale: GroupScale,
  count: number,
): { readonly panels: readonly Panel[]; readonly features: readonly string[] } {
  const table = tableOf(input, 'top');
  const [feature, group, sample] = ['feature', 'group', 'sample'].map((name) => texts(table, name)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const value = numbers(table, 'value');
  const letters = hasColumn(table, 'letters') ? texts(table, 'letters') : feature.map(() => '');
  const features = [...new Set(feature)];
  const wanted = features.filter((id) => input.settings.labels?.includes(id));
  const drawn = (wanted.length > 0 ? wanted : features).slice(0, count);
  const names = [...new Set(group)];
  const order = [
    ...scale.levels.filter((level) => names.includes(level)),
    ...names.filter((name) => !scale.levels.includes(name)),
  ];

  const panels = drawn.map((id): Panel => {
    const rows = Array.from(feature.keys()).filter((row) => feature[row] === id);
    return {
      feature: id,
      groups: order.map((name) => {
        const own = rows.filter((row) => group[row] === name && Number.isFinite(value[row]!));
        return {
          name,
          samples: own.map((row) => sample[row]!),
          values: own.map((row) => value[row]!),
          letters: own.length > 0 ? letters[own[0]!]! : '',
        };
      }),
    };
  });
  return { panels, features };
}

/** Minimum, quartiles (R's type 7) and maximum. */
export function fiveFigures(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => sortedQuantile(sorted, share));
}
