import { significant, toCsv, type Example, type TrueChange } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const groups = ['对照', '处理'] as const;
const metabolites = 240;
const each = 5;

/**
 * A pilot of 240 metabolites in two groups of five, raw intensities: a tenth differs, standard deviations of log2 lie
 * around 0.7.
 */
export function simulatePilot(): Example {
  const draws = randomDraws(20_261_142);
  const samples = groups.flatMap((group, i) =>
    Array.from({ length: each }, (_, k) => ({ group, i, name: `${'CT'[i]}${k + 1}` })),
  );
  const truth: TrueChange[] = [];
  const rows = Array.from({ length: metabolites }, (_, at) => {
    const id = `代谢物 ${String(at + 1).padStart(3, '0')}`;
    const [level, sd] = [draws.normal(17, 2), 0.25 + draws.gamma(4, 0.45)];
    const change = draws.uniform() < 0.1 ? draws.normal(draws.uniform() < 0.5 ? 1.3 : -1.3, 0.3) : 0;
    if (change !== 0) truth.push({ feature: id, log2fc: { [groups[1]]: significant(change, 4) } });
    return [
      id,
      ...samples.map(({ i }) =>
        draws.uniform() < 0.01 ? Number.NaN : significant(2 ** (level + change * i + sd * draws.normal()), 6),
      ),
    ];
  });
  return {
    id: 'pilot-study',
    title: '模拟数据：预实验',
    description: `计算机模拟的数据，不是实测结果。${metabolites} 个代谢物的原始强度，对照与处理各 ${each} 个样本；${truth.length} 个代谢物有差异。`,
    files: {
      matrix: { name: '模拟_预实验.csv', csv: toCsv(['代谢物', ...samples.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟_预实验_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [name, group]),
        ),
      },
    },
    truth,
  };
}
