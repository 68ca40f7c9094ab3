import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import { setsTable, setTruths } from './annotation.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, drawSize, rounded, scaled } from './design.ts';
import type { DemoAbout, DemoProject, DemoSample } from './model.ts';
import { aromas, lipids, tastes, type TeaCompound } from './teaCompounds.ts';
import { teaSets } from './teaSets.ts';

const each = 5;
const [green, oolong, black] = ['绿茶', '乌龙茶', '红茶'] as const;
const fermented = (way: number) => ({ [oolong]: 0.5 * way, [black]: way });
const levels = [0, 1, 5, 20, 100, 400, 1_000] as const;
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
  const changed = compounds.filter(({ effect }) => effect !== undefined);
  const of = (way: 1 | -1) =>
    teaSets
      .filter((set) => set[4] === way)
      .map(([name]) => `“${name}”`)
      .join('、');

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
        text: csvOf(['化合物', '类别', ...samples.map(({ name }) => name)], drawAmounts(draws, compounds, samples)),
      },
      {
        path: '标准曲线.csv',
        title: '标准品各浓度的峰面积与内标',
        role: 'curves',
        text: csvOf(['化合物', '浓度', '峰面积', '内标峰面积'], drawCurves(draws, tastes.slice(0, curved))),
      },
      {
        path: 'KEGG通路.csv',
        title: '化合物的 KEGG 样通路及其分类（模拟）',
        role: 'kegg',
        text: setsTable(sets, names, ['class_a', 'class_b']),
      },
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
    ],
    truths: {
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
    },
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
): (string | number)[][] {
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
    return [name, kind, ...cells];
  });
}

/** Seven concentrations three times, the error growing with the area. */
function drawCurves(draws: RandomDraws, compounds: readonly TeaCompound[]): (string | number)[][] {
  return compounds.flatMap(({ name }) => {
    const slope = 0.002 + 0.01 * draws.uniform();
    return levels.flatMap((level) =>
      Array.from({ length: 3 }, () => {
        const internal = rounded(1e6 * draws.normal(1, 0.05), 6);
        const area = internal * (0.001 + slope * level) * draws.normal(1, 0.025) + draws.normal(0, 120);
        return [name, level, rounded(Math.max(1, area), 6), internal];
      }),
    );
  });
}
