import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const genes = 140;
const perRegion = 10;
const regions = ['皮层', '髓质', '血管周', '边缘带'] as const;
const [wide, high] = [24, 18];

/**
 * Spots in hexagons over a slice of tissue with four regions, each with genes of its own: the first 40 genes lie in
 * patches.
 */
export function simulateSpatialSpots(): Example {
  const draws = randomDraws(20_261_130);
  const base = Array.from({ length: genes }, () => Math.exp(draws.normal(0.6, 0.7)));
  const spots = Array.from({ length: wide * high }, (_, at) => {
    const [column, row] = [at % wide, Math.floor(at / wide)];
    return { x: column + (row % 2) / 2, y: (row * Math.sqrt(3)) / 2 };
  })
    .filter(({ x, y }) => ((x - 12) / 11.6) ** 2 + ((y - 7.4) / 7.6) ** 2 < 1)
    .map(({ x, y }, i) => {
      const [out, vessel] = [Math.hypot((x - 12) / 11.6, (y - 7.4) / 7.6), Math.hypot(x - 15, y - 8)];
      const region = vessel < 2.4 ? 2 : out > 0.84 ? 3 : x + 0.8 * Math.sin(y) > 11 ? 1 : 0;
      const level = base.map((value, gene) => value * (Math.floor(gene / perRegion) === region ? 4.5 : 1));
      const total = level.reduce((sum, value) => sum + value, 0);
      const depth = Math.exp(draws.normal(Math.log(900), 0.2));
      return {
        name: `SP${String(i + 1).padStart(3, '0')}`,
        x,
        y,
        region,
        counts: level.map((value) => draws.poisson(draws.gamma(4, (depth * value) / total))),
      };
    });
  const names = base.map((_, gene) => `基因${String(gene + 1).padStart(3, '0')}`);
  return {
    id: 'spatial-spots',
    title: '模拟数据：空间转录组',
    description: `计算机模拟的数据，不是实测结果。${genes} 个基因 × ${spots.length} 个六角排列的位点，组织分为 ${regions.length} 个区域，前 ${regions.length * perRegion} 个基因各在一个区域偏高。`,
    files: {
      cells: {
        name: '模拟空间转录组_计数.csv',
        csv: toCsv(
          ['gene', ...spots.map(({ name }) => name)],
          names.map((name, gene) => [name, ...spots.map(({ counts }) => counts[gene]!)]),
        ),
      },
      records: {
        name: '模拟空间转录组_位点.csv',
        csv: toCsv(
          ['barcode', 'x', 'y', 'cluster'],
          spots.map(({ name, region, x, y }) => [name, Number(x.toFixed(2)), Number(y.toFixed(3)), regions[region]!]),
        ),
      },
    },
    truth: [],
  };
}
