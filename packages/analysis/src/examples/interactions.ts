import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const complexes = [14, 12, 10, 8, 7] as const;
const size = { proteins: 160, listed: 70 } as const;

/**
 * Seventy proteins that changed, of 160 whose interactions are scored as STRING does: five complexes and lines by
 * chance.
 */
export function simulateInteractions(): Example {
  const draws = randomDraws(20_261_124);
  const proteins = Array.from({ length: size.proteins }, (_, i) => `PRT${String(i + 1).padStart(3, '0')}`);
  const of = proteins.map((_, i) => {
    let from = 0;
    return complexes.findIndex((count) => {
      from += count;
      return i < from;
    });
  });
  const rows = proteins.flatMap((a, i) =>
    proteins.slice(i + 1).flatMap((b, k) => {
      const together = of[i]! >= 0 && of[i] === of[i + 1 + k];
      return draws.uniform() < (together ? 0.55 : 0.012)
        ? [[`9606.${a}`, `9606.${b}`, Math.round(together ? 420 + 570 * draws.uniform() : 150 + 600 * draws.uniform())]]
        : [];
    }),
  );
  const listed = proteins.slice(0, size.listed);
  // Members of a complex go the same way.
  const change = listed.map((_, i) =>
    significant(draws.normal(of[i]! < 0 ? 0 : of[i]! % 2 === 0 ? 1.6 : -1.4, 0.5), 4),
  );
  const order = [...listed.keys()].toSorted((a, b) => change[b]! - change[a]!);
  return {
    id: 'interactions',
    title: '模拟数据：差异蛋白与互作表',
    description: `计算机模拟的数据，不是实测结果。${size.listed} 个差异蛋白及其变化，${size.proteins} 个蛋白之间的 ${rows.length} 对互作（得分 0～1000，如 STRING），含 ${complexes.length} 个复合体。`,
    files: {
      list: { name: '模拟_差异蛋白.txt', csv: `${['protein', ...listed].join('\n')}\n` },
      edges: { name: '模拟_互作.csv', csv: toCsv(['protein1', 'protein2', 'combined_score'], rows) },
      ranked: {
        name: '模拟_变化.csv',
        csv: toCsv(
          ['feature', 'score'],
          order.map((at) => [listed[at]!, change[at]!]),
        ),
      },
    },
    truth: [],
  };
}
