import { randomDraws } from '../../examples/randomDraws.ts';
import { csvOf, numbered, rounded } from './design.ts';
import type { DemoProject } from './model.ts';
import { simulateTransform } from './transform.ts';

/** Of how many genes the protein is measured, and proteins whose gene is not in the transcriptome. */
const measured = 0.4;
const others = 60;
/** How much of a change of the messenger the protein follows; in some genes it does not, or goes the other way. */
const [follows, still, against] = [0.8, 0, -0.6] as const;
/** Livers that were used up. */
const lost: readonly string[] = ['HFD4', 'MET2'];
/** As the program that counts proteins heads its columns. */
const written = (name: string): string => `LFQ intensity ${name}`;

/**
 * Proteins of the same livers as the simulated transcriptome of a seed, named after their genes: a second omics for a
 * union. Two mice lack, the columns are headed as by the program that made the table, and some proteins have no gene in
 * the other table.
 */
export function simulateLiverProteome(seed: number): DemoProject {
  const transcriptome = simulateTransform(seed);
  const draws = randomDraws(seed + 7);
  const samples = transcriptome.samples.filter(({ name }) => !lost.includes(name));
  const change = new Map(transcriptome.truths.changes.map(({ feature, log2fc }) => [feature, log2fc]));
  const counts = transcriptome.files.find(({ role }) => role === 'counts')!;
  const genes = counts.text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(',')))
    .filter(() => draws.uniform() < measured);
  const names = [...genes, ...Array.from({ length: others }, (_, at) => numbered('PROT', at, 5))];
  const batches = names.map(() => draws.normal(0, 0.2));
  const share = names.map(() => {
    const luck = draws.uniform();
    return luck < 0.75 ? follows : luck < 0.9 ? still : against;
  });
  const rows = names.map((name, at) => {
    const level = draws.normal(23, 1.8);
    return samples.map(({ factors, group }) => {
      const shift = (change.get(name)?.[group] ?? 0) * share[at]!;
      const batch = factors['batch']!.endsWith('1') ? 0 : batches[at]!;
      return Math.round(2 ** (level + shift + batch + draws.normal(0, 0.25)));
    });
  });
  const changes = names.flatMap((feature, at) => {
    const of = change.get(feature);
    if (!of || share[at] === still) return [];
    const log2fc = Object.fromEntries(Object.entries(of).map(([group, by]) => [group, rounded(by * share[at]!, 4)]));
    return [{ role: 'intensity', feature, log2fc }];
  });
  const count = (of: number) => genes.filter((name, at) => change.has(name) && share[at] === of).length;
  const kegg = transcriptome.files.find(({ role }) => role === 'kegg')!;
  return {
    family: 'protein',
    title: '小鼠肝脏蛋白质组：与转录组同一批小鼠',
    species: transcriptome.species,
    question: '高脂饮食和二甲双胍改变的基因，蛋白质是否随之改变',
    protocol: [
      '取与转录组同一只小鼠的肝组织，提取总蛋白，酶解',
      '数据非依赖采集（DIA）质谱，分两批上机',
      '检索并定量蛋白质，以编码基因命名',
    ],
    samples,
    contrasts: transcriptome.contrasts,
    files: [
      {
        path: '蛋白质强度.csv',
        title: '蛋白质强度（未取对数），以基因命名',
        role: 'intensity',
        ids: '蛋白质',
        logged: false,
        text: csvOf(
          ['protein', ...samples.map(({ name }) => written(name))],
          names.map((name, at) => [name, ...rows[at]!]),
        ),
      },
      { ...kegg, title: '蛋白质的 KEGG 样通路及其分类（模拟）' },
    ],
    truths: {
      changes,
      sets: [],
      batch: names.map((feature, at) => ({ role: 'intensity', feature, log2fc: rounded(batches[at]!, 4) })),
      words: [
        `${genes.length} 个蛋白质与转录组的基因同名，另有 ${others} 个的基因不在转录组中`,
        `转录组中改变的基因，${count(follows)} 个的蛋白质同向改变（幅度为八成），${count(still)} 个不变，${count(against)} 个反向改变`,
        `${lost.join('、')} 两只小鼠的肝组织已用完，没有蛋白质数据；蛋白质表的列名写作“${written('ND1')}”，转录组写作 ND1`,
      ],
    },
  };
}
