import { kindOf } from '../../linear-model/index.ts';
import type { Environment, Groups, Message } from '../../model/index.ts';
import { inGroups } from '../../abundances/index.ts';
import { shuffles } from '../../permutations/index.ts';
import type { EnvfitOptions } from './envfit.schema.ts';
import { fitFactor, type FactorFit } from './fits.ts';

export type Factor = FactorFit & {
  readonly name: string;
  readonly n: number;
  readonly levels: readonly string[];
  readonly counts: readonly number[];
};

/** The columns of numbers of the scheme as variables of its samples, but those whose name `taken` has. */
export function numbersOf(
  groups: Groups,
  taken: readonly string[],
  { covariate_type }: Pick<EnvfitOptions, 'covariate_type'>,
): Environment {
  const numeric = groups.factors.filter(
    ({ name, values }) => !taken.includes(name) && kindOf(values, covariate_type) === 'number',
  );
  return {
    samples: groups.samples,
    variables: numeric.map(({ name }) => name),
    values: numeric.map(({ values }) => Float64Array.from(values, (cell) => (cell === '' ? Number.NaN : Number(cell)))),
  };
}

/** The groups and each further column of classes of the scheme as a factor. */
export function factorsOf(
  ids: readonly string[],
  groups: Groups,
  pick: (kept: readonly number[]) => Float64Array[],
  { covariate_type, permutations }: EnvfitOptions,
  seed: number,
): { readonly factors: readonly Factor[]; readonly messages: readonly Message[] } {
  const { code, factor, kept, levels, messages } = inGroups(ids, groups, { levels: 1 });
  const candidates = [
    { name: '分组', values: Array.from(code, (level) => levels[level]!) },
    ...groups.factors
      .filter(({ values }) => kindOf(values, covariate_type) === 'category')
      .map(({ name }) => ({ name, values: factor(name)! })),
  ];
  const left: string[] = [];
  const factors = candidates.flatMap(({ name, values }): Factor[] => {
    const rows = Array.from(kept.keys()).filter((i) => values[i] !== '');
    const own = name === '分组' ? levels : [...new Set(rows.map((i) => values[i]!))];
    // A factor with a class for nearly every sample fits any ordination.
    if (own.length < 2 || own.length > rows.length / 2) {
      left.push(name);
      return [];
    }
    const classes = Int32Array.from(rows, (i) => own.indexOf(values[i]!));
    return [
      {
        name,
        n: rows.length,
        levels: own,
        counts: own.map((_, level) => classes.filter((one) => one === level).length),
        ...fitFactor(pick(rows.map((i) => kept[i]!)), classes, own.length, shuffles(rows.length, permutations, seed)),
      },
    ];
  });
  return {
    factors,
    messages: [
      ...messages,
      ...(left.length > 0
        ? [
            {
              level: 'info' as const,
              text: `分组表的“${left.join('”“')}”只有一类，或类别多于样本的一半，未作为分类变量检验`,
            },
          ]
        : []),
    ],
  };
}
