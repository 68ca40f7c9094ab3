import { randomDraws, significant, type RandomDraws } from '@panome/analysis/examples';

type Cell = string | number;
export type Simulated = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly changed: ReadonlySet<string>;
};
type Samples = readonly { readonly name: string; readonly group: string }[];

type Design = {
  readonly seed: number;
  readonly features: number;
  /** The columns before those of the samples; the first names the feature. */
  readonly columns: readonly string[];
  /** Standard deviation of the size factors of samples, in log2. */
  readonly offset: number;
  /**
   * Which share of the features changes, the smallest change and the range above it in log2, and which share of the
   * changes is upwards.
   */
  readonly change: { readonly share: number; readonly least: number; readonly more: number; readonly up: number };
  /**
   * Draws one feature: its names, and its value in a sample of size factor `offset` with the change `effect`. Call
   * `change` once.
   */
  readonly feature: (
    index: number,
    draws: RandomDraws,
    change: () => number,
  ) => { readonly names: readonly string[]; readonly valueAt: (offset: number, effect: number) => number };
};

/** Simulates a table of features by samples; samples outside the first group are changed. */
function simulate(
  samples: Samples,
  first: string,
  { change, columns, feature, features, offset, seed }: Design,
): Simulated {
  const draws = randomDraws(seed);
  const offsets = samples.map(() => draws.normal(0, offset));
  const changed = new Set<string>();
  const rows = Array.from({ length: features }, (_, index) => {
    let effect = 0;
    const { names, valueAt } = feature(
      index,
      draws,
      () =>
        (effect =
          draws.uniform() < change.share
            ? (change.least + change.more * draws.uniform()) * (draws.uniform() < change.up ? 1 : -1)
            : 0),
    );
    if (effect !== 0) changed.add(names[0]!);
    return [...names, ...samples.map(({ group }, column) => valueAt(offsets[column]!, group === first ? 0 : effect))];
  });
  return { columns: [...columns, ...samples.map(({ name }) => name)], rows, changed };
}

const numbered = (prefix: string, index: number, digits: number) => prefix + String(index + 1).padStart(digits, '0');
const kinds = ['氨基酸', '有机酸', '磷脂酰胆碱', '溶血磷脂', '酰基肉碱', '胆汁酸', '核苷', '糖类'];

/** Log-normal intensities: 400 compounds × 12 samples, dilution differences, one in eight changed. */
export const metabolome = (samples: Samples, first: string) =>
  simulate(samples, first, {
    seed: 418,
    features: 400,
    columns: ['化合物', '类别'],
    offset: 0.25,
    change: { share: 0.125, least: 1.2, more: 1.6, up: 0.55 },
    feature: (index, draws, change) => {
      const kind = kinds[index % kinds.length]!;
      const level = draws.normal(17, 2.2);
      change();
      const spread = 0.2 + 0.25 * draws.uniform();
      return {
        names: [numbered(`${kind}-`, Math.floor(index / kinds.length), 3), kind],
        valueAt: (offset, effect) => significant(2 ** (level + offset + effect + spread * draws.heavy()), 5),
      };
    },
  });

/** Negative binomial counts of 2,000 genes, libraries of unequal size, one in ten changed. */
export const transcriptome = (samples: Samples, first: string) =>
  simulate(samples, first, {
    seed: 2_000,
    features: 2_000,
    columns: ['gene'],
    offset: 0.35,
    change: { share: 0.1, least: 1.1, more: 1.9, up: 0.5 },
    feature: (index, draws, change) => {
      const mean = Math.exp(draws.normal(5.2, 1.6));
      change();
      const dispersion = 0.03 + 0.6 / (mean + 6);
      return {
        names: [numbered('GENE', index, 5)],
        valueAt: (offset, effect) => draws.poisson(draws.gamma(1 / dispersion, mean * 2 ** offset * 2 ** effect)),
      };
    },
  });

/** Label-free intensities of 600 proteins × 8 samples. */
export const proteome = (samples: Samples, first: string) =>
  simulate(samples, first, {
    seed: 461,
    features: 600,
    columns: ['protein'],
    offset: 0.15,
    change: { share: 0.1, least: 1.2, more: 1.4, up: 0.6 },
    feature: (index, draws, change) => {
      const level = draws.normal(24, 2.4);
      change();
      return {
        names: [numbered('PROT', index, 4)],
        valueAt: (offset, effect) => significant(2 ** (level + offset + effect + 0.3 * draws.heavy()), 5),
      };
    },
  });
