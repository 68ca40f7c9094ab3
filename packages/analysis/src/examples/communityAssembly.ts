import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws, type RandomDraws } from './randomDraws.ts';

const [clades, perClade, depth] = [12, 7, 1_200];
/** Which clades a habitat favours; none in the habitat that chance fills. */
const habitats = {
  湿地: { size: 6, favoured: [0, 1, 2] },
  林地: { size: 5, favoured: [6, 7, 8] },
  荒漠: { size: 5, favoured: [] },
} as const;
const prefixes = { 湿地: 'W', 林地: 'F', 荒漠: 'D' } as const;

/** Parts joined two at a time in an order drawn at random, with branches of a usual length. */
function joined(draws: RandomDraws, names: readonly string[], length: number): string {
  const parts = [...names];
  while (parts.length > 1) {
    const [one] = parts.splice(Math.floor(parts.length * draws.uniform()), 1);
    const [other] = parts.splice(Math.floor(parts.length * draws.uniform()), 1);
    parts.push(`(${one!}:${draws.gamma(4, length).toFixed(5)},${other!}:${draws.gamma(4, length).toFixed(5)})`);
  }
  return parts[0]!;
}

/**
 * Communities assembled in different ways: two habitats that favour different clades, whichever of their members
 * arrive, and one where every sample is founded by a few taxa of any clade. 84 ASVs × 16 samples of equal depth, with
 * their tree.
 */
export function simulateCommunityAssembly(): Example {
  const draws = randomDraws(20_261_130);
  const names = Array.from({ length: clades * perClade }, (_, at) => `ASV${String(at + 1).padStart(2, '0')}`);
  const members = Array.from({ length: clades }, (_, clade) => names.slice(clade * perClade, (clade + 1) * perClade));
  // Tips of one clade are close to each other and far from those of other clades.
  const tree = `${joined(
    draws,
    members.map((one) => joined(draws, one, 0.03)),
    0.5,
  )};\n`;
  const samples = Object.entries(habitats).flatMap(([group, { favoured, size }]) =>
    Array.from({ length: size }, (_, at) => {
      const weights = names.map((__, k) => {
        const chosen = (favoured as readonly number[]).includes(Math.floor(k / perClade));
        const arrives = draws.uniform() < (favoured.length > 0 ? (chosen ? 0.5 : 0.02) : 0.14);
        return arrives ? draws.gamma(1.2, 1) : 0;
      });
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return {
        name: `${prefixes[group as keyof typeof prefixes]}${at + 1}`,
        group,
        counts: weights.map((weight) => draws.poisson((depth * weight) / total)),
      };
    }),
  );
  const kept = Array.from(names.keys()).filter((k) => samples.some(({ counts }) => counts[k]! > 0));
  return {
    id: 'community-assembly',
    title: '模拟数据：三种生境的细菌群落与进化树',
    description: `计算机模拟的数据，不是实测结果。${kept.length} 个 ASV，湿地、林地、荒漠共 ${samples.length} 个样本：湿地与林地各偏好不同的进化枝，荒漠的每个样本由随机到达的少数物种组成。`,
    files: {
      matrix: {
        name: '模拟群落构建_计数.csv',
        csv: toCsv(
          ['ASV', ...samples.map(({ name }) => name)],
          kept.map((k) => [names[k]!, ...samples.map(({ counts }) => counts[k]!)]),
        ),
      },
      groups: {
        name: '模拟群落构建_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [name, group]),
        ),
      },
      tree: { name: '模拟群落构建_进化树.nwk', csv: tree },
    },
    truth: [],
  };
}
