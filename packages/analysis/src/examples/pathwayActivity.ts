import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const geneCount = 800;
const samplesPerGroup = [7, 8] as const;
/** Kinds of cells and pathways, and how much higher the second group has them, in standard deviations of a gene. */
const kinds: readonly (readonly [name: string, shift: number])[] = [
  ['CD8 T 细胞', 1.5],
  ['CD4 T 细胞', 0.7],
  ['调节性 T 细胞', 1.2],
  ['B 细胞', 0.9],
  ['浆细胞', 0.2],
  ['NK 细胞', 1.1],
  ['树突状细胞', 0.8],
  ['M1 巨噬细胞', 1],
  ['M2 巨噬细胞', -0.2],
  ['中性粒细胞', -0.9],
  ['肥大细胞', -0.5],
  ['成纤维细胞', -1.2],
  ['内皮细胞', -0.4],
  ['干扰素 γ 应答', 1.6],
  ['抗原呈递', 1.1],
  ['细胞毒活性', 1.4],
  ['免疫检查点', 1],
  ['趋化因子', 0.8],
  ['TGF-β 应答', -1],
  ['缺氧', -0.8],
  ['血管生成', -0.7],
  ['上皮间质转化', -1.1],
  ['细胞周期', 0],
  ['DNA 修复', 0.1],
  ['糖酵解', -0.3],
  ['氧化磷酸化', 0.3],
  ['脂肪酸代谢', 0],
  ['谷胱甘肽代谢', 0],
];

/**
 * Log expression of 800 genes in 15 samples of two groups, and 28 sets of 8 to 30 genes, most of them more or less
 * active in the second group.
 */
export function simulatePathwayActivity(): Example {
  const draws = randomDraws(2_009);
  const groups = ['无应答', '应答'];
  const samples = groups.flatMap((group, level) =>
    Array.from({ length: samplesPerGroup[level]! }, (_, at) => ({
      name: `${level === 0 ? 'NR' : 'R'}${at + 1}`,
      group,
      level,
    })),
  );
  const genes = Array.from({ length: geneCount }, (_, at) => `GENE${String(at + 1).padStart(5, '0')}`);
  const levels = genes.map(() => draws.normal(6, 2));
  const values = genes.map((_, gene) => samples.map(() => levels[gene]! + draws.normal(0, 0.8)));
  const sets = kinds.map(([name, shift], at) => {
    const size = 8 + Math.floor(23 * draws.uniform());
    const members = new Set<number>();
    while (members.size < size) members.add(Math.floor(draws.uniform() * geneCount));
    const activity = samples.map(({ level }) => draws.normal(shift * level, 0.6));
    for (const gene of members)
      samples.forEach((_, sample) => {
        values[gene]![sample]! += activity[sample]!;
      });
    return [`SIG${String(at + 1).padStart(3, '0')}`, name, ...[...members].map((gene) => genes[gene]!)];
  });
  return {
    id: 'pathway-activity',
    title: '模拟数据：表达谱与免疫特征集',
    description: `计算机模拟的数据，不是实测结果。${geneCount} 个基因的 log2 表达量，无应答 ${samplesPerGroup[0]} 个、应答 ${samplesPerGroup[1]} 个样本；${kinds.length} 个免疫细胞与通路的特征集，多数在两组间高低不同。`,
    files: {
      matrix: {
        name: '模拟表达谱_log2.csv',
        csv: toCsv(
          ['gene', ...samples.map(({ name }) => name)],
          genes.map((gene, row) => [gene, ...values[row]!.map((value) => significant(value, 6))]),
        ),
      },
      groups: {
        name: '模拟表达谱_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ name, group }) => [name, group]),
        ),
      },
      sets: { name: '模拟_免疫特征集.gmt', csv: `${sets.map((set) => set.join('\t')).join('\n')}\n` },
    },
    truth: [],
  };
}
