import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import { setsTable, setTruths, type DrawnSet } from './annotation.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, drawSize, rounded, scaled } from './design.ts';
import type { DemoAbout, DemoContrast, DemoFile, DemoProject, DemoSample, DemoTruths } from './model.ts';
import { aromas, lipids, tastes, type TeaCompound } from './teaCompounds.ts';
import { simulateCurves } from './teaCurves.ts';
import { teaSets } from './teaSets.ts';

const each = 5;
const [green, oolong, black] = ['绿茶', '乌龙茶', '红茶'] as const;
const fermented = (way: number) => ({ [oolong]: 0.5 * way, [black]: way });
const curved = 12;

/** Ratios that laboratories look at, as formulas of compounds. */
const ratios = [
  ['茶氨酸/谷氨酸', '茶氨酸/谷氨酸'],
  ['酚氨比', 'sum(表没食子儿茶素没食子酸酯,表没食子儿茶素,表儿茶素没食子酸酯,表儿茶素)/sum(茶氨酸,谷氨酸,精氨酸)'],
  ['酯型/非酯型儿茶素', '(表没食子儿茶素没食子酸酯+表儿茶素没食子酸酯)/(表没食子儿茶素+表儿茶素)'],
  ['茶黄素/茶红素', '(茶黄素+茶黄素双没食子酸酯)/(茶红素TR1+茶红素TR2)'],
] as const;

type Compound = TeaCompound & {
  readonly effect: Readonly<Record<string, number>> | undefined;
  readonly shift: number;
};

const about: DemoAbout = {
  family: 'metabolic',
  title: '茶叶品质成分靶向定量：绿茶、乌龙茶、红茶',
  species: '茶树（Camellia sinensis）',
  question: '同一批鲜叶制成绿茶、乌龙茶和红茶，滋味、香气和脂质成分怎样随发酵程度改变',
  protocol: [
    '同一批鲜叶分别制成三种茶，粉碎后分两批提取',
    '滋味成分和脂质用液相色谱–三重四极杆定量，香气用顶空固相微萃取–气相色谱–质谱定量',
    '以标准曲线和内标换算为含量：香气为 μg/kg，其余为 mg/kg',
  ],
};

/** Tables that hold for every sample. */
const references: readonly DemoFile[] = [
  {
    path: '气味阈值.csv',
    title: '香气成分的阈值（μg/kg）与香韵，数值为示意',
    role: 'thresholds',
    text: csvOf(
      ['化合物', '阈值', '香韵'],
      aromas.map(({ name, notes, threshold }) => [name, threshold, notes]),
    ),
  },
  {
    path: '比值公式.csv',
    title: '常看的成分比值',
    role: 'ratios',
    text: csvOf(['指标', '公式'], ratios),
  },
];

/**
 * One harvest of tea made into green, oolong and black tea: contents of about 250 compounds of taste, aroma and lipids
 * × 15 samples, with standard curves, odour thresholds, pathways and ratios.
 */
export function simulateMetabolic(seed: number): DemoProject {
  const draws = randomDraws(seed);
  const samples = balancedSamples(
    [
      { name: green, prefix: 'G' },
      { name: oolong, prefix: 'W' },
      { name: black, prefix: 'B' },
    ],
    each,
  );
  const contrasts = contrastsOf([
    [oolong, green],
    [black, green],
    [black, oolong],
  ]);
  const compounds = drawCompounds(draws, [...tastes, ...aromas, ...lipids]);
  const names = compounds.map(({ name }) => name);
  const sets = teaSets.map(([name, wide, narrow, members, way], at) => ({
    id: `SIM${String(at + 1).padStart(5, '0')}`,
    name,
    classes: [wide, narrow],
    size: members.length,
    pattern: way === 0 ? undefined : fermented(way),
    members: members.map((member) => names.indexOf(member)),
  }));
  const amounts = drawAmounts(draws, compounds, samples);
  const table = (id: string, rows: typeof amounts) =>
    csvOf(
      [id, ...samples.map(({ name }) => name)],
      rows.map(({ cells, name }) => [name, ...cells]),
    );

  return {
    ...about,
    samples,
    contrasts,
    files: [
      {
        path: '成分含量.csv',
        title: '各成分的含量，香气为 μg/kg，其余为 mg/kg',
        role: 'amounts',
        ids: '化合物',
        logged: false,
        text: table('化合物', amounts),
      },
      {
        path: '脂质含量.csv',
        title: '其中的脂质，mg/kg',
        role: 'lipids',
        ids: '脂质',
        logged: false,
        text: table(
          '脂质',
          amounts.filter((_, at) => compounds[at]!.kind === '脂质'),
        ),
      },
      {
        path: '化合物分类.csv',
        title: '每个化合物的大类',
        role: 'class',
        text: csvOf(
          ['化合物', '大类'],
          compounds.map(({ kind, name }) => [name, kind]),
        ),
      },
      ...simulateCurves(
        draws,
        amounts.slice(0, curved),
        samples.map(({ name }) => name),
      ),
      {
        path: 'KEGG通路.csv',
        title: '化合物的 KEGG 样通路及其分类（模拟）',
        role: 'kegg',
        text: setsTable(sets, names, ['class_a', 'class_b']),
      },
      ...references,
    ],
    truths: truthsOf({ compounds, contrasts, sets }),
  };
}

function truthsOf({
  compounds,
  contrasts,
  sets,
}: {
  readonly compounds: readonly Compound[];
  readonly contrasts: readonly DemoContrast[];
  readonly sets: readonly DrawnSet[];
}): DemoTruths {
  const changed = compounds.filter(({ effect }) => effect !== undefined);
  const of = (way: 1 | -1) =>
    teaSets
      .filter((set) => set[4] === way)
      .map(([name]) => `“${name}”`)
      .join('、');
  return {
    changes: changed.map(({ effect, name }) => ({ role: 'amounts', feature: name, log2fc: effect! })),
    sets: setTruths('kegg', sets, contrasts),
    batch: compounds.flatMap(({ name, shift }) =>
      shift === 0 ? [] : [{ role: 'amounts', feature: name, log2fc: shift }],
    ),
    words: [
      `${compounds.length} 个化合物中 ${changed.length} 个随发酵程度改变，红茶对绿茶的 log2 差异倍数的绝对值为 1.2～3.0，乌龙茶为一半`,
      `随发酵增多的是${of(1)}，减少的是${of(-1)}`,
      '五分之一的化合物在两批提取之间有差别；批次在各组之间均匀分布',
    ],
  };
}

function drawCompounds(draws: RandomDraws, all: readonly TeaCompound[]): Compound[] {
  const wayOf = new Map(
    // A compound of two sets goes the way of the first that changes.
    teaSets
      .filter((set) => set[4] !== 0)
      .toReversed()
      .flatMap(([, , , members, way]) => members.map((member) => [member, way] as const)),
  );
  return all.map((compound) => {
    const way = wayOf.get(compound.name) ?? (draws.uniform() < 0.08 ? (draws.uniform() < 0.5 ? 1 : -1) : 0);
    const changes = way !== 0 && draws.uniform() < 0.85;
    return {
      ...compound,
      effect: changes ? scaled(fermented(way), drawSize(draws, 1.2, 1.8)) : undefined,
      shift: draws.uniform() < 0.2 ? rounded(draws.normal(0, 0.3), 4) : 0,
    };
  });
}

function drawAmounts(
  draws: RandomDraws,
  compounds: readonly Compound[],
  samples: readonly DemoSample[],
): { readonly name: string; readonly cells: readonly number[] }[] {
  // Lipids come and go together with the water in a sample.
  const wet = samples.map(() => draws.normal(0, 0.12));
  return compounds.map(({ content, effect, kind, name, shift }) => {
    const level = Math.log2(content) + (kind === '脂质' ? draws.normal(0, 1.2) : 0);
    const cells = samples.map((sample, at) => {
      const log2 =
        level +
        (effect?.[sample.group] ?? 0) +
        shift * batchOf(sample) +
        (kind === '脂质' ? wet[at]! : 0) +
        0.28 * draws.heavy();
      return draws.uniform() < 0.006 ? Number.NaN : rounded(2 ** log2, 5);
    });
    return { name, cells };
  });
}
