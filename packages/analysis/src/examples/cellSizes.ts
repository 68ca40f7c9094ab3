import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/**
 * Three measures of 180 control and 150 treated cells: diameters with two peaks, intensities with a long tail, and
 * areas.
 */
export function simulateCellSizes(): Example {
  const draws = randomDraws(20_261_202);
  const rows = (['对照', '给药'] as const).flatMap((kind, treated) =>
    Array.from({ length: treated ? 150 : 180 }, (_, i) => {
      const large = draws.uniform() < (treated ? 0.65 : 0.25);
      const diameter = draws.normal(large ? 17.5 : 11.5, large ? 1.6 : 1.1);
      const intensity = Math.exp(draws.normal(treated ? 6.4 : 5.7, 0.55));
      const area = draws.normal(58, 9) + treated * 6;
      return [
        `${treated ? 'T' : 'C'}${String(i + 1).padStart(3, '0')}`,
        kind,
        ...[diameter, intensity, area].map((value) => significant(value, 4)),
      ];
    }),
  );
  return {
    id: 'cell-sizes',
    title: '模拟细胞测量',
    description: '180 个对照细胞与 150 个给药细胞的模拟直径、荧光强度与面积；直径有两个峰，给药后大细胞变多',
    files: { records: { name: '模拟细胞测量.csv', csv: toCsv(['细胞', '处理', '直径', '荧光强度', '面积'], rows) } },
    truth: [],
  };
}
