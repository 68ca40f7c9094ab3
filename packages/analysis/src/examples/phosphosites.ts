import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const siteCount = 700;
/** Kinases, and how much the log2 fold changes of their substrates are moved. */
const kinases: readonly (readonly [name: string, change: number])[] = [
  ['AKT1', -1.1],
  ['MTOR', -0.9],
  ['RPS6KB1', -1],
  ['SGK1', -0.5],
  ['GSK3B', 0.6],
  ['MAPK1', 0.9],
  ['MAPK3', 0.8],
  ['RPS6KA1', 0.7],
  ['MAPK14', 0.2],
  ['MAPK8', 0.4],
  ['CDK1', 0],
  ['CDK2', -0.3],
  ['CDK5', 0],
  ['PLK1', -0.6],
  ['AURKB', -0.4],
  ['ATM', 0.1],
  ['CHEK1', 0],
  ['CSNK2A1', 0],
  ['CSNK1A1', 0.1],
  ['PRKACA', 0.5],
  ['PRKCA', 0.3],
  ['SRC', -0.2],
  ['EGFR', 0.6],
  ['AMPK', 1],
];

/**
 * log2 fold changes of 700 sites, and 24 kinases with 6 to 34 substrates each, about half of which are more or less
 * active.
 */
export function simulatePhosphosites(): Example {
  const draws = randomDraws(6_013);
  const sites = Array.from(
    { length: siteCount },
    (_, at) =>
      `PROT${String(Math.floor(at / 2) + 1).padStart(4, '0')}_${['S', 'T', 'Y'][Math.floor(3 * draws.uniform() ** 2)]!}${20 + 3 * at}`,
  );
  const changes = sites.map(() => draws.normal(0, 0.8));
  const sets = kinases.map(([name, shift]) => {
    const size = 6 + Math.floor(29 * draws.uniform() ** 1.4);
    const members = new Set<number>();
    while (members.size < size) members.add(Math.floor(draws.uniform() * siteCount));
    for (const site of members) changes[site]! += shift;
    return [name, `${name} 激酶`, ...[...members].map((site) => sites[site]!)];
  });
  return {
    id: 'phosphosites',
    title: '模拟数据：磷酸化位点与激酶',
    description: `计算机模拟的数据，不是实测结果。${siteCount} 个磷酸化位点的 log2 差异倍数，${kinases.length} 个激酶的底物关系也是模拟的，其中约一半活性有变化。`,
    files: {
      ranked: {
        name: '模拟磷酸化位点.csv',
        csv: toCsv(
          ['site', 'log2FC'],
          sites.map((site, at) => [site, significant(changes[at]!, 5)]),
        ),
      },
      sets: { name: '模拟_激酶底物.gmt', csv: `${sets.map((set) => set.join('\t')).join('\n')}\n` },
    },
    truth: [],
  };
}
