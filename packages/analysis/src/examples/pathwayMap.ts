import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Compounds: name and place. The layout and all ids are made up. */
const compounds: readonly (readonly [name: string, x: number, y: number])[] = [
  ['葡萄糖', 300, 60],
  ['葡萄糖-6-磷酸', 300, 150],
  ['果糖-6-磷酸', 300, 240],
  ['果糖-1,6-二磷酸', 300, 330],
  ['甘油醛-3-磷酸', 300, 420],
  ['磷酸二羟丙酮', 140, 420],
  ['1,3-二磷酸甘油酸', 300, 500],
  ['3-磷酸甘油酸', 300, 580],
  ['磷酸烯醇式丙酮酸', 500, 580],
  ['丙酮酸', 660, 580],
  ['乳酸', 660, 480],
  ['乙酰辅酶 A', 820, 580],
  ['6-磷酸葡萄糖酸', 480, 150],
  ['核酮糖-5-磷酸', 640, 150],
  ['糖原', 140, 150],
];
/** Enzymes: the gene on the box, how many isozymes, its place, substrate and product, and how its genes change. */
const enzymes: readonly (readonly [
  name: string,
  genes: number,
  x: number,
  y: number,
  from: string,
  to: string,
  change: number,
  reversible?: boolean,
])[] = [
  ['HK1', 4, 300, 105, '葡萄糖', '葡萄糖-6-磷酸', 1.6],
  ['GPI', 1, 300, 195, '葡萄糖-6-磷酸', '果糖-6-磷酸', 0.3, true],
  ['PFKL', 3, 270, 285, '果糖-6-磷酸', '果糖-1,6-二磷酸', 2.1],
  ['FBP1', 2, 330, 285, '果糖-1,6-二磷酸', '果糖-6-磷酸', -2.4],
  ['ALDOA', 3, 300, 375, '果糖-1,6-二磷酸', '甘油醛-3-磷酸', 1.2, true],
  ['TPI1', 1, 220, 420, '磷酸二羟丙酮', '甘油醛-3-磷酸', 0.1, true],
  ['GAPDH', 2, 300, 460, '甘油醛-3-磷酸', '1,3-二磷酸甘油酸', 0.9, true],
  ['PGK1', 2, 300, 540, '1,3-二磷酸甘油酸', '3-磷酸甘油酸', 1.1, true],
  ['ENO1', 4, 400, 580, '3-磷酸甘油酸', '磷酸烯醇式丙酮酸', 1.4, true],
  ['PKM', 2, 580, 580, '磷酸烯醇式丙酮酸', '丙酮酸', 2.3],
  ['LDHA', 5, 660, 530, '丙酮酸', '乳酸', 2.8, true],
  ['PDHA1', 3, 740, 580, '丙酮酸', '乙酰辅酶 A', -1.7],
  ['G6PD', 1, 390, 150, '葡萄糖-6-磷酸', '6-磷酸葡萄糖酸', -0.2],
  ['PGD', 1, 560, 150, '6-磷酸葡萄糖酸', '核酮糖-5-磷酸', -0.1],
  ['GYS1', 2, 220, 150, '葡萄糖-6-磷酸', '糖原', -1.3],
];
/** Of the signals beside them; `null` was not measured. */
const signals: readonly (readonly [name: string, genes: number, x: number, y: number, change: number | null])[] = [
  ['INSR', 1, 560, 270, 0.8],
  ['PIK3CA', 5, 660, 250, 1],
  ['PIK3R1', 3, 660, 267, 0.2],
  ['AKT1', 3, 760, 270, 1.3],
  ['FOXO1', 2, 840, 350, -1.9],
  ['HIF1A', 1, 480, 350, 2.5],
  ['PDK1', 4, 740, 440, 2.6],
  ['TSC2', 1, 760, 180, null],
];
const maps: readonly (readonly [name: string, x: number, y: number])[] = [
  ['柠檬酸循环', 820, 640],
  ['磷酸戊糖途径', 760, 110],
];
/** Name of a node, of another, and what KGML calls it; `PI3K` is the complex. */
const effects: readonly (readonly [from: string, to: string, ...kinds: string[]])[] = [
  ['INSR', 'PI3K', 'activation', 'phosphorylation'],
  ['PI3K', 'AKT1', 'activation'],
  ['AKT1', 'FOXO1', 'inhibition', 'phosphorylation'],
  ['AKT1', 'TSC2', 'inhibition'],
  ['HIF1A', 'PFKL', 'expression', 'indirect effect'],
  ['HIF1A', 'LDHA', 'expression'],
  ['HIF1A', 'PDK1', 'expression'],
  ['PDK1', 'PDHA1', 'inhibition', 'phosphorylation'],
  ['FOXO1', 'PDK1', 'expression', 'indirect effect'],
];
/** Rows of features that are not on the map. */
const elsewhere = { genes: 240, compounds: 45 } as const;

/**
 * A pathway drawn in KGML with its layout and ids made up, and the differences of genes and of metabolites on it and
 * elsewhere.
 */
export function simulatePathwayMap(): Example {
  const draws = randomDraws(51_200);
  const entries: string[] = [];
  const idOf = new Map<string, number>();
  const genes: (readonly [id: string, change: number])[] = [];
  const kgmlType: Readonly<Record<string, string>> = { rectangle: 'gene', circle: 'compound', roundrectangle: 'map' };
  const add = (key: string, names: readonly string[], shape: string, place: string): void => {
    idOf.set(key, entries.length + 1);
    entries.push(
      `  <entry id="${entries.length + 1}" name="${names.join(' ')}" type="${kgmlType[shape]!}">\n    <graphics name="${key}" type="${shape}" ${place}/>\n  </entry>`,
    );
  };
  let gene = 90_000;
  const box = (name: string, count: number, x: number, y: number, change: number | null): void => {
    const ids = Array.from({ length: count }, () => String((gene += 1)));
    // Not every isozyme goes the same way.
    if (change !== null)
      ids.forEach((id, at) =>
        genes.push([id, at === 0 ? change : at === 3 ? -change * 0.6 : change * draws.uniform()]),
      );
    add(
      name,
      ids.map((id) => `sim:${id}`),
      'rectangle',
      `x="${x}" y="${y}" width="46" height="17"`,
    );
  };
  for (const [name, count, x, y, , , change] of enzymes) box(name, count, x, y, change);
  for (const [name, count, x, y, change] of signals) box(name, count, x, y, change);
  compounds.forEach(([name, x, y], at) =>
    add(name, [`cpd:S${String(at + 1).padStart(5, '0')}`], 'circle', `x="${x}" y="${y}" width="10" height="10"`),
  );
  maps.forEach(([name, x, y], at) =>
    add(name, [`path:sim0000${at + 2}`], 'roundrectangle', `x="${x}" y="${y}" width="100" height="26"`),
  );
  idOf.set('PI3K', entries.length + 1);
  entries.push(
    `  <entry id="${entries.length + 1}" name="undefined" type="group">\n    <graphics type="rectangle" x="660" y="258" width="46" height="34"/>\n    <component id="${idOf.get('PIK3CA')!}"/>\n    <component id="${idOf.get('PIK3R1')!}"/>\n  </entry>`,
  );
  const relations = effects.map(
    ([from, to, ...kinds]) =>
      `  <relation entry1="${idOf.get(from)!}" entry2="${idOf.get(to)!}" type="PPrel">${kinds.map((kind) => `<subtype name="${kind}" value="--"/>`).join('')}</relation>`,
  );
  const links = (
    [
      ['乙酰辅酶 A', '柠檬酸循环', 'PDHA1'],
      ['核酮糖-5-磷酸', '磷酸戊糖途径', 'PGD'],
    ] as const
  ).map(
    ([compound, map, enzyme]) =>
      `  <relation entry1="${idOf.get(enzyme)!}" entry2="${idOf.get(map)!}" type="maplink"><subtype name="compound" value="${idOf.get(compound)!}"/></relation>`,
  );
  const reactions = enzymes.map(
    ([name, , , , from, to, , reversible], at) =>
      `  <reaction id="${idOf.get(name)!}" name="rn:S${String(at + 1).padStart(5, '0')}" type="${reversible ? 'reversible' : 'irreversible'}"><substrate id="${idOf.get(from)!}"/><product id="${idOf.get(to)!}"/></reaction>`,
  );
  const kgml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- 计算机模拟：布局与编号都是虚构的，不是 KEGG 的内容 -->',
    '<pathway name="path:sim00001" org="sim" number="00001" title="模拟的糖代谢通路">',
    ...entries,
    ...relations,
    ...links,
    ...reactions,
    '</pathway>',
    '',
  ].join('\n');

  const row = (id: string, change: number): (string | number)[] => {
    const log2fc = change + draws.normal(0, 0.15);
    const p =
      Math.abs(change) > 0.7 ? 10 ** -(2 + 2 * Math.abs(change) * draws.uniform()) : 0.06 + 0.9 * draws.uniform();
    return [id, significant(log2fc, 4), significant(p, 4)];
  };
  const geneRows = [
    ...genes.map(([id, change]) => row(id, change)),
    ...Array.from({ length: elsewhere.genes }, (_, at) => row(String(95_000 + at), draws.normal(0, 0.8))),
  ];
  const changes: Readonly<Record<string, number>> = {
    葡萄糖: -1.2,
    '葡萄糖-6-磷酸': 0.4,
    '果糖-1,6-二磷酸': 1.1,
    乳酸: 2.6,
    丙酮酸: 0.9,
    '乙酰辅酶 A': -1.1,
    糖原: -1.5,
    磷酸烯醇式丙酮酸: 0.2,
  };
  const compoundRows = [
    ...compounds.flatMap(([name], at) =>
      name in changes ? [row(`S${String(at + 1).padStart(5, '0')}`, changes[name]!)] : [],
    ),
    ...Array.from({ length: elsewhere.compounds }, (_, at) =>
      row(`S${String(900 + at).padStart(5, '0')}`, draws.normal(0, 0.7)),
    ),
  ];
  return {
    id: 'pathway-map',
    title: '模拟数据：通路图与差异结果',
    description: `计算机模拟的数据，不是实测结果。一张 ${enzymes.length + signals.length} 个酶与信号分子、${compounds.length} 个代谢物的通路图（布局与编号都是虚构的，不是 KEGG 的内容），${geneRows.length} 个基因与 ${compoundRows.length} 个代谢物的差异结果。`,
    files: {
      pathway: { name: '模拟_通路图.xml', csv: kgml },
      records: { name: '模拟_差异基因.csv', csv: toCsv(['entrez', 'log2FC', 'padj'], geneRows) },
      records2: { name: '模拟_差异代谢物.csv', csv: toCsv(['compound', 'log2FC', 'padj'], compoundRows) },
    },
    truth: [],
  };
}
