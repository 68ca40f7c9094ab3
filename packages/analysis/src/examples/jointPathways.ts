import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const counts = { genes: 1_200, compounds: 480 } as const;
/** Pathways, and the share of their genes and of their compounds that was made to change. */
const pathways: readonly (readonly [name: string, genes: number, compounds: number])[] = [
  ['糖酵解', 0.4, 0.6],
  ['三羧酸循环', 0.35, 0.65],
  ['氧化磷酸化', 0.45, 0.03],
  ['戊糖磷酸途径', 0.03, 0.5],
  ['脂肪酸合成', 0.3, 0.03],
  ['脂肪酸降解', 0.35, 0.45],
  ['谷胱甘肽代谢', 0.4, 0.5],
  ['色氨酸代谢', 0.03, 0.6],
  ['精氨酸与脯氨酸代谢', 0.03, 0.03],
  ['丙氨酸、天冬氨酸与谷氨酸代谢', 0.3, 0.4],
  ['支链氨基酸降解', 0.03, 0.45],
  ['甘氨酸、丝氨酸与苏氨酸代谢', 0.05, 0.03],
  ['半胱氨酸与甲硫氨酸代谢', 0.03, 0.03],
  ['苯丙氨酸代谢', 0.03, 0.04],
  ['嘌呤代谢', 0.3, 0.35],
  ['嘧啶代谢', 0.03, 0.03],
  ['甘油磷脂代谢', 0.03, 0.3],
  ['鞘脂代谢', 0.05, 0.03],
  ['胆汁酸合成', 0.03, 0.03],
  ['类固醇激素合成', 0.03, 0.03],
  ['烟酸与烟酰胺代谢', 0.3, 0.03],
  ['泛酸与辅酶 A 合成', 0.03, 0.03],
];
/** Without compounds. */
const signals = ['MAPK 信号通路', 'HIF-1 信号通路', 'p53 信号通路', '细胞周期'] as const;

/**
 * Differences of 1,200 genes and 480 compounds, with 26 pathways of genes of which 22 also have compounds, ids as KEGG
 * writes them.
 */
export function simulateJointPathways(): Example {
  const draws = randomDraws(20_260_817);
  const genes = Array.from({ length: counts.genes }, (_, at) => `GENE${String(at + 1).padStart(5, '0')}`);
  const compounds = Array.from({ length: counts.compounds }, (_, at) => `C${String(at * 41 + 22).padStart(5, '0')}`);
  const id = (prefix: string, at: number): string => `${prefix}${String(at * 10 + 10).padStart(5, '0')}`;
  const chosen = (all: number, size: number): number[] => {
    const members = new Set<number>();
    while (members.size < size) members.add(Math.floor(draws.uniform() * all));
    return [...members];
  };
  const changed = { genes: new Set<number>(), compounds: new Set<number>() };
  const setsOf = (
    kind: 'genes' | 'compounds',
    prefix: string,
    names: readonly string[],
    ids: readonly string[],
    least: number,
    more: number,
  ) =>
    names.map((name, at) => {
      const members = chosen(ids.length, least + Math.floor(more * draws.uniform()));
      const share = pathways[at]?.[kind === 'genes' ? 1 : 2] ?? 0.04;
      for (const member of members) if (draws.uniform() < share) changed[kind].add(member);
      return [id(prefix, at), name, ...members.map((member) => ids[member]!)].join('\t');
    });
  const names = pathways.map(([name]) => name);
  const geneSets = setsOf('genes', 'hsa', [...names, ...signals], genes, 14, 40);
  const compoundSets = setsOf('compounds', 'map', names, compounds, 6, 14);
  for (const one of chosen(genes.length, 40)) changed.genes.add(one);
  const differences = (ids: readonly string[], moved: ReadonlySet<number>) =>
    ids.map((one, at) => {
      const way = draws.uniform() < 0.55 ? 1 : -1;
      const log2fc = moved.has(at) ? way * (1.1 + draws.uniform() * 2) : draws.normal(0, 0.3);
      const p = moved.has(at) ? 10 ** -(2.5 + 5 * draws.uniform()) : 0.05 + 0.95 * draws.uniform();
      return [one, significant(log2fc, 4), significant(p, 4), moved.has(at) ? (way > 0 ? 'up' : 'down') : 'none'];
    });
  return {
    id: 'joint-pathways',
    title: '模拟数据：差异基因、差异代谢物与通路',
    description: `计算机模拟的数据，不是实测结果。${counts.genes} 个基因与 ${counts.compounds} 个代谢物的差异结果，${pathways.length} 条代谢通路与 ${signals.length} 条信号通路；一部分通路的基因与代谢物都有变化。`,
    files: {
      records: {
        name: '模拟_差异基因.csv',
        csv: toCsv(['gene', 'log2fc', 'p', 'direction'], differences(genes, changed.genes)),
      },
      records2: {
        name: '模拟_差异代谢物.csv',
        csv: toCsv(['compound', 'log2fc', 'p', 'direction'], differences(compounds, changed.compounds)),
      },
      sets: { name: '模拟_通路与基因.gmt', csv: `${geneSets.join('\n')}\n` },
      sets2: { name: '模拟_通路与代谢物.gmt', csv: `${compoundSets.join('\n')}\n` },
    },
    truth: [],
  };
}
