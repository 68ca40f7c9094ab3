import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const groupNames = ['对照', '低剂量', '高剂量'] as const;
const perGroup = 10;
const sizes = [70, 52, 40, 30, 24] as const;
const loose = 84;

/**
 * 300 genes of 30 samples, logged: five modules whose genes follow a common profile the less the further they are from
 * its centre, and genes of no module. The first module rises with the dose, the second with the body weight.
 */
export function simulateCoexpression(): Example {
  const draws = randomDraws(16);
  const samples = groupNames.flatMap((name, group) =>
    Array.from({ length: perGroup }, (_, i) => ({
      name: `${name}${i + 1}`,
      group,
      weight: significant(draws.normal(26, 3), 3),
    })),
  );
  const profiles = sizes.map((_, module) =>
    samples.map(({ group, weight }) => {
      if (module === 0) return (group - 1) * 1.1 + draws.normal(0, 0.5);
      return module === 1 ? (weight - 26) / 3.2 + draws.normal(0, 0.45) : draws.normal();
    }),
  );
  const gene = (profile: readonly number[] | null, noise: number): number[] => {
    const level = draws.normal(8, 1.6);
    const sign = draws.uniform() < 0.12 ? -1 : 1;
    return samples.map((_, sample) =>
      significant(level + (profile ? sign * profile[sample]! : 0) + draws.normal(0, noise), 5),
    );
  };
  const rows = [
    ...sizes.flatMap((size, module) =>
      Array.from({ length: size }, (_, i) => gene(profiles[module]!, 0.3 + 1.2 * (i / size))),
    ),
    ...Array.from({ length: loose }, () => gene(null, 1)),
  ];
  return {
    id: 'coexpression',
    title: '模拟共表达数据',
    description: `${rows.length} 个基因 × ${samples.length} 个样本的模拟表达量（已取对数），含 ${sizes.length} 个共表达模块，其中一个随剂量、一个随体重变化`,
    files: {
      matrix: {
        name: '模拟共表达.csv',
        csv: toCsv(
          ['基因', ...samples.map(({ name }) => name)],
          rows.map((values, i) => [`Gene${String(i + 1).padStart(3, '0')}`, ...values]),
        ),
      },
      groups: {
        name: '模拟共表达_分组.csv',
        csv: toCsv(
          ['sample', 'group', '体重'],
          samples.map(({ group, name, weight }) => [name, groupNames[group]!, weight]),
        ),
      },
    },
    truth: [],
  };
}
