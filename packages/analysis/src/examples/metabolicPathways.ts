import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const compoundCount = 260;
const samplesPerGroup = [6, 7] as const;
/** Pathways, and log2 of how their compounds change. */
const pathways: readonly (readonly [name: string, change: number])[] = [
  ['糖酵解', 1.9],
  ['三羧酸循环', -1.8],
  ['戊糖磷酸途径', 1.6],
  ['谷胱甘肽代谢', 1.7],
  ['色氨酸代谢', -1.6],
  ['精氨酸与脯氨酸代谢', -1.5],
  ['丙氨酸、天冬氨酸与谷氨酸代谢', 1.4],
  ['支链氨基酸降解', -1.4],
  ['甘氨酸、丝氨酸与苏氨酸代谢', 1.2],
  ['半胱氨酸与甲硫氨酸代谢', 1],
  ['苯丙氨酸代谢', 0],
  ['嘌呤代谢', 1.5],
  ['嘧啶代谢', 1.1],
  ['脂肪酸合成', 1],
  ['脂肪酸降解', -1.3],
  ['甘油磷脂代谢', 0.6],
  ['鞘脂代谢', 0],
  ['胆汁酸合成', -1.2],
  ['类固醇激素合成', -0.6],
  ['烟酸与烟酰胺代谢', -1],
  ['泛酸与辅酶 A 合成', 0],
  ['牛磺酸代谢', -0.8],
  ['酮体合成', -1.7],
  ['氨基糖代谢', 0.8],
];

/**
 * Peak areas of 260 compounds by number in 13 samples of two groups, and 24 pathways of 4 to 16 compounds, most of
 * which rise or fall.
 */
export function simulateMetabolicPathways(): Example {
  const draws = randomDraws(2_016);
  const samples = ['癌旁', '肿瘤'].flatMap((group, level) =>
    Array.from({ length: samplesPerGroup[level]! }, (_, at) => ({
      name: `${level === 0 ? 'N' : 'T'}${at + 1}`,
      group,
      level,
    })),
  );
  const compounds = Array.from({ length: compoundCount }, (_, at) => `C${String(at * 37 + 22).padStart(5, '0')}`);
  const change = compounds.map(() => draws.normal(0, 0.15));
  const sets = pathways.map(([name, shift], at) => {
    const size = 4 + Math.floor(13 * draws.uniform());
    const members = new Set<number>();
    while (members.size < size) members.add(Math.floor(draws.uniform() * compoundCount));
    for (const member of members) if (draws.uniform() < 0.8) change[member]! += shift;
    return [`SIM${String(at + 1).padStart(5, '0')}`, name, ...[...members].map((member) => compounds[member]!)];
  });
  const rows = compounds.map((compound, row) => {
    const level = draws.normal(17, 2);
    return [
      compound,
      ...samples.map((sample) => significant(2 ** (level + change[row]! * sample.level + draws.normal(0, 0.45)), 6)),
    ];
  });
  return {
    id: 'metabolic-pathways',
    title: '模拟数据：代谢物与代谢通路',
    description: `计算机模拟的数据，不是实测结果。${compoundCount} 个代谢物的峰面积，癌旁 ${samplesPerGroup[0]} 个、肿瘤 ${samplesPerGroup[1]} 个样本；${pathways.length} 条代谢通路，多数整体升高或降低。`,
    files: {
      matrix: { name: '模拟代谢物.csv', csv: toCsv(['compound', ...samples.map(({ name }) => name)], rows) },
      groups: {
        name: '模拟代谢物_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ name, group }) => [name, group]),
        ),
      },
      sets: { name: '模拟_代谢通路.gmt', csv: `${sets.map((set) => set.join('\t')).join('\n')}\n` },
    },
    truth: [],
  };
}
