import { significant, toCsv, type Example, type TrueChange } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const lines = ['野生型', '突变体'] as const;
const times = ['0h', '6h', '24h'] as const;
const proteins = 180;
/** Samples of each line at each time: one sample of the mutant was lost. */
const repeats = [
  [4, 4, 4],
  [4, 4, 3],
] as const;

/**
 * 180 proteins of two plant lines at three times after stress, log2: a third answers to time, some to the line, a tenth
 * to time in the wild type only.
 */
export function simulateFactorial(): Example {
  const draws = randomDraws(20_261_141);
  const samples = lines.flatMap((line, i) =>
    times.flatMap((time, j) =>
      Array.from({ length: repeats[i]![j]! }, (_, k) => ({ line, time, i, j, name: `${'WM'[i]}${time}_${k + 1}` })),
    ),
  );
  const truth: TrueChange[] = [];
  const rows = Array.from({ length: proteins }, (_, at) => {
    const id = `蛋白 ${String(at + 1).padStart(3, '0')}`;
    const level = draws.normal(24, 2);
    const answer = draws.uniform() < 0.33 ? draws.normal(0, 1.1) : 0;
    const shift = draws.uniform() < 0.2 ? draws.normal(0, 1) : 0;
    const lost = answer !== 0 && draws.uniform() < 0.35;
    if (shift !== 0) truth.push({ feature: id, log2fc: { [lines[1]]: significant(shift, 4) } });
    const values = samples.map(({ i, j }) => {
      const value =
        level + shift * i + answer * [0, 0.7, 1.4][j]! * (lost && i === 1 ? -0.2 : 1) + 0.32 * draws.heavy();
      return draws.uniform() < 0.01 ? Number.NaN : significant(value, 6);
    });
    return [id, ...values];
  });
  return {
    id: 'factorial',
    title: '模拟数据：两个品系的胁迫时间序列',
    description: `计算机模拟的数据，不是实测结果。${proteins} 个蛋白的 log2 强度，野生型与突变体在胁迫后 0、6、24 小时各 4 个样本（突变体 24 小时缺 1 个）；部分蛋白只在野生型中随时间变化。`,
    files: {
      matrix: { name: '模拟_胁迫时间序列.csv', csv: toCsv(['蛋白', ...samples.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟_胁迫时间序列_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'time'],
          samples.map(({ line, name, time }) => [name, line, time]),
        ),
      },
    },
    truth,
  };
}
