import type { ChartInput } from '../../model/index.ts';
import { categoryScale } from '../../shapes/index.ts';
import { hasColumn, labelOf, numbers, tableOf, texts } from '../../table/index.ts';
import { arithmeticMean, sampleSd } from '@panome/analysis/statistics';

/** One combination of the two factors: a point of a line. */
type Cell = {
  readonly line: number;
  readonly place: number;
  readonly samples: readonly string[];
  readonly values: readonly number[];
  readonly mean: number;
  readonly reach: number;
  readonly sd: number;
  readonly letters: string;
};
export type Panel = { readonly feature: string; readonly p: number; readonly cells: readonly Cell[] };
export type Reach = 'se' | 'sd' | 'none';
export type Cells = {
  readonly panels: readonly Panel[];
  readonly features: readonly string[];
  /** Names along the axis and of the lines, in order. */
  readonly places: readonly string[];
  readonly lines: readonly string[];
  readonly scale: ReturnType<typeof categoryScale>;
  readonly axis: string;
  /** What the letters tell, in words; empty when there are none. */
  readonly lettersOf: string;
};

/**
 * The chosen features, or the first `count`, with mean and error bar of each combination; an error bar needs two
 * values.
 */
export function readCells(
  input: ChartInput,
  { across, count, reach }: { readonly across: 'level' | 'group'; readonly count: number; readonly reach: Reach },
): Cells {
  const table = tableOf(input, 'top');
  const [feature, group, level, sample] = ['feature', 'group', 'level', 'sample'].map((name) => texts(table, name)) as [
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const [rank, value, p] = ['level_rank', 'value', 'p_interaction'].map((name) => numbers(table, name)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const letters = hasColumn(table, 'letters') ? texts(table, 'letters') : [];
  const rankOf = new Map(level.map((name, row) => [name, rank[row]!]));
  const levels = [...rankOf.keys()].toSorted((one, other) => rankOf.get(one)! - rankOf.get(other)!);
  const byGroup = categoryScale(input, group);
  const present = new Set(group);
  const groups = [
    ...byGroup.levels.filter((name) => present.has(name)),
    ...[...present].filter((name) => !byGroup.levels.includes(name)),
  ];
  const [places, lines] = across === 'level' ? [levels, groups] : [groups, levels];
  const [placeOf, lineOf] = across === 'level' ? [level, group] : [group, level];

  const rowsOf = new Map<string, number[]>();
  feature.forEach((id, row) => rowsOf.set(id, [...(rowsOf.get(id) ?? []), row]));
  const features = [...rowsOf.keys()];
  const wanted = features.filter((id) => input.settings.labels?.includes(id));
  const panels = (wanted.length > 0 ? wanted : features).slice(0, count).map((id): Panel => {
    const rows = rowsOf.get(id)!;
    const cells = lines.flatMap((line, i) =>
      places.flatMap((place, j): Cell[] => {
        const own = rows.filter(
          (row) => lineOf[row] === line && placeOf[row] === place && Number.isFinite(value[row]!),
        );
        return own.length === 0
          ? []
          : [
              {
                line: i,
                place: j,
                samples: own.map((row) => sample[row]!),
                values: own.map((row) => value[row]!),
                letters: letters[own[0]!] ?? '',
                ...spread(
                  own.map((row) => value[row]!),
                  reach,
                ),
              },
            ];
      }),
    );
    return { feature: id, p: p[rows[0]!]!, cells };
  });
  return {
    panels,
    features,
    places,
    lines,
    scale: across === 'level' ? byGroup : categoryScale(input, levels),
    axis: across === 'level' ? labelOf(table, 'level') : '',
    lettersOf: letters.some(Boolean) ? labelOf(table, 'letters').replace(/^(?:显著性)?字母（(.*)）$/, '$1') : '',
  };
}

function spread(
  values: readonly number[],
  reach: Reach,
): { readonly mean: number; readonly sd: number; readonly reach: number } {
  const mean = arithmeticMean(values);
  const sd = sampleSd(values);
  return { mean, sd, reach: reach === 'none' ? Number.NaN : reach === 'sd' ? sd : sd / Math.sqrt(values.length) };
}
