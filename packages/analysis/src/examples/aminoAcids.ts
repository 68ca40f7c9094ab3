import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Name, typical content, log2 change per step of severity. */
const compounds: readonly (readonly [name: string, level: number, change: number])[] = [
  ['Trp', 62, -0.35],
  ['Kyn', 2.1, 0.45],
  ['Val', 230, -0.2],
  ['Leu', 125, -0.2],
  ['Ile', 68, -0.15],
  ['Phe', 60, 0.3],
  ['Tyr', 65, 0.15],
  ['Arg', 85, -0.3],
  ['Orn', 60, 0.1],
  ['Cit', 32, 0],
  ['Gly', 240, 0],
  ['Ser', 115, 0],
  ['Glu', 70, 0.25],
  ['Gln', 560, -0.05],
  ['FA 16:0', 110, 0],
  ['FA 16:1', 12, 0.4],
  ['5-羟色胺', 0.8, -0.3],
];
const formulas: readonly (readonly [name: string, formula: string])[] = [
  ['IDO 活性', 'Kyn/Trp × 1000'],
  ['Fischer 比', '(Val + Leu + Ile)/(Phe + Tyr)'],
  ['GABR', 'Arg/(Orn + Cit)'],
  ['苯丙氨酸羟化', 'Tyr/Phe'],
  ['谷氨酸/谷氨酰胺', 'Glu/Gln'],
  ['去饱和指数 SCD16', '[FA 16:1]/[FA 16:0]'],
  ['5-羟色胺/色氨酸', 'log2(5-羟色胺/Trp)'],
  ['甘氨酸/丝氨酸', 'Gly/Ser'],
];
const groups: readonly (readonly [name: string, size: number])[] = [
  ['健康', 12],
  ['轻症', 10],
  ['重症', 9],
];

/** Plasma amino acids of 31 people in three groups, and eight indices in use. */
export function simulateAminoAcids(): Example {
  const draws = randomDraws(20_261_207);
  const samples = groups.flatMap(([group, size], step) =>
    Array.from({ length: size }, (_, i) => ({ name: `${'HMS'[step]!}${i + 1}`, group, step })),
  );
  const rows = compounds.map(([name, level, change]) => [
    name,
    ...samples.map(({ step }) => significant(level * 2 ** (change * step + draws.normal(0, 0.32)), 4)),
  ]);
  return {
    id: 'amino-acids',
    title: '模拟氨基酸谱',
    description: '31 人的 17 种血浆代谢物模拟浓度，分健康、轻症、重症三组，和 8 个常用指数的公式',
    files: {
      matrix: { name: '模拟氨基酸.csv', csv: toCsv(['代谢物', ...samples.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟氨基酸_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ name, group }) => [name, group]),
        ),
      },
      records: { name: '模拟_指数公式.csv', csv: toCsv(['指标', '公式'], formulas) },
    },
    truth: [],
  };
}
