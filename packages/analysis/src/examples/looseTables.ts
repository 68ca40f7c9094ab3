import { simulateDifferences } from './differences.ts';
import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const metabolites = [
  '柠檬酸',
  '苹果酸',
  '琥珀酸',
  '乳酸',
  '丙氨酸',
  '谷氨酸',
  '谷氨酰胺',
  '亮氨酸',
  '缬氨酸',
  '葡萄糖',
  '肌醇',
  '胆碱',
  '肌酐',
  '尿素',
] as const;
const number = (prefix: string, at: number, digits = 3): string => `${prefix}${String(at + 1).padStart(digits, '0')}`;

/** Samples in rows, as an instrument's software writes them, with a column of text. */
export function simulateSampleRows(): Example {
  const draws = randomDraws(20_261_201);
  const rows = Array.from({ length: 18 }, (_, i) => [
    number('S', i, 2),
    i < 9 ? '对照组' : '模型组',
    ...metabolites.map((__, k) => significant(2 ** draws.normal(10 + (k % 5), 0.5), 6)),
  ]);
  return {
    id: 'sample-rows',
    title: '模拟样本在行的表',
    description: '18 个样本、14 种代谢物的模拟峰面积，样本在行，另有一列分组',
    files: { records: { name: '模拟样本在行.csv', csv: toCsv(['样本', '分组', ...metabolites], rows) } },
    truth: [],
  };
}

/** One peak area in a row: some injected twice, some not found. */
export function simulatePeakRecords(): Example {
  const draws = randomDraws(20_261_202);
  const rows = Array.from({ length: 12 }, (_, i) => number('S', i, 2)).flatMap((sample) =>
    metabolites.flatMap((name, k) => {
      const area = () => significant(2 ** draws.normal(12 + (k % 4), 0.4), 6);
      const times = draws.uniform() < 0.06 ? 0 : draws.uniform() < 0.08 ? 2 : 1;
      return Array.from({ length: times }, () => [name, sample, area()]);
    }),
  );
  return {
    id: 'peak-records',
    title: '模拟峰面积记录',
    description: '14 种代谢物、12 个样本的模拟峰面积，每行一个值，部分重复进样，部分没有检出',
    files: { records: { name: '模拟峰面积记录.csv', csv: toCsv(['代谢物', '样本', '峰面积'], rows) } },
    truth: [],
  };
}

const pathways = ['糖酵解', '三羧酸循环', '氧化磷酸化', '脂肪酸降解', 'MAPK 信号', '细胞周期'] as const;

/** Annotations of 80 genes and the expression of 75, most of them the same. */
export function simulateAnnotationAndExpression(): Example {
  const draws = randomDraws(20_261_203);
  const annotations = Array.from({ length: 80 }, (_, i) => [
    number('Gene', i),
    pathways[i % pathways.length]!,
    significant(draws.normal(0, 1.2), 4),
    300 + Math.floor(draws.uniform() * 2_000),
  ]);
  const expression = Array.from({ length: 75 }, (_, i) => [
    number('Gene', i + 12),
    ...Array.from({ length: 6 }, () => significant(2 ** draws.normal(5, 1.5), 5)),
  ]);
  return {
    id: 'annotation-and-expression',
    title: '模拟注释与表达量',
    description: '80 个基因的模拟注释与 75 个基因的模拟表达量，多数基因两表都有',
    files: {
      records: { name: '模拟基因注释.csv', csv: toCsv(['基因', '通路', 'log2FC', '长度'], annotations) },
      matrix2: {
        name: '模拟表达量.csv',
        csv: toCsv(['基因', ...Array.from({ length: 6 }, (_, i) => number('S', i, 2))], expression),
      },
    },
    truth: [],
  };
}

/** A table of differences with a list of names, some of which it lacks. */
export function simulateListedDifferences(): Example {
  const names = Array.from({ length: 400 }, (_, i) => number('Gene', i * 3 + 1, 4)).concat('Gene9001', 'Gene9002');
  const base = simulateDifferences();
  return {
    ...base,
    id: 'listed-differences',
    title: '模拟差异结果与名单',
    description: `${base.description}；另有一份 402 个基因的名单`,
    files: { ...base.files, list: { name: '模拟名单.txt', csv: `${names.join('\n')}\n` } },
  };
}

/** 160 probes, up to three of a gene, some of two genes or of none. */
export function simulateProbes(): Example {
  const draws = randomDraws(20_261_204);
  const samples = Array.from({ length: 8 }, (_, i) => number('S', i, 2));
  const probes = Array.from({ length: 160 }, (_, i) => `A_23_P${100_000 + i * 37}`);
  const rows = probes.map((probe) => [probe, ...samples.map(() => significant(2 ** draws.normal(8, 1.6), 6))]);
  const pairs = probes.flatMap((probe, i) => {
    if (i % 16 === 7) return [];
    const gene = number('Gene', Math.floor(i / 1.7), 3);
    return i % 23 === 5
      ? [
          [probe, gene],
          [probe, number('Gene', 200 + i, 3)],
        ]
      : [[probe, gene]];
  });
  return {
    id: 'probes',
    title: '模拟探针与对照表',
    description: '160 个探针、8 个样本的模拟信号值，以及探针与基因名的对照表',
    files: {
      matrix: { name: '模拟探针信号.csv', csv: toCsv(['探针', ...samples], rows) },
      records: { name: '模拟探针对照表.csv', csv: toCsv(['探针', '基因名'], pairs) },
    },
    truth: [],
  };
}

const functions: Readonly<Record<string, readonly string[]>> = {
  代谢: [
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
    '酮体代谢',
    'β-丙氨酸代谢',
  ],
  信号: [
    'p53 信号通路',
    'MAPK 信号通路',
    'PI3K-Akt 信号通路',
    'mTOR',
    'AMPK',
    'HIF-1',
    'NF-κB',
    'TNF',
    'Toll 样受体',
    'JAK-STAT',
    'Wnt',
    'TGF-β',
    'Hippo',
    'Notch',
  ],
  细胞过程: [
    '细胞周期',
    '凋亡',
    '自噬',
    '铁死亡',
    '坏死性凋亡',
    '内质网蛋白加工',
    '黏着斑',
    '紧密连接',
    '溶酶体',
    '吞噬体',
  ],
  遗传信息: ['核糖体', '剪接体', '蛋白酶体', 'DNA 复制', '错配修复', '同源重组', 'RNA 转运', '泛素化'],
};

/** Terms of four kinds with how often they were found. */
export function simulateWords(): Example {
  const draws = randomDraws(20_261_205);
  const rows = Object.entries(functions).flatMap(([kind, terms]) =>
    terms.map((term) => [term, 1 + draws.poisson(3 + draws.gamma(0.6, 16)), kind]),
  );
  return {
    id: 'words',
    title: '模拟富集条目',
    description: `${rows.length} 个功能条目的模拟基因数与大类`,
    files: { records: { name: '模拟富集条目.csv', csv: toCsv(['条目', '基因数', '大类'], rows) } },
    truth: [],
  };
}
