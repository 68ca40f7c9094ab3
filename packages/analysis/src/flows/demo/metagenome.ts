import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, drawSize, numbered, rounded, scaled } from './design.ts';
import type { DemoAbout, DemoContrast, DemoFile, DemoProject, DemoSample, DemoTruths } from './model.ts';
import { rumenPathways } from './rumenFunctions.ts';
import { contributionsOf, drawGenomes, functionsOf } from './rumenGenomes.ts';
import { rumenRanks, rumenSpecies } from './rumenTaxa.ts';

const each = 6;
const depth = 240_000;
const [hay, grain, buffered] = ['粗料日粮', '高精料', '高精料+缓冲剂'] as const;
const rescued = (way: number) => ({ [grain]: way, [buffered]: 0.3 * way });
const acidOf: Readonly<Record<string, number>> = { [hay]: 6.6, [grain]: 5.7, [buffered]: 6.3 };

/** Genera whose species go with grain, and mostly come back with the buffer. */
const genera: Readonly<Record<string, 1 | -1>> = {
  Megasphaera: 1,
  Streptococcus: 1,
  Lactobacillus: 1,
  Ligilactobacillus: 1,
  Bifidobacterium: 1,
  Sharpea: 1,
  Fibrobacter: -1,
  Ruminococcus: -1,
  Butyrivibrio: -1,
  Methanobrevibacter: -1,
  Methanosphaera: -1,
  Methanomicrobium: -1,
  Treponema: -1,
};
/** Functions that follow from those genera. */
const functions: Readonly<Record<string, 1 | -1>> = {
  K00016: 1,
  K01179: -1,
  K00399: -1,
  K00401: -1,
  K00402: -1,
};

type Species = {
  readonly lineage: readonly string[];
  readonly name: string;
  readonly level: number;
  readonly effect: Readonly<Record<string, number>> | undefined;
  readonly shift: number;
  readonly shape: number;
  readonly absent: number;
};

const about: DemoAbout = {
  family: 'metagenome',
  title: '奶牛瘤胃宏基因组：高精料与缓冲剂',
  species: '荷斯坦奶牛（Bos taurus）瘤胃液',
  question: '高精料日粮怎样改变奶牛瘤胃的微生物和功能，加入缓冲剂后恢复多少',
  protocol: [
    '经口采集瘤胃液，提取总 DNA，另测 pH、挥发性脂肪酸和氨态氮',
    '构建文库，分两次上机双端测序，去除宿主序列',
    '按标记基因统计物种的序列数，按 KEGG 直系同源（KO）统计功能',
  ],
};

/** Which pathways the orthologues belong to. */
const keggFile: DemoFile = {
  path: 'KEGG通路.csv',
  title: 'KO 所属的通路及其分类',
  role: 'kegg',
  text: csvOf(
    ['term', 'name', 'class_a', 'class_b', 'feature'],
    rumenPathways.flatMap(([name, wide, narrow, members], at) =>
      members.map((member) => [numbered('SIM', at, 5), name, wide, narrow, member]),
    ),
  ),
};

/**
 * Rumens of cows on three rations: reads of about 100 species × 18 samples of two runs, with taxonomy, orthologues,
 * which species they come from, and measurements of the rumen fluid.
 */
export function simulateMetagenome(seed: number): DemoProject {
  const draws = randomDraws(seed);
  const samples = balancedSamples(
    [
      { name: hay, prefix: 'F' },
      { name: grain, prefix: 'G' },
      { name: buffered, prefix: 'B' },
    ],
    each,
  );
  const contrasts = contrastsOf([
    [grain, hay],
    [buffered, grain],
    [buffered, hay],
  ]);
  const species = rumenSpecies.map((lineage) => drawSpecies(draws, lineage));
  const counts = drawReads(draws, species, samples);
  const fluids = samples.map((sample) => drawFluid(draws, sample));
  const genomes = drawGenomes(draws, species);
  const names = samples.map(({ name }) => name);

  return {
    ...about,
    samples,
    contrasts,
    files: [
      {
        path: '物种序列数.csv',
        title: '各物种的序列数',
        role: 'taxa',
        ids: '物种',
        logged: false,
        text: csvOf(
          ['species', ...names],
          species.map(({ name }, row) => [name, ...counts[row]!]),
        ),
      },
      {
        path: '物种注释.csv',
        title: '物种的分类，界到种',
        role: 'taxonomy',
        text: csvOf(
          ['feature', ...rumenRanks],
          species.map(({ lineage, name }) => [name, ...lineage]),
        ),
      },
      {
        path: 'KO丰度.csv',
        title: '各 KO 的丰度',
        role: 'functions',
        ids: 'KO',
        logged: false,
        text: csvOf(['KO', '名称', ...names], functionsOf(draws, genomes, counts)),
      },
      keggFile,
      {
        path: 'KO的物种贡献.csv',
        title: '主要 KO 来自哪些物种',
        role: 'contribution',
        text: csvOf(
          ['sample', 'function', 'taxon', 'taxon_function_abun'],
          contributionsOf(genomes, { species, counts, names }),
        ),
      },
      {
        path: '瘤胃液指标.csv',
        title: '各样本瘤胃液的理化指标',
        role: 'env',
        text: csvOf(
          ['sample', ...Object.keys(fluids[0]!)],
          names.map((name, at) => [name, ...Object.values(fluids[at]!)]),
        ),
      },
    ],
    truths: truthsOf({ contrasts, species }),
  };
}

function truthsOf({
  contrasts,
  species,
}: {
  readonly contrasts: readonly DemoContrast[];
  readonly species: readonly Species[];
}): DemoTruths {
  const changed = species.filter(({ effect }) => effect !== undefined);
  const of = (way: 1 | -1) =>
    Object.keys(genera)
      .filter((genus) => genera[genus] === way)
      .join('、');
  // What the buffer leaves of an effect is too little to ask for.
  const asked = contrasts.slice(0, 2);
  const setsOf = (role: string, ways: Readonly<Record<string, 1 | -1>>) =>
    Object.entries(ways).flatMap(([id, way]) =>
      asked.map((contrast, at) => ({
        role,
        id,
        name: id,
        contrast,
        direction: way * (at === 0 ? 1 : -1) > 0 ? ('up' as const) : ('down' as const),
      })),
    );

  return {
    changes: changed.map(({ effect, name }) => ({ role: 'taxa', feature: name, log2fc: effect! })),
    sets: [...setsOf('taxonomy', genera), ...setsOf('functions', functions)],
    batch: species.flatMap(({ name, shift }) => (shift === 0 ? [] : [{ role: 'taxa', feature: name, log2fc: shift }])),
    words: [
      `${species.length} 个物种中 ${changed.length} 个随日粮改变，高精料时 log2 差异倍数的绝对值为 1.9～3.4，加缓冲剂后恢复七成`,
      `高精料使 ${of(1)} 的物种增多，${of(-1)} 的物种减少`,
      '功能由物种推得：高精料时乳酸脱氢酶（K00016）增多，内切葡聚糖酶（K01179）和甲基辅酶 M 还原酶（K00399、K00401、K00402）减少',
      '瘤胃液 pH 与乳酸随日粮改变，氨态氮与日粮无关；批次在各组之间均匀分布',
    ],
  };
}

function drawSpecies(draws: RandomDraws, lineage: readonly string[]): Species {
  const way = genera[lineage[5]!];
  return {
    lineage,
    name: lineage[6]!,
    level: draws.normal(lineage[5] === 'Prevotella' ? 2.2 : 0, 1.5),
    effect: way === undefined ? undefined : scaled(rescued(way), drawSize(draws, 1.9, 1.5)),
    shift: draws.uniform() < 0.2 ? rounded(draws.normal(0, 0.35), 4) : 0,
    shape: 5 + 7 * draws.uniform(),
    absent: draws.uniform() < 0.2 ? 0.1 + 0.25 * draws.uniform() : 0,
  };
}

function drawReads(draws: RandomDraws, species: readonly Species[], samples: readonly DemoSample[]): number[][] {
  const columns = samples.map((sample) => {
    const total = depth * 2 ** draws.normal(0, 0.3);
    const weights = species.map(({ absent, effect, level, shape, shift }) => {
      const missing = draws.uniform() < absent;
      const seen = draws.gamma(shape, Math.exp(level) * 2 ** ((effect?.[sample.group] ?? 0) + shift * batchOf(sample)));
      return missing ? 0 : seen;
    });
    const sum = weights.reduce((all, weight) => all + weight, 0);
    return weights.map((weight) => (weight > 0 ? draws.poisson((total * weight) / sum) : 0));
  });
  return species.map((_, row) => columns.map((column) => column[row]!));
}

function drawFluid(draws: RandomDraws, { group }: DemoSample): Record<string, number> {
  const acid = acidOf[group]! + draws.normal(0, 0.15);
  return {
    pH: rounded(acid, 3),
    乙酸: rounded(58 + 6 * (acid - 6) + draws.normal(0, 3), 4),
    丙酸: rounded(24 - 7 * (acid - 6) + draws.normal(0, 2), 4),
    丁酸: rounded(11 + draws.normal(0, 1.2), 4),
    乳酸: rounded(Math.exp(-0.5 - 2.2 * (acid - 6) + draws.normal(0, 0.3)), 3),
    氨态氮: rounded(11 + draws.normal(0, 1.8), 3),
  };
}
