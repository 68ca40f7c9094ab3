import { soilFunctions } from '../../examples/communityFunctions.ts';
import { lineages, ranks, type Lineage } from '../../examples/communityLineages.ts';
import { lineageTree } from '../../examples/communityTree.ts';
import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, drawSize, numbered, rounded, scaled } from './design.ts';
import type { DemoAbout, DemoContrast, DemoProject, DemoSample, DemoTruths } from './model.ts';

const featureCount = 360;
const each = 6;
const [none, usual, high] = ['不施氮', '常规施氮', '高施氮'] as const;
const doseOf: Readonly<Record<string, number>> = { [none]: 0, [usual]: 1, [high]: 2 };
const dose = (way: 1 | -1) => ({ [usual]: 0.5 * way, [high]: way });

/** Genera whose ASVs go with nitrogen. */
const genera: Readonly<Record<string, 1 | -1>> = {
  Nitrosospira: 1,
  Nitrospira: 1,
  Rhodanobacter: 1,
  Arthrobacter: 1,
  Nitrososphaera: -1,
  Bradyrhizobium: -1,
  Bryobacter: -1,
  Mesorhizobium: -1,
};

type Feature = {
  readonly name: string;
  readonly lineage: Lineage;
  readonly level: number;
  /** Change of the natural log with one unit of pH. */
  readonly acid: number;
  readonly effect: Readonly<Record<string, number>> | undefined;
  /** log2 of the second batch over the first. */
  readonly shift: number;
  readonly shape: number;
  /** Share of samples that it never reached. */
  readonly absent: number;
};
type Soil = { readonly depth: number; readonly env: Readonly<Record<string, number>> };

const about: DemoAbout = {
  family: 'micro',
  title: '水稻根际土壤细菌 16S 扩增子：施氮量',
  species: '水稻（Oryza sativa）根际土壤',
  question: '施氮量怎样改变水稻根际的细菌群落，哪些属随之增减，与土壤理化性质有什么关系',
  protocol: [
    '抖根法取根际土，提取 DNA',
    '扩增 16S rRNA 基因 V4 区，分两次上机双端测序',
    '去除引物和低质量序列，去噪得到 ASV',
    '按参考数据库注释物种，构建进化树，另测土壤理化性质',
  ],
};

/**
 * The soil around roots of rice under three doses of nitrogen: counts of about 360 ASVs × 18 samples of two runs, with
 * taxonomy, tree, functions of genera and soil measurements; pH falls with nitrogen and moves the community too.
 */
export function simulateMicro(seed: number): DemoProject {
  const draws = randomDraws(seed);
  const drawn = Array.from({ length: featureCount }, (_, at) => drawFeature(draws, at));
  const samples = balancedSamples(
    [
      { name: none, prefix: 'CK' },
      { name: usual, prefix: 'N1_' },
      { name: high, prefix: 'N2_' },
    ],
    each,
  );
  const soils = samples.map((sample) => drawSoil(draws, sample));
  const all = drawCounts(draws, drawn, samples, soils);
  // What no sample holds is in no table that is handed over.
  const features = drawn.filter((_, row) => all[row]!.some((count) => count > 0));
  const counts = all.filter((row) => row.some((count) => count > 0));
  const contrasts = contrastsOf([
    [usual, none],
    [high, usual],
    [high, none],
  ]);
  const variables = Object.keys(soils[0]!.env);

  return {
    ...about,
    samples,
    contrasts,
    files: [
      {
        path: 'ASV计数.csv',
        title: 'ASV 计数表',
        role: 'counts',
        ids: 'ASV',
        logged: false,
        text: csvOf(
          ['ASV', ...samples.map(({ name }) => name)],
          features.map(({ name }, row) => [name, ...counts[row]!]),
        ),
      },
      {
        path: '物种注释.csv',
        title: 'ASV 的物种注释，界到属',
        role: 'taxonomy',
        text: csvOf(
          ['feature', ...ranks],
          features.map(({ lineage, name }) => [name, ...lineage]),
        ),
      },
      { path: '进化树.nwk', title: 'ASV 的进化树（Newick）', role: 'tree', text: lineageTree(draws, features) },
      {
        path: '土壤理化性质.csv',
        title: '各样本的土壤理化性质',
        role: 'env',
        text: csvOf(
          ['sample', ...variables],
          samples.map(({ name }, at) => [name, ...variables.map((variable) => soils[at]!.env[variable]!)]),
        ),
      },
      {
        path: '功能表.csv',
        title: '属的功能小表（只为演示，不是数据库）',
        role: 'functions',
        text: csvOf(
          ['term', 'name', 'feature'],
          Object.entries(soilFunctions).flatMap(([name, taxa], at) => taxa.map((taxon) => [`F${at + 1}`, name, taxon])),
        ),
      },
    ],
    truths: truthsOf({ contrasts, features }),
  };
}

function truthsOf({
  contrasts,
  features,
}: {
  readonly contrasts: readonly DemoContrast[];
  readonly features: readonly Feature[];
}): DemoTruths {
  const changed = features.filter(({ effect }) => effect !== undefined);
  const of = (way: 1 | -1) =>
    Object.keys(genera)
      .filter((genus) => genera[genus] === way)
      .join('、');
  return {
    changes: changed.map(({ effect, name }) => ({ role: 'counts', feature: name, log2fc: effect! })),
    sets: Object.entries(genera).flatMap(([genus, way]) =>
      contrasts.map((contrast) => ({
        role: 'taxonomy',
        id: genus,
        name: genus,
        contrast,
        direction: way > 0 ? ('up' as const) : ('down' as const),
      })),
    ),
    batch: features.flatMap(({ name, shift }) =>
      shift === 0 ? [] : [{ role: 'counts', feature: name, log2fc: shift }],
    ),
    words: [
      `${features.length} 个 ASV 中 ${changed.length} 个随施氮量改变，高施氮时 log2 差异倍数的绝对值为 1.8～3.4，常规施氮时为一半`,
      `${of(1)} 随施氮增多，${of(-1)} 随施氮减少`,
      '土壤 pH 随施氮下降，各 ASV 对 pH 的反应不同；有机碳、有效磷、含水量与施氮无关',
      '五分之一的 ASV 在两次上机之间有差别；批次在各组之间均匀分布',
    ],
  };
}

function drawFeature(draws: RandomDraws, index: number): Feature {
  const full = lineages[Math.floor(lineages.length * draws.uniform() ** 1.15)]!;
  const unknown = draws.uniform();
  const [kingdom, phylum, klass, order, family, genus] = full;
  const way = unknown < 0.18 ? undefined : genera[genus];
  return {
    name: numbered('ASV', index, 3),
    lineage: [kingdom, phylum, klass, order, unknown < 0.05 ? '' : family, unknown < 0.18 ? '' : genus],
    level: draws.normal(way === undefined ? 0 : 0.6, way === undefined ? 1.8 : 1.2),
    acid: draws.normal(0, 0.35),
    effect: way !== undefined && draws.uniform() < 0.85 ? scaled(dose(way), drawSize(draws, 1.8, 1.6)) : undefined,
    shift: draws.uniform() < 0.2 ? rounded(draws.normal(0, 0.4), 4) : 0,
    shape: 1.6 + 3 * draws.uniform(),
    absent: way === undefined && draws.uniform() < 0.35 ? 0.2 + 0.4 * draws.uniform() : 0.01,
  };
}

function drawSoil(draws: RandomDraws, { group }: DemoSample): Soil {
  const nitrogen = doseOf[group]!;
  const carbon = 18 + draws.normal(0, 2);
  return {
    depth: 14_000 * 2 ** draws.normal(0, 0.4),
    env: {
      pH: rounded(6.8 - 0.5 * nitrogen + draws.normal(0, 0.15), 3),
      有机碳: rounded(carbon, 3),
      全氮: rounded(0.9 + 0.03 * carbon + 0.2 * nitrogen + draws.normal(0, 0.08), 3),
      硝态氮: rounded(Math.exp(1.8 + 0.7 * nitrogen + draws.normal(0, 0.25)), 3),
      有效磷: rounded(Math.exp(2.6 + draws.normal(0, 0.3)), 3),
      含水量: rounded(23 + draws.normal(0, 2), 3),
    },
  };
}

/** Counts by feature: shares of the sample's depth, gamma around the expected, Poisson around that. */
function drawCounts(
  draws: RandomDraws,
  features: readonly Feature[],
  samples: readonly DemoSample[],
  soils: readonly Soil[],
): number[][] {
  const columns = samples.map((sample, at) => {
    const { depth, env } = soils[at]!;
    const weights = features.map(({ absent, acid, effect, level, shape, shift }) => {
      const moved = (effect?.[sample.group] ?? 0) + shift * batchOf(sample);
      const missing = draws.uniform() < absent;
      const seen = draws.gamma(shape, Math.exp(level + acid * (env['pH']! - 6.3)) * 2 ** moved);
      return missing ? 0 : seen;
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (weight > 0 ? draws.poisson((depth * weight) / total) : 0));
  });
  return features.map((_, row) => columns.map((column) => column[row]!));
}
