import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import {
  drawSets,
  drawStrays,
  featureTruths,
  namesOf,
  oboText,
  ontologyPlans,
  pathwayPlans,
  setsTable,
  setTruths,
  type DrawnSet,
  type Effects,
} from './annotation.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, numbered, rounded } from './design.ts';
import { edgesTable } from './edges.ts';
import type { DemoAbout, DemoContrast, DemoProject, DemoSample, DemoTruths } from './model.ts';
import { genePathways } from './pathways.ts';

/** How many genes, and samples of each diet. */
type TransformSize = { readonly genes: number; readonly each: number };
const demoSize: TransformSize = { genes: 2_400, each: 5 };
const [control, fat, treated] = ['普通饮食', '高脂饮食', '高脂+二甲双胍'] as const;

/** What the diet does and the drug mostly takes back, what it does not take back, and what the drug does by itself. */
const rescued = (way: 1 | -1) => ({ [fat]: way, [treated]: 0.2 * way });
const kept = (way: 1 | -1) => ({ [fat]: way, [treated]: way });
const own = (way: 1 | -1) => ({ [treated]: way });

const terms = {
  脂肪酸合成: rescued(1),
  炎症反应: rescued(1),
  脂肪酸氧化: rescued(-1),
  线粒体内膜: rescued(-1),
  胆固醇合成: kept(1),
  饥饿反应: own(1),
  'mTOR 信号': own(-1),
};
const pathways = {
  非酒精性脂肪肝病: rescued(1),
  'TNF 信号通路': rescued(1),
  'PPAR 信号通路': rescued(-1),
  类固醇合成: kept(1),
  初级胆汁酸合成: kept(-1),
  'AMPK 信号通路': own(1),
  胰岛素抵抗: own(-1),
};

const about: DemoAbout = {
  family: 'transform',
  title: '小鼠肝脏转录组：高脂饮食与二甲双胍',
  species: '小鼠（Mus musculus）',
  question: '高脂饮食使小鼠肝脏的哪些基因和通路改变，二甲双胍又使其中哪些恢复',
  protocol: [
    '取肝组织提取总 RNA，检测完整性',
    '富集 mRNA，分两批构建文库',
    '双端 150 bp 测序，去除接头和低质量序列',
    '比对到参考基因组，按基因计数',
  ],
};

/**
 * The liver of mice: 2,400 genes × 15 samples of three diets, negative binomial counts of libraries of unequal size
 * from two batches, with annotation, ontology and interactions.
 *
 * @param size - The same study with more genes and mice, for measurements.
 */
export function simulateTransform(seed: number, size: TransformSize = demoSize): DemoProject {
  const draws = randomDraws(seed);
  const samples = balancedSamples(
    [
      { name: control, prefix: 'ND' },
      { name: fat, prefix: 'HFD' },
      { name: treated, prefix: 'MET' },
    ],
    size.each,
  );
  const contrasts = contrastsOf([
    [fat, control],
    [treated, fat],
    [treated, control],
  ]);
  const genes = Array.from({ length: size.genes }, (_, at) => numbered('GENE', at, 5));
  const effects: Effects = genes.map(() => undefined);
  const go = drawSets(draws, ontologyPlans(draws, terms, { least: 18, more: 24 }), effects);
  const kegg = drawSets(draws, pathwayPlans(draws, genePathways, pathways, { least: 20, more: 40 }), effects);
  drawStrays(draws, effects, { share: 0.02, patterns: [rescued(1), kept(1), own(1)] });
  const shifts = genes.map(() => (draws.uniform() < 0.25 ? rounded(draws.normal(0, 0.5), 4) : 0));
  const counts = drawCounts(draws, samples, effects, shifts);
  const changes = featureTruths('counts', genes, effects);
  const names = samples.map(({ name }) => name);

  return {
    ...about,
    samples,
    contrasts,
    files: [
      {
        path: '基因计数.csv',
        title: '基因计数表',
        role: 'counts',
        ids: '基因',
        logged: false,
        text: csvOf(
          ['gene', ...names],
          genes.map((gene, at) => [gene, ...counts[at]!]),
        ),
      },
      {
        path: '基因表达量.csv',
        title: '基因表达量，log2(CPM + 1)',
        role: 'expression',
        ids: '基因',
        logged: true,
        text: csvOf(
          ['gene', ...names],
          expressionOf(counts).map((row, at) => [genes[at]!, ...row]),
        ),
      },
      { path: 'GO注释.csv', title: '基因的 GO 样条目（模拟）', role: 'go', text: setsTable(go, genes) },
      { path: 'GO层级.obo', title: 'GO 样条目的层级（模拟）', role: 'ontology', text: oboText },
      {
        path: 'KEGG通路.csv',
        title: '基因的 KEGG 样通路及其分类（模拟）',
        role: 'kegg',
        text: setsTable(kegg, genes, ['class_a', 'class_b']),
      },
      {
        path: '蛋白互作.csv',
        title: '基因产物之间的互作，得分 0～1000（模拟）',
        role: 'edges',
        text: edgesTable(draws, genes, [...go, ...kegg]),
      },
    ],
    truths: truthsOf({ changes, contrasts, genes, go, kegg, shifts }),
  };
}

function truthsOf({
  changes,
  contrasts,
  genes,
  go,
  kegg,
  shifts,
}: {
  readonly changes: DemoTruths['changes'];
  readonly contrasts: readonly DemoContrast[];
  readonly genes: readonly string[];
  readonly go: readonly DrawnSet[];
  readonly kegg: readonly DrawnSet[];
  readonly shifts: readonly number[];
}): DemoTruths {
  return {
    changes,
    sets: [...setTruths('go', go, contrasts), ...setTruths('kegg', kegg, contrasts)],
    batch: genes.flatMap((feature, at) => (shifts[at] === 0 ? [] : [{ role: 'counts', feature, log2fc: shifts[at]! }])),
    words: [
      `${genes.length} 个基因中 ${changes.length} 个随饮食或用药改变，log2 差异倍数的绝对值为 1.1～2.6`,
      `高脂饮食使${namesOf(terms, rescued(1))}和${namesOf(pathways, rescued(1))}的基因上调、${namesOf(terms, rescued(-1))}和${namesOf(pathways, rescued(-1))}的基因下调，二甲双胍使它们恢复八成`,
      `高脂饮食对${namesOf(terms, kept(1))}、${namesOf(pathways, kept(1))}和${namesOf(pathways, kept(-1))}的影响不因二甲双胍而恢复`,
      `只在用药后上调的是${namesOf(terms, own(1))}和${namesOf(pathways, own(1))}，下调的是${namesOf(terms, own(-1))}和${namesOf(pathways, own(-1))}`,
      '四分之一的基因在两批文库之间有差别；批次在各组之间均匀分布',
    ],
  };
}

function drawCounts(
  draws: RandomDraws,
  samples: readonly DemoSample[],
  effects: Readonly<Effects>,
  shifts: readonly number[],
): number[][] {
  const libraries = samples.map(() => draws.normal(0, 0.35));
  return effects.map((effect, gene) => {
    const mean = Math.exp(draws.normal(4.8, 1.7));
    const dispersion = 0.03 + 0.7 / (mean + 6);
    return samples.map((sample, at) => {
      const shift = (effect?.[sample.group] ?? 0) + shifts[gene]! * batchOf(sample) + libraries[at]!;
      return draws.poisson(draws.gamma(1 / dispersion, mean * 2 ** shift));
    });
  });
}

function expressionOf(counts: readonly (readonly number[])[]): number[][] {
  const totals = counts[0]!.map((_, column) => counts.reduce((sum, row) => sum + row[column]!, 0));
  return counts.map((row) => row.map((count, column) => rounded(Math.log2((count * 1e6) / totals[column]! + 1), 5)));
}
