import { maximum } from '../extremes/index.ts';
import { toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const comparisons = ['低剂量 vs 对照', '中剂量 vs 对照', '高剂量 vs 对照', '给药 7 天', '给药 14 天'] as const;

/** Changed genes of five comparisons that share a part of them. */
export function simulateLists(): Example {
  const draws = randomDraws(2_718);
  const lists = comparisons.map((): string[] => []);
  for (let gene = 1; gene <= 620; gene += 1) {
    const strength = draws.uniform() ** 2.2;
    lists.forEach((list, at) => {
      if (draws.uniform() < strength * (0.5 + 0.12 * at)) list.push(`GENE${String(gene).padStart(5, '0')}`);
    });
  }
  const longest = maximum(lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? ''));
  return {
    id: 'lists',
    title: '模拟数据：五组比较的差异基因',
    description: '计算机模拟的数据，不是实测结果。五组比较的差异基因名单，一部分基因在几组中都有变化。',
    files: { lists: { name: '模拟_差异基因名单.csv', csv: toCsv(comparisons, rows) } },
    truth: [],
  };
}
