import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const sources = { 根际土: 5, 灌溉水: 4, 空气: 4 } as const;
const mixes = [
  [0.6, 0.2, 0.1],
  [0.5, 0.1, 0.2],
  [0.2, 0.6, 0.1],
  [0.1, 0.3, 0.4],
  [0.35, 0.35, 0.1],
  [0.7, 0.05, 0.05],
  [0.15, 0.2, 0.15],
  [0.3, 0.1, 0.5],
  [0.45, 0.3, 0.15],
  [0.1, 0.75, 0.05],
] as const;
const taxa = 120;

/**
 * Leaves whose bacteria are mixed of soil, water, air and of a source that nobody sampled, in known shares: 120 ASVs ×
 * 23 samples.
 */
export function simulateCommunitySources(): Example {
  const draws = randomDraws(20_261_231);
  const names = Object.keys(sources) as (keyof typeof sources)[];
  // Each source has taxa of its own beside some that all of them share.
  const profiles = [...names, ''].map((_, source) =>
    Array.from(
      { length: taxa },
      (__, taxon) => draws.gamma(0.5, 1) * (taxon % 5 === source ? 6 : taxon % 5 === 4 ? 1 : 0.12),
    ),
  );
  const share = (weights: readonly number[]): number[] => {
    const total = weights.reduce((sum, value) => sum + value, 0);
    return weights.map((value) => value / total);
  };
  const sampled = (weights: readonly number[], depth: number): number[] =>
    share(weights.map((weight) => weight * draws.gamma(25, 1 / 25))).map((part) => draws.poisson(part * depth));
  const columns = [
    ...mixes.map((mix, at) => {
      const parts = [...mix, 1 - mix.reduce((sum, value) => sum + value, 0)];
      const shares = profiles.map(share);
      return {
        name: `L${String(at + 1).padStart(2, '0')}`,
        group: '叶面',
        counts: sampled(
          Array.from({ length: taxa }, (_, taxon) =>
            parts.reduce((sum, part, source) => sum + part * shares[source]![taxon]!, 0),
          ),
          5_000 + 3_000 * draws.uniform(),
        ),
      };
    }),
    ...names.flatMap((group, source) =>
      Array.from({ length: sources[group] }, (_, at) => ({
        name: `${['S', 'W', 'A'][source]!}${at + 1}`,
        group,
        counts: sampled(profiles[source]!, 6_000 + 4_000 * draws.uniform()),
      })),
    ),
  ];
  const ids = Array.from({ length: taxa }, (_, at) => `ASV${String(at + 1).padStart(3, '0')}`);
  return {
    id: 'community-sources',
    title: '模拟数据：叶面细菌的来源',
    description: `计算机模拟的数据，不是实测结果。${taxa} 个 ASV，${mixes.length} 个叶面样本由根际土、灌溉水、空气与一个没有采样的来源按已知比例混合而成，来源样本 ${Object.values(sources).reduce((sum, value) => sum + value, 0)} 个。`,
    files: {
      matrix: {
        name: '模拟溯源_计数.csv',
        csv: toCsv(
          ['ASV', ...columns.map(({ name }) => name)],
          ids.map((id, row) => [id, ...columns.map(({ counts }) => counts[row]!)]),
        ),
      },
      groups: {
        name: '模拟溯源_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          columns.map(({ group, name }) => [name, group]),
        ),
      },
    },
    truth: [],
  };
}
