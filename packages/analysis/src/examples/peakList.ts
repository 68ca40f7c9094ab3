import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const pathways = [
  '色氨酸代谢',
  '精氨酸与脯氨酸代谢',
  '嘌呤代谢',
  '嘧啶代谢',
  '三羧酸循环',
  '糖酵解',
  '戊糖磷酸途径',
  '谷胱甘肽代谢',
  '胆汁酸合成',
  '类固醇激素合成',
  '脂肪酸降解',
  '甘油磷脂代谢',
  '鞘脂代谢',
  '烟酸代谢',
  '苯丙氨酸代谢',
  '组氨酸代谢',
  '赖氨酸降解',
  '牛磺酸代谢',
  '酪氨酸代谢',
  '叶酸代谢',
] as const;
const active = new Map([
  ['色氨酸代谢', 0.75],
  ['胆汁酸合成', 0.7],
  ['嘌呤代谢', 0.6],
]);
const compoundCount = 420;

/**
 * About 1,400 peaks in positive mode: the ions of 300 of 420 compounds with an error of a few ppm, and peaks of nothing
 * known; three of 20 pathways change.
 */
export function simulatePeakList(): Example {
  const draws = randomDraws(20_261_209);
  const compounds = Array.from({ length: compoundCount }, (_, at) => ({
    id: `C${String(at * 23 + 31).padStart(5, '0')}`,
    mass: significant(90 + 520 * draws.uniform() ** 1.4, 9),
    changes: false,
  }));
  const sets = pathways.map((name, at) => {
    const members = new Set<number>();
    const size = 12 + Math.floor(14 * draws.uniform());
    while (members.size < size) members.add(Math.floor(draws.uniform() * compoundCount));
    for (const member of members) if (draws.uniform() < (active.get(name) ?? 0)) compounds[member]!.changes = true;
    return [`SIM${String(at + 1).padStart(5, '0')}`, name, ...[...members].map((member) => compounds[member]!.id)];
  });
  const ions = [
    [1.007276, 1],
    [22.989218, 0.45],
    [18.033826, 0.2],
    [-17.003288, 0.3],
  ] as const;
  const chance = (changes: boolean): number => (changes ? 10 ** (-1 - 4 * draws.uniform()) : draws.uniform());
  const seen = compounds.filter(() => draws.uniform() < 0.72);
  const known = seen.flatMap(({ changes, mass }) => {
    const time = 30 + 840 * draws.uniform();
    const p = chance(changes);
    return ions
      .filter(([, often]) => draws.uniform() < often)
      .map(([shift]) => [
        significant((mass + shift) * (1 + 1e-6 * draws.normal(0, 2.5)), 9),
        significant(time + draws.normal(0, 1.5), 5),
        significant(Math.min(1, p * 10 ** draws.normal(0, 0.2)), 4),
      ]);
  });
  const unknown = Array.from({ length: 800 }, () => [
    significant(85 + 700 * draws.uniform(), 9),
    significant(30 + 840 * draws.uniform(), 5),
    significant(draws.uniform() ** 1.2, 4),
  ]);
  const rows = [...known, ...unknown].toSorted((a, b) => a[0]! - b[0]!);
  return {
    id: 'peak-list',
    title: '模拟峰表',
    description: `正离子模式的 ${rows.length} 个模拟峰，${compoundCount} 个化合物与 ${pathways.length} 条通路，其中 3 条有变化`,
    files: {
      records: { name: '模拟峰表.csv', csv: toCsv(['mz', 'rt', 'p'], rows) },
      ranked: {
        name: '模拟化合物质量.csv',
        csv: toCsv(
          ['compound', 'exact_mass'],
          compounds.map(({ id, mass }) => [id, mass]),
        ),
      },
      sets: { name: '模拟_代谢通路.gmt', csv: `${sets.map((set) => set.join('\t')).join('\n')}\n` },
    },
    truth: [],
  };
}
