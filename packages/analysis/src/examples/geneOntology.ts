import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const geneCount = 1200;

/** Terms below a top term; a name alone is a term without others below. */
type Branch = readonly [name: string, below?: readonly Branch[]];
const aspects: readonly (readonly [namespace: string, name: string, below: readonly Branch[]])[] = [
  [
    'biological_process',
    '生物过程',
    [
      [
        '代谢过程',
        [
          ['脂质代谢', [['脂肪酸氧化'], ['脂肪酸合成'], ['胆固醇合成'], ['鞘脂代谢']]],
          ['糖代谢', [['糖酵解'], ['糖异生'], ['糖原合成']]],
          ['氨基酸代谢', [['支链氨基酸降解'], ['谷氨酰胺合成']]],
          ['核苷酸代谢', [['嘌呤合成'], ['嘧啶合成']]],
        ],
      ],
      [
        '应激反应',
        [
          ['氧化应激反应', [['谷胱甘肽还原'], ['过氧化氢清除']]],
          ['热休克反应'],
          ['DNA 损伤反应', [['双链断裂修复'], ['错配修复']]],
          ['饥饿反应'],
        ],
      ],
      [
        '免疫过程',
        [
          ['固有免疫', [['炎症反应'], ['补体激活'], ['干扰素应答']]],
          ['适应性免疫', [['T 细胞活化'], ['B 细胞分化']]],
        ],
      ],
      [
        '信号传导',
        [['激酶级联', [['MAPK 级联'], ['mTOR 信号']]], ['细胞因子信号', [['TNF 信号'], ['白介素信号']]], ['受体内吞']],
      ],
      ['发育过程', [['血管生成'], ['神经发生'], ['骨骼发育']]],
      ['细胞周期', [['DNA 复制'], ['有丝分裂', [['纺锤体组装'], ['染色体分离']]], ['周期检查点']]],
    ],
  ],
  [
    'molecular_function',
    '分子功能',
    [
      ['结合', [['ATP 结合'], ['DNA 结合'], ['金属离子结合', [['锌离子结合'], ['铁离子结合']]]]],
      [
        '催化活性',
        [
          ['激酶活性'],
          ['水解酶活性', [['肽酶活性'], ['脂肪酶活性']]],
          ['氧化还原酶活性', [['脱氢酶活性'], ['过氧化物酶活性']]],
        ],
      ],
      ['转运活性', [['离子通道活性'], ['脂质转运活性']]],
      ['转录调节活性'],
    ],
  ],
  [
    'cellular_component',
    '细胞组分',
    [
      [
        '细胞器',
        [
          ['线粒体', [['线粒体内膜'], ['线粒体基质']]],
          ['细胞核', [['核仁'], ['染色质']]],
          ['过氧化物酶体'],
          ['溶酶体'],
        ],
      ],
      ['膜', [['质膜'], ['内质网膜']]],
      ['胞外区', [['胞外基质'], ['外泌体']]],
    ],
  ],
];
/** Terms that stand below a second one too: by name, and how. */
const second: readonly (readonly [name: string, above: string, relation: 'is_a' | 'part_of'])[] = [
  ['过氧化氢清除', '代谢过程', 'is_a'],
  ['干扰素应答', '细胞因子信号', 'part_of'],
  ['周期检查点', '应激反应', 'is_a'],
  ['mTOR 信号', '饥饿反应', 'part_of'],
  ['线粒体内膜', '膜', 'is_a'],
  ['DNA 复制', '核苷酸代谢', 'part_of'],
];
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
  const terms: {
    readonly id: string;
    readonly name: string;
    readonly namespace: string;
    readonly above: readonly string[];
    readonly leaf: boolean;
  }[] = [];
  const add = (name: string, namespace: string, above: readonly string[], below: readonly Branch[] = []): void => {
    const id = `SIM:${String(terms.length + 1).padStart(7, '0')}`;
    terms.push({ id, name, namespace, above, leaf: below.length === 0 });
    for (const [one, more] of below) add(one, namespace, [`is_a: ${id} ! ${name}`], more);
  };
  for (const [namespace, name, below] of aspects) add(name, namespace, [], below);
  const idOf = new Map(terms.map(({ id, name }) => [name, id]));
  const more = new Map(
    second.map(([name, above, relation]) => [
      name,
      relation === 'is_a'
        ? `is_a: ${idOf.get(above)!} ! ${above}`
        : `relationship: part_of ${idOf.get(above)!} ! ${above}`,
    ]),
  );
  const obo = [
    'format-version: 1.2',
    'ontology: simulated',
    'remark: 计算机模拟的功能层级，不是 Gene Ontology',
    ...terms.flatMap(({ above, id, name, namespace }) => [
      '',
      '[Term]',
      `id: ${id}`,
      `name: ${name}`,
      `namespace: ${namespace}`,
      ...above,
      ...(more.has(name) ? [more.get(name)!] : []),
    ]),
    '',
  ];

  const genes = Array.from({ length: geneCount }, (_, index) => `GENE${String(index + 1).padStart(5, '0')}`);
  const lengths = genes.map(() => Math.round(2 ** draws.normal(11, 0.9)));
  const scores = genes.map(() => draws.normal());
  const rows: string[][] = [];
  for (const { id, leaf, name } of terms) {
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
    description: `计算机模拟的数据，不是实测结果。${geneCount} 个基因的长度与差异，${terms.length} 个条目的功能层级（编号与内容都是模拟的，不是 Gene Ontology），其中 ${changed.size} 个条目中部分基因有变化。`,
    files: {
      records: {
        name: '模拟_差异基因结果.csv',
        csv: toCsv(
          ['gene', 'log2fc', 'length', 'direction'],
          genes.map((gene, at) => [gene, significant(seen[at]!, 5), lengths[at]!, direction(at)]),
        ),
      },
      sets: { name: '模拟_功能注释.csv', csv: toCsv(['term', 'name', 'gene'], rows) },
      ontology: { name: '模拟_功能层级.obo', csv: obo.join('\n') },
    },
    truth: [],
  };
}
