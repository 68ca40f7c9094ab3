import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import { drawSets, pathwayPlans, setsTable, type DrawnSet } from './annotation.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, numbered, rounded, scaled, type Pattern } from './design.ts';
import type { DemoAbout, DemoContrast, DemoFile, DemoProject, DemoSample, DemoTruths } from './model.ts';
import { genePathways } from './pathways.ts';

const each = 5;
const perSample = 72;
const emptyPerSample = 24;
const contamination = 0.05;
const doublets = 0.03;
const [control, infected, treated] = ['对照', '感染', '感染+治疗'] as const;
const groups = [
  { name: control, prefix: 'C' },
  { name: infected, prefix: 'I' },
  { name: treated, prefix: 'T' },
];
const rescued = (way: number): Pattern => ({ [infected]: way, [treated]: 0.3 * way });

type Kind = {
  readonly name: string;
  readonly markers: readonly string[];
  readonly share: Readonly<Record<string, number>>;
};
const of = (...shares: readonly [number, number, number]) => ({
  [control]: shares[0],
  [infected]: shares[1],
  [treated]: shares[2],
});
const markers = (text: string): readonly string[] => text.split(' ');

/** Kinds of spleen cells, genes that mark them, and their share in each group. */
const kinds: readonly Kind[] = [
  { name: 'B 细胞', markers: markers('Cd79a Cd79b Ms4a1 Cd19 Ighm Cd74 Pax5 Fcer2a'), share: of(0.34, 0.22, 0.3) },
  { name: 'CD4 T 细胞', markers: markers('Cd3d Cd3e Cd4 Il7r Tcf7 Lef1 Cd28 Ltb'), share: of(0.22, 0.2, 0.22) },
  { name: 'CD8 T 细胞', markers: markers('Cd3d Cd3e Cd8a Cd8b1 Gzmk Ccl5 Nkg7 Cd7'), share: of(0.16, 0.24, 0.18) },
  { name: '单核细胞', markers: markers('Lyz2 Ly6c2 Ccr2 Csf1r S100a4 Fcgr1 Plac8 Itgam'), share: of(0.16, 0.24, 0.18) },
  { name: 'NK 细胞', markers: markers('Nkg7 Klrb1c Ncr1 Gzma Prf1 Klrd1 Klre1 Eomes'), share: of(0.07, 0.06, 0.07) },
  {
    name: '红系细胞',
    markers: markers('Hba-a1 Hba-a2 Hbb-bs Hbb-bt Alas2 Gypa Car2 Slc4a1'),
    share: of(0.05, 0.04, 0.05),
  },
];
const response = markers('Isg15 Ifit1 Ifit3 Irf7 Stat1 Oasl1 Rsad2 Usp18 Bst2 Ly6a Cxcl10 Gbp2');
const mitochondrial = markers('mt-Nd1 mt-Nd2 mt-Co1 mt-Co2 mt-Co3 mt-Atp6 mt-Cytb mt-Nd4');
const others = 380;

/** Genes that monocytes and CD8 T cells change under infection, beside the genes of the response to interferon. */
const moved: Readonly<Record<string, 1 | -1>> = { 单核细胞: 1, 'CD8 T 细胞': 1 };

type Cell = {
  readonly name: string;
  readonly sample: DemoSample;
  readonly kind: number;
  readonly second: number;
  readonly depth: number;
  readonly mito: number;
};

const about: DemoAbout = {
  family: 'single-cell',
  title: '小鼠脾脏单细胞转录组：感染与治疗',
  species: '小鼠（Mus musculus）',
  question: '感染怎样改变小鼠脾脏的细胞组成和各类细胞的表达，治疗后恢复多少',
  protocol: [
    '取脾脏制成单细胞悬液，每只小鼠一个文库，分两批上机',
    '液滴法捕获细胞，3′ 端建库测序',
    '按条码和分子标签计数，去掉空液滴得到过滤后的矩阵',
  ],
};

/** The genes that mark each kind, and those that answer to interferon. */
const markerFile: DemoFile = {
  path: '标志基因集.csv',
  title: '各类细胞的标志基因与干扰素反应基因',
  role: 'markers',
  text: csvOf(
    ['term', 'feature'],
    [...kinds.map(({ markers, name }) => [name, markers] as const), ['干扰素反应', response] as const].flatMap(
      ([name, markers]) => markers.map((gene) => [name, gene]),
    ),
  ),
};

/**
 * Spleens of mice, infected and treated: 1,080 cells × 440 genes of fifteen samples in six kinds, some broken, some
 * two in a droplet, with RNA that floated around them, the droplets without a cell and sets of markers.
 */
export function simulateSingleCell(seed: number): DemoProject {
  const draws = randomDraws(seed);
  const samples = balancedSamples(groups, each);
  const contrasts = contrastsOf([
    [infected, control],
    [treated, infected],
    [treated, control],
  ]);
  const genes = [
    ...new Set([...mitochondrial, ...kinds.flatMap(({ markers }) => markers), ...response]),
    ...Array.from({ length: others }, (_, at) => numbered('Gene', at, 4)),
  ];
  const cells = samples.flatMap((sample) =>
    Array.from({ length: perSample }, (_, at) => drawCell(draws, sample, `${sample.name}_${numbered('', at, 3)}`)),
  );
  const profiles = createProfiles(draws, genes, samples);
  const soup = profiles.soup();
  const counts = cells.map((cell) => drawCounts(draws, profiles.of(cell), cell.depth, soup));
  const empties = samples.flatMap((sample) =>
    Array.from({ length: emptyPerSample }, (_, at) => ({
      name: `${sample.name}_E${numbered('', at, 2)}`,
      counts: soup.map((share) => draws.poisson((8 + 40 * draws.uniform()) * share)),
    })),
  );
  const table = (columns: readonly { readonly name: string; readonly counts: readonly number[] }[]) =>
    csvOf(
      ['gene', ...columns.map(({ name }) => name)],
      genes.map((gene, row) => [gene, ...columns.map((column) => column.counts[row]!)]),
    );
  const named = cells.map(({ name }, at) => ({ name, counts: counts[at]! }));

  return {
    ...about,
    samples,
    contrasts,
    files: [
      {
        path: '过滤后的计数.csv',
        title: '基因 × 细胞的计数（已去掉空液滴）',
        role: 'cells',
        ids: '基因',
        logged: false,
        text: table(named),
      },
      {
        path: '未过滤的计数.csv',
        title: '基因 × 全部液滴的计数',
        role: 'droplets',
        ids: '基因',
        logged: false,
        text: table([...named, ...empties]),
      },
      {
        path: '细胞注释.csv',
        title: '每个细胞的样本、分组、批次与类型',
        role: 'notes',
        text: csvOf(
          ['cell', 'sample', 'group', 'batch', 'cell_type'],
          cells.map(({ kind, name, sample }) => [
            name,
            sample.name,
            sample.group,
            sample.factors['batch']!,
            kinds[kind]!.name,
          ]),
        ),
      },
      {
        path: 'KEGG通路.csv',
        title: '基因的 KEGG 样通路及其分类（模拟）',
        role: 'kegg',
        text: setsTable([...pathwaysOf(draws, genes), answering(genes)], genes, ['class_a', 'class_b']),
      },
      markerFile,
    ],
    truths: truthsOf({ cells: cells.length, contrasts, shifted: profiles.shifted }),
  };
}

function truthsOf({
  cells,
  contrasts,
  shifted,
}: {
  readonly cells: number;
  readonly contrasts: readonly DemoContrast[];
  readonly shifted: readonly { readonly gene: string; readonly log2fc: number }[];
}): DemoTruths {
  return {
    changes: response.map((feature) => ({ role: 'cells', feature, log2fc: scaled(rescued(1), 2) })),
    sets: [
      ...['CD8 T 细胞', '单核细胞'].map((name) => ({ name, direction: 'up' as const })),
      { name: 'B 细胞', direction: 'down' as const },
    ].map(({ direction, name }) => ({ role: 'notes', id: name, name, contrast: contrasts[0]!, direction })),
    batch: shifted.map(({ gene, log2fc }) => ({ role: 'cells', feature: gene, log2fc })),
    words: [
      `${cells} 个细胞分属 ${kinds.length} 类，约 3% 已破损，约 3% 是两个细胞在一个液滴中，每个细胞有 5% 的计数来自环境`,
      '感染后 CD8 T 细胞和单核细胞增多，B 细胞减少，治疗后大部分恢复',
      `感染使单核细胞和 CD8 T 细胞的干扰素反应基因（${response.slice(0, 4).join('、')} 等 ${response.length} 个）升高到 4 倍，治疗后恢复七成`,
      '一成基因在两批之间有差别；批次在各组之间均匀分布',
    ],
  };
}

/** Pathways of genes that go as they happen to, and one of those that answer to interferon. */
const pathwaysOf = (draws: RandomDraws, genes: readonly string[]): DrawnSet[] =>
  drawSets(
    draws,
    pathwayPlans(draws, genePathways, {}, { least: 8, more: 10 }),
    genes.map(() => undefined),
  );
const answering = (genes: readonly string[]): DrawnSet => ({
  id: 'SIM90001',
  name: '干扰素信号通路',
  classes: ['有机体系统', '免疫系统'],
  size: response.length,
  members: response.map((gene) => genes.indexOf(gene)),
});

function drawCell(draws: RandomDraws, sample: DemoSample, name: string): Cell {
  const pick = (): number => {
    const shares = kinds.map(({ share }) => share[sample.group]!);
    let rest = draws.uniform() * shares.reduce((sum, share) => sum + share, 0);
    return Math.max(
      0,
      shares.findIndex((share) => (rest -= share) < 0),
    );
  };
  const broken = draws.uniform() < 0.03;
  const kind = pick();
  const other = pick();
  return {
    name,
    sample,
    kind,
    second: draws.uniform() < doublets ? other : -1,
    depth: Math.exp(draws.normal(Math.log(900), 0.3)) * (broken ? 0.2 : 1),
    mito: broken ? 0.45 : draws.gamma(6, 0.05),
  };
}

/** What a cell would show of each gene, as shares. */
function createProfiles(draws: RandomDraws, genes: readonly string[], samples: readonly DemoSample[]) {
  const base = genes.map(() => Math.exp(draws.normal(-0.4, 1)));
  const shifts = genes.map(() => (draws.uniform() < 0.1 ? rounded(draws.normal(0, 0.5), 4) : 0));
  const own = new Map(samples.map(({ name }) => [name, genes.map(() => 2 ** draws.normal(0, 0.12))]));
  const at = new Map(genes.map((gene, row) => [gene, row]));
  const rowsOf = (names: readonly string[]) => names.map((name) => at.get(name)!);
  const isMarker = new Set(rowsOf(kinds.flatMap(({ markers }) => markers)));
  const mito = new Set(rowsOf(mitochondrial));
  const strength = genes.map(() => 12 + draws.gamma(3, 10));
  const shares = (level: readonly number[]): number[] => {
    const total = level.reduce((sum, value) => sum + value, 0);
    return level.map((value) => value / total);
  };
  const programme = kinds.map(({ markers }) => {
    const marked = new Set(rowsOf(markers));
    return base.map((value, row) => (marked.has(row) ? strength[row]! : isMarker.has(row) ? 0.04 : value));
  });
  const responding = rowsOf(response);
  const levelOf = (kind: number, sample: DemoSample): number[] => {
    const level = programme[kind]!.map(
      (value, row) => value * own.get(sample.name)![row]! * 2 ** (shifts[row]! * batchOf(sample)),
    );
    const way = moved[kinds[kind]!.name] ?? 0;
    for (const row of responding) level[row]! *= 2 ** (2 * way * (rescued(1)[sample.group] ?? 0));
    return level;
  };
  return {
    of: ({ kind, mito: share, sample, second }: Cell): number[] => {
      const first = levelOf(kind, sample);
      const level = second < 0 ? first : levelOf(second, sample).map((value, row) => value + first[row]!);
      const [mine, rest] = [
        level.map((value, row) => (mito.has(row) ? value : 0)),
        level.map((value, row) => (mito.has(row) ? 0 : value)),
      ];
      const [a, b] = [shares(mine), shares(rest)];
      return a.map((value, row) => share * value + (1 - share) * b[row]!);
    },
    /** What floats around: the kinds in their usual shares, red cells more than others. */
    soup: (): number[] => {
      const weights = kinds.map(({ name, share }) => share[control]! * (name === '红系细胞' ? 4 : 1));
      return shares(
        base.map((_, row) => weights.reduce((sum, weight, kind) => sum + weight * shares(programme[kind]!)[row]!, 0)),
      );
    },
    shifted: genes.flatMap((gene, row) => (shifts[row] === 0 ? [] : [{ gene, log2fc: shifts[row]! }])),
  };
}

const drawCounts = (draws: RandomDraws, share: readonly number[], depth: number, soup: readonly number[]): number[] =>
  share.map((value, row) => {
    const expected = depth * ((1 - contamination) * value + contamination * soup[row]!);
    // What is hardly ever seen twice shows no overdispersion.
    return draws.poisson(expected < 0.3 ? expected : draws.gamma(5, expected));
  });
