import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const habitats = ['土壤', '根际', '水体'] as const;
const phyla = ['变形菌门', '放线菌门', '拟杆菌门', '厚壁菌门', '酸杆菌门'] as const;
const functions = ['碳循环', '氮循环', '硫循环', '次生代谢'] as const;

/** Counts of genes by habitat, phylum and function. */
export function simulateFlows(): Example {
  const draws = randomDraws(20_261_125);
  const rows = habitats.flatMap((habitat, i) =>
    phyla.flatMap((phylum, j) =>
      functions.flatMap((task, k) => {
        const count = draws.poisson(4 + 22 * Math.exp(-Math.abs(i * 1.4 - j)) + 12 * Math.exp(-Math.abs(j - k)));
        return count > 3 ? [[habitat, phylum, task, count]] : [];
      }),
    ),
  );
  return {
    id: 'flows',
    title: '模拟分类流向',
    description: '3 种生境、5 个门与 4 类功能之间的模拟基因数',
    files: { records: { name: '模拟分类流向.csv', csv: toCsv(['生境', '门', '功能', '数量'], rows) } },
    truth: [],
  };
}

const cells = ['T 细胞', 'B 细胞', '巨噬细胞', '成纤维细胞', '内皮细胞', '上皮细胞', '树突状细胞'] as const;

/** Counts of ligand–receptor pairs between seven cell types. */
export function simulateRelations(): Example {
  const draws = randomDraws(20_261_126);
  const rows = cells.flatMap((source, i) =>
    cells.slice(i + 1).map((target, k) => [source, target, draws.poisson(3 + 30 * Math.exp(-Math.abs(k - i) / 1.5))]),
  );
  return {
    id: 'relations',
    title: '模拟细胞通讯',
    description: '7 种细胞两两之间的模拟配体–受体对数',
    files: { edges: { name: '模拟细胞通讯.csv', csv: toCsv(['source', 'target', 'weight'], rows) } },
    truth: [],
  };
}

/** Mean abundance of 90 taxa of five phyla in three habitats. */
export function simulateShares(): Example {
  const draws = randomDraws(20_261_127);
  const rows = Array.from({ length: 90 }, (_, i) => {
    const phylum = i % phyla.length;
    const level = Math.exp(draws.normal(0, 0.9));
    const values = habitats.map((__, habitat) =>
      significant(
        level *
          draws.gamma(phylum % habitats.length === habitat ? 5 : 1.6, phylum % habitats.length === habitat ? 2.4 : 0.8),
        4,
      ),
    );
    return [`ASV${String(i + 1).padStart(3, '0')}`, phyla[phylum]!, ...values];
  });
  return {
    id: 'shares',
    title: '模拟三组丰度',
    description: '90 个 ASV 在 3 种生境中的模拟平均丰度，各门偏好不同',
    files: { records: { name: '模拟三组丰度.csv', csv: toCsv(['名称', '门', ...habitats], rows) } },
    truth: [],
  };
}

/** Normalised enrichment scores of 24 pathways of four kinds, some of them negative. */
export function simulateScores(): Example {
  const draws = randomDraws(20_261_129);
  const kinds = ['代谢', '信号', '免疫', '细胞周期'] as const;
  const rows = Array.from({ length: 24 }, (_, i) => {
    const kind = i % kinds.length;
    return [
      `${kinds[kind]!}通路 ${String(Math.floor(i / kinds.length) + 1)}`,
      kinds[kind]!,
      significant(draws.normal([1.4, 0.3, 1, -1.5][kind]!, 0.7), 4),
    ];
  });
  return {
    id: 'scores',
    title: '模拟通路得分',
    description: '24 条通路的模拟富集得分，有正有负，分为四类',
    files: { records: { name: '模拟通路得分.csv', csv: toCsv(['通路', '类别', '得分'], rows) } },
    truth: [],
  };
}
