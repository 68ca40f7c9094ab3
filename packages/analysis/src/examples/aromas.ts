import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Name, threshold in μg/kg of water (made up near the published order of size), notes, content in three teas. */
const compounds: readonly (readonly [
  name: string,
  threshold: number,
  notes: string,
  ...contents: [number, number, number],
])[] = [
  ['芳樟醇', 6, '花香', 320, 140, 520],
  ['香叶醇', 7.5, '花香、果香', 180, 60, 260],
  ['β-紫罗兰酮', 0.007, '花香、果香', 9, 14, 11],
  ['橙花叔醇', 250, '花香', 420, 90, 160],
  ['苯乙醇', 1100, '花香', 240, 110, 380],
  ['苯甲醛', 350, '果香、坚果香', 80, 60, 150],
  ['己醛', 4.5, '青草香', 90, 150, 60],
  ['反-2-己烯醛', 17, '青草香', 70, 240, 40],
  ['顺-3-己烯醇', 70, '青草香', 110, 420, 60],
  ['壬醛', 1, '脂肪香、果香', 24, 30, 18],
  ['反,反-2,4-癸二烯醛', 0.07, '脂肪香', 1.4, 2.2, 0.9],
  ['3-甲基丁醛', 0.2, '烘焙香', 12, 4, 30],
  ['2-乙基-3,5-二甲基吡嗪', 1, '烘焙香、坚果香', 8, 0.4, 22],
  ['2,5-二甲基吡嗪', 800, '烘焙香', 60, 5, 140],
  ['吲哚', 140, '花香', 210, 60, 30],
  ['水杨酸甲酯', 40, '药香', 90, 60, 280],
  ['二甲基硫', 0.3, '海苔香', 9, 31, 5],
  ['1-辛烯-3-醇', 1, '蘑菇香', 6, 9, 3],
  ['香兰素', 60, '甜香', 12, 3, 20],
  ['己酸', 3000, '脂肪香', 80, 60, 110],
];
const teas = ['乌龙茶', '绿茶', '红茶'] as const;

/** Twenty aroma compounds of three teas with their thresholds and notes; two more have no threshold. */
export function simulateAromas(): Example {
  const draws = randomDraws(20_261_208);
  const samples = teas.flatMap((tea, at) =>
    Array.from({ length: at === 2 ? 5 : 4 }, (_, i) => ({ name: `${tea}-${i + 1}`, tea, at })),
  );
  const row = (name: string, contents: readonly number[]) => [
    name,
    ...samples.map(({ at }) => significant(contents[at]! * 2 ** draws.normal(0, 0.25), 4)),
  ];
  const rows = [
    ...compounds.map(([name, , , ...contents]) => row(name, contents)),
    row('十六烷', [15, 12, 14]),
    row('二氢猕猴桃内酯', [40, 60, 35]),
  ];
  return {
    id: 'aromas',
    title: '模拟香气成分',
    description: '三种茶的 22 种香气成分的模拟浓度（μg/kg），20 种有气味阈值与香韵；数值为示意，不可当作阈值引用',
    files: {
      matrix: {
        name: '模拟香气成分.csv',
        csv: toCsv(['化合物', ...samples.map(({ name }) => name)], rows),
      },
      groups: {
        name: '模拟香气成分_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ name, tea }) => [name, tea]),
        ),
      },
      records: {
        name: '模拟_气味阈值.csv',
        csv: toCsv(
          ['化合物', '阈值', '香韵'],
          compounds.map(([name, threshold, notes]) => [name, threshold, notes]),
        ),
      },
    },
    truth: [],
  };
}
