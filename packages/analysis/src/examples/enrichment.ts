import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const geneCount = 1500;
const pathwayNames = [
  '糖酵解',
  '三羧酸循环',
  '氧化磷酸化',
  '戊糖磷酸途径',
  '脂肪酸合成',
  '脂肪酸氧化',
  '胆固醇合成',
  '谷胱甘肽代谢',
  '色氨酸代谢',
  '嘌呤代谢',
  '嘧啶代谢',
  '一碳代谢',
  '细胞周期',
  'DNA 复制',
  '错配修复',
  '同源重组',
  '剪接体',
  '核糖体',
  '蛋白酶体',
  '内质网蛋白加工',
  '自噬',
  '凋亡',
  '铁死亡',
  '坏死性凋亡',
  'p53 信号通路',
  'MAPK 信号通路',
  'PI3K-Akt 信号通路',
  'mTOR 信号通路',
  'AMPK 信号通路',
  'HIF-1 信号通路',
  'NF-κB 信号通路',
  'TNF 信号通路',
  'Toll 样受体信号通路',
  'JAK-STAT 信号通路',
  'Wnt 信号通路',
  'TGF-β 信号通路',
  '黏着斑',
  '紧密连接',
  '细胞因子受体相互作用',
  '补体与凝血级联',
];
/** Which pathways were made to change, and which way. */
const changed = new Map([
  [1, -1],
  [2, -1],
  [5, -1],
  [7, 1],
  [12, 1],
  [22, 1],
  [30, 1],
  [31, 1],
  [38, 1],
]);

/**
 * 1,500 ranked genes, 40 pathways of 12 to 90 genes of which nine change, the genes that changed most and all genes as
 * background.
 */
export function simulateEnrichment(): Example {
  const draws = randomDraws(9_127);
  const genes = Array.from({ length: geneCount }, (_, index) => `GENE${String(index + 1).padStart(5, '0')}`);
  const scores = genes.map(() => draws.normal());
  const pathways = pathwayNames.map((name, at) => {
    const size = 12 + Math.floor(78 * draws.uniform() ** 1.6);
    const members = new Set<number>();
    while (members.size < size) members.add(Math.floor(draws.uniform() * geneCount));
    for (const gene of members)
      if (changed.has(at) && draws.uniform() < 0.65)
        scores[gene] = scores[gene]! * 0.6 + changed.get(at)! * (1.7 + draws.uniform());
    return { id: `SIM${String(at + 1).padStart(5, '0')}`, name, members: [...members] };
  });
  const order = [...genes.keys()].toSorted((a, b) => scores[b]! - scores[a]!);
  const list = genes.filter((_, at) => Math.abs(scores[at]!) > 1.9);
  const lines = (rows: readonly string[]): string => `${rows.join('\n')}\n`;
  return {
    id: 'enrichment',
    title: '模拟数据：差异基因与通路',
    description: `计算机模拟的数据，不是实测结果。${geneCount} 个基因的差异得分，${pathwayNames.length} 条通路，其中 ${changed.size} 条通路中部分基因有变化。`,
    files: {
      list: { name: '模拟_差异基因.txt', csv: lines(['gene', ...list, 'GENE99998', 'GENE99999']) },
      background: { name: '模拟_检测到的基因.txt', csv: lines(['gene', ...genes]) },
      ranked: {
        name: '模拟_排序基因.csv',
        csv: toCsv(
          ['feature', 'score'],
          order.map((gene) => [genes[gene]!, significant(scores[gene]!, 6)]),
        ),
      },
      sets: {
        name: '模拟_通路.gmt',
        csv: lines(
          pathways.map(({ id, name, members }) => [id, name, ...members.map((gene) => genes[gene]!)].join('\t')),
        ),
      },
    },
    truth: [],
  };
}
