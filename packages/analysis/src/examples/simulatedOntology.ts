/** A term of the simulated ontology. */
export type SimulatedTerm = {
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
  /** Lines of OBO that say what it stands below. */
  readonly above: readonly string[];
  /** Whether no term stands below it. */
  readonly leaf: boolean;
};

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

function allTerms(): SimulatedTerm[] {
  const terms: SimulatedTerm[] = [];
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
  return terms.map((term) => {
    const further = more.get(term.name);
    return further === undefined ? term : { ...term, above: [...term.above, further] };
  });
}

/** A small made-up ontology of three parts, the upper terms before those below them. */
export const simulatedTerms: readonly SimulatedTerm[] = allTerms();

/** The ontology as an OBO file. */
export const oboText = [
  'format-version: 1.2',
  'ontology: simulated',
  'remark: 计算机模拟的功能层级，不是 Gene Ontology',
  ...simulatedTerms.flatMap(({ above, id, name, namespace }) => [
    '',
    '[Term]',
    `id: ${id}`,
    `name: ${name}`,
    `namespace: ${namespace}`,
    ...above,
  ]),
  '',
].join('\n');
