import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';
import { oboText, simulatedTerms } from './simulatedOntology.ts';

const geneCount = 1200;

/** Terms whose genes were made to change, and which way. */
const changed = new Map([
  ['脂肪酸氧化', -1],
  ['支链氨基酸降解', -1],
  ['线粒体基质', -1],
  ['脱氢酶活性', -1],
  ['糖酵解', 1],
  ['炎症反应', 1],
  ['干扰素应答', 1],
  ['T 细胞活化', 1],
  ['谷胱甘肽还原', 1],
  ['胞外基质', 1],
  ['肽酶活性', 1],
]);

/**
 * 1,200 genes with lengths and their changes, a small made-up ontology of three parts, and the terms of every gene as
 * its most special ones.
 */
export function simulateGeneOntology(): Example {
  const draws = randomDraws(2_000);
  const genes = Array.from({ length: geneCount }, (_, index) => `GENE${String(index + 1).padStart(5, '0')}`);
  const lengths = genes.map(() => Math.round(2 ** draws.normal(11, 0.9)));
  const scores = genes.map(() => draws.normal());
  const rows: string[][] = [];
  for (const { id, leaf, name } of simulatedTerms) {
    if (!leaf && draws.uniform() < 0.5) continue;
    const size = leaf ? 14 + Math.floor(45 * draws.uniform() ** 1.5) : 4 + Math.floor(8 * draws.uniform());
    const members = new Set<number>();
    while (members.size < size) members.add(Math.floor(draws.uniform() * geneCount));
    const way = changed.get(name) ?? 0;
    for (const gene of members) {
      rows.push([id, name, genes[gene]!]);
      if (way !== 0 && draws.uniform() < 0.6) scores[gene] = way * (2 + draws.uniform());
    }
  }
  // A longer gene gets more reads, and so its change is more easily seen.
  const seen = genes.map((_, gene) => scores[gene]! * (0.8 + 0.16 * (Math.log2(lengths[gene]!) - 10)));
  const direction = (gene: number): string => (seen[gene]! > 1.75 ? 'up' : seen[gene]! < -1.75 ? 'down' : 'none');
  return {
    id: 'gene-ontology',
    title: '模拟数据：差异基因与功能层级',
    description: `计算机模拟的数据，不是实测结果。${geneCount} 个基因的长度与差异，${simulatedTerms.length} 个条目的功能层级（编号与内容都是模拟的，不是 Gene Ontology），其中 ${changed.size} 个条目中部分基因有变化。`,
    files: {
      records: {
        name: '模拟_差异基因结果.csv',
        csv: toCsv(
          ['gene', 'log2fc', 'length', 'direction'],
          genes.map((gene, at) => [gene, significant(seen[at]!, 5), lengths[at]!, direction(at)]),
        ),
      },
      sets: { name: '模拟_功能注释.csv', csv: toCsv(['term', 'name', 'gene'], rows) },
      ontology: { name: '模拟_功能层级.obo', csv: oboText },
    },
    truth: [],
  };
}
