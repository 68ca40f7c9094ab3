import { significant, toCsv } from './example.ts';
import type { Example, TrueChange } from './example.ts';
import { lineages, ranks, type Lineage } from './communityLineages.ts';
import { lineageTree } from './communityTree.ts';
import { randomDraws } from './randomDraws.ts';
import type { RandomDraws } from './randomDraws.ts';

const groupSizes = { 对照: 8, 低氮: 8, 高氮: 7 } as const;
const groupNames = Object.keys(groupSizes) as (keyof typeof groupSizes)[];
const prefixes = ['CK', 'LN', 'HN'] as const;
const featureCount = 180;

type Feature = {
  readonly name: string;
  readonly lineage: Lineage;
  /** Natural log of the usual share, before closure. */
  readonly level: number;
  /** Change of that with one unit of pH. */
  readonly acid: number;
  /** log2 change at high nitrogen over the control; half of it at low nitrogen. */
  readonly effect: number;
  readonly shape: number;
  /** Share of samples that the feature never reached. */
  readonly absent: number;
};
type Sample = {
  readonly name: string;
  readonly group: number;
  readonly block: number;
  readonly depth: number;
  readonly env: Readonly<Record<string, number>>;
};

/**
 * An amplicon table: counts of 180 ASVs × 23 soil samples in three nitrogen treatments of unequal size. Counts are
 * overdispersed (gamma–Poisson), over a third of them 0, libraries differ in depth; soil pH falls with nitrogen and
 * moves the community with it. Taxonomy, tree and soil measurements come with it.
 */
export function simulateCommunity(): Example {
  const draws = randomDraws(20_261_122);
  const features = Array.from({ length: featureCount }, (_, index) => drawFeature(draws, index));
  const samples = groupNames.flatMap((name, group) =>
    Array.from({ length: groupSizes[name] }, (_, index) => drawSample(draws, group, index)),
  );
  const counts = drawCounts(draws, features, samples);
  const truth = features
    .filter((feature) => feature.effect !== 0)
    .map((feature): TrueChange => ({
      feature: feature.name,
      log2fc: { 低氮: feature.effect / 2, 高氮: feature.effect },
    }));
  const variables = Object.keys(samples[0]!.env);

  return {
    id: 'community',
    title: '模拟数据：土壤细菌 16S 扩增子',
    description: `计算机模拟的数据，不是实测结果。${featureCount} 个 ASV，对照、低氮、高氮三种处理共 ${samples.length} 个土壤样本，附物种注释、进化树与土壤理化性质；其中 ${truth.length} 个 ASV 随施氮变化。`,
    files: {
      matrix: {
        name: '模拟扩增子_计数.csv',
        csv: toCsv(
          ['ASV', ...samples.map(({ name }) => name)],
          features.map(({ name }, row) => [name, ...counts[row]!]),
        ),
      },
      groups: {
        name: '模拟扩增子_分组.csv',
        csv: toCsv(
          ['sample', 'group', 'block'],
          samples.map(({ block, group, name }) => [name, groupNames[group]!, `区组 ${block + 1}`]),
        ),
      },
      taxonomy: {
        name: '模拟扩增子_物种注释.csv',
        csv: toCsv(
          ['feature', ...ranks],
          features.map(({ lineage, name }) => [name, ...lineage]),
        ),
      },
      env: {
        name: '模拟扩增子_环境因子.csv',
        csv: toCsv(
          ['sample', ...variables],
          samples.map(({ env, name }) => [name, ...variables.map((variable) => env[variable]!)]),
        ),
      },
      tree: { name: '模拟扩增子_进化树.nwk', csv: lineageTree(draws, features) },
    },
    truth,
  };
}

function drawFeature(draws: RandomDraws, index: number): Feature {
  const full = lineages[Math.floor(lineages.length * draws.uniform() ** 1.25)]!;
  const unknown = draws.uniform();
  const [kingdom, phylum, klass, order, family, genus] = full;
  const lineage: Lineage = [kingdom, phylum, klass, order, unknown < 0.06 ? '' : family, unknown < 0.24 ? '' : genus];
  const changes = draws.uniform() < 0.2;
  const size = (1.2 + 2 * draws.uniform()) * (draws.uniform() < 0.5 ? 1 : -1);
  return {
    name: `ASV${String(index + 1).padStart(3, '0')}`,
    lineage,
    level: draws.normal(0, 1.9),
    acid: draws.normal(0, 0.7),
    effect: changes ? significant(size, 4) : 0,
    shape: 1.2 + 2.6 * draws.uniform(),
    absent: draws.uniform() < 0.45 ? 0.25 + 0.5 * draws.uniform() : 0.02,
  };
}

function drawSample(draws: RandomDraws, group: number, index: number): Sample {
  const block = index % 4;
  const pH = 6.9 - 0.55 * group + 0.08 * block + draws.normal(0, 0.22);
  const carbon = 17 + 1.2 * block + 0.6 * group + draws.normal(0, 2.2);
  return {
    name: `${prefixes[group]!}${index + 1}`,
    group,
    block,
    depth: 9_000 * 2 ** draws.normal(0, 0.5),
    env: {
      pH: significant(pH, 3),
      有机碳: significant(carbon, 3),
      全氮: significant(0.9 + 0.03 * carbon + 0.18 * group + draws.normal(0, 0.1), 3),
      铵态氮: significant(Math.exp(1.6 + 0.55 * group + draws.normal(0, 0.3)), 3),
      有效磷: significant(Math.exp(2.6 + draws.normal(0, 0.35)), 3),
      含水量: significant(21 + 1.5 * block + draws.normal(0, 1.8), 3),
    },
  };
}

/** Counts by feature: shares of the sample's depth, gamma around the expected, Poisson around that. */
function drawCounts(draws: RandomDraws, features: readonly Feature[], samples: readonly Sample[]): number[][] {
  const columns = samples.map(({ depth, env, group }) => {
    const weights = features.map((feature) => {
      const expected =
        Math.exp(feature.level + feature.acid * (env['pH']! - 6.4)) * 2 ** ((feature.effect * group) / 2);
      const absent = draws.uniform() < feature.absent;
      const seen = draws.gamma(feature.shape, expected);
      return absent ? 0 : seen;
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (weight > 0 ? draws.poisson((depth * weight) / total) : 0));
  });
  return features.map((_, row) => columns.map((column) => column[row]!));
}
