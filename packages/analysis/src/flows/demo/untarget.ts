import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import { drawSets, drawStrays, namesOf, pathwayPlans, setTruths, setsTable, type Effects } from './annotation.ts';
import { contrastsOf, csvOf, drawPlace, numbered, rounded } from './design.ts';
import type { DemoAbout, DemoProject, DemoSample } from './model.ts';
import { metabolicPathways } from './pathways.ts';

const compoundCount = 520;
/** Of the compounds, the first are seen in both modes, the next in one, the rest in the other. */
const seen = { both: 90, positive: 250 } as const;
const each = 6;
const [control, low, high, qc] = ['对照', '低剂量', '高剂量', 'QC'] as const;
const rising = (way: 1 | -1) => ({ [low]: 0.8 * way, [high]: 1.4 * way });
const onlyHigh = (way: 1 | -1) => ({ [high]: 1.3 * way });
const kinds = ['氨基酸', '有机酸', '脂质', '核苷', '胆汁酸', '酰基肉碱', '吲哚类', '糖类'] as const;

const pathways = {
  色氨酸代谢: rising(1),
  初级胆汁酸合成: rising(1),
  脂肪酸降解: rising(-1),
  谷胱甘肽代谢: rising(-1),
  三羧酸循环: onlyHigh(-1),
  嘌呤代谢: onlyHigh(1),
};

type Injection = DemoSample & { readonly place: number; readonly batch: number };

const about: DemoAbout = {
  family: 'untarget',
  title: '大鼠血浆非靶向代谢组：两个剂量的肾毒性',
  species: '大鼠（Rattus norvegicus）',
  question: '药物的两个剂量使大鼠血浆的哪些代谢物和通路改变，变化是否随剂量加深',
  protocol: [
    '血浆加甲醇沉淀蛋白，各样本等量混合为 QC',
    '液相色谱–质谱在正、负离子模式下分两批采集，每 2 个样本穿插 1 个 QC',
    '提取峰、对齐、鉴定化合物，正负离子各一张峰表',
  ],
};

/**
 * Plasma of rats under two doses of a drug that harms kidneys: peaks of both ionisation modes, 18 samples and 14 QC in
 * two batches whose signals drift with the order of injection.
 */
export function simulateUntarget(seed: number): DemoProject {
  const draws = randomDraws(seed);
  const injections = planInjections(draws);
  const contrasts = contrastsOf([
    [low, control],
    [high, control],
    [high, low],
  ]);
  const effects: Effects = Array.from({ length: compoundCount }, () => undefined);
  const sets = drawSets(draws, pathwayPlans(draws, metabolicPathways, pathways, { least: 10, more: 10 }), effects);
  drawStrays(draws, effects, { share: 0.04, patterns: [rising(1), onlyHigh(1)] });
  const modes = drawModes(draws, injections, effects);
  const peaks = [...modes.positive, ...modes.negative];
  const peaksOf = Map.groupBy(peaks, ({ compound }) => compound);
  const changed = peaks.filter(({ compound }) => effects[compound] !== undefined);
  const table = (rows: typeof peaks) =>
    csvOf(
      ['peak', '化合物', '类别', '鉴定等级', 'm/z', 'RT', ...injections.map(({ name }) => name)],
      rows.map(({ cells, words }) => [...words, ...cells]),
    );
  const setsOfPeaks = sets.map((set) => ({
    ...set,
    members: set.members.flatMap((compound) => (peaksOf.get(compound) ?? []).map((peak) => peaks.indexOf(peak))),
  }));

  return {
    ...about,
    samples: injections,
    contrasts,
    files: [
      {
        path: '峰表_正离子.csv',
        title: '正离子模式峰表',
        role: 'pos',
        ids: '峰',
        logged: false,
        text: table(modes.positive),
      },
      {
        path: '峰表_负离子.csv',
        title: '负离子模式峰表',
        role: 'neg',
        ids: '峰',
        logged: false,
        text: table(modes.negative),
      },
      {
        path: 'KEGG通路.csv',
        title: '峰所属的 KEGG 样通路及其分类（模拟）',
        role: 'kegg',
        text: setsTable(
          setsOfPeaks,
          peaks.map(({ words }) => words[0]),
          ['class_a', 'class_b'],
        ),
      },
    ],
    truths: {
      changes: changed.map(({ compound, mode, words }) => ({
        role: mode,
        feature: words[0],
        log2fc: effects[compound]!,
      })),
      sets: setTruths('kegg', sets, contrasts),
      batch: peaks.map(({ mode, shift, words }) => ({ role: mode, feature: words[0], log2fc: shift })),
      drift: peaks.map(({ drift, mode, words }) => ({ role: mode, feature: words[0], log2fc: drift })),
      words: wordsOf(effects),
    },
  };
}

const wordsOf = (effects: Readonly<Effects>): string[] => [
  `${compoundCount} 个化合物中 ${effects.filter(Boolean).length} 个随剂量改变，高剂量时 log2 差异倍数的绝对值为 1.4～3.6；${seen.both} 个化合物在两个模式中都有`,
  `${namesOf(pathways, rising(1))}的代谢物随剂量升高，${namesOf(pathways, rising(-1))}随剂量降低`,
  `只在高剂量升高的是${namesOf(pathways, onlyHigh(1))}，降低的是${namesOf(pathways, onlyHigh(-1))}`,
  '信号随进样顺序漂移，两批的水平不同，用 QC 可以校正；低强度的峰常有缺失',
];

/** Two batches of nine samples in random order with a QC after every second one and two before the first. */
function planInjections(draws: RandomDraws): Injection[] {
  const groups = [
    [control, 'CK'],
    [low, 'LD'],
    [high, 'HD'],
  ] as const;
  const waiting = groups.flatMap(([group, prefix]) =>
    Array.from({ length: each }, (_, at) => ({ group: group as string, name: `${prefix}${at + 1}`, batch: at % 2 })),
  );
  let qcs = 0;
  const run = [0, 1].flatMap((batch) => {
    const own = waiting.filter((one) => one.batch === batch);
    const order: { group: string; name: string }[] = [];
    const control_ = () => order.push({ group: qc, name: numbered('QC', qcs++, 2) });
    control_();
    while (own.length > 0) {
      if (own.length % 2 === 1) control_();
      order.push(...own.splice(drawPlace(draws, own.length), 1));
    }
    control_();
    return order.map(({ group, name }, at) => ({
      name,
      group,
      batch,
      place: at / (order.length - 1),
      factors: { batch: `批次 ${batch + 1}`, order: String(at + 1) },
    }));
  });
  // Listed by group, as a laboratory hands the table over, not as they were injected.
  return [control, low, high, qc].flatMap((group) =>
    run.filter((one) => one.group === group).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  );
}

type Peak = {
  readonly compound: number;
  readonly mode: 'pos' | 'neg';
  readonly words: readonly [id: string, compound: string, kind: string, level: string, mz: string, rt: string];
  readonly cells: readonly number[];
  readonly shift: number;
  readonly drift: number;
};

function drawModes(
  draws: RandomDraws,
  injections: readonly Injection[],
  effects: Readonly<Effects>,
): { readonly positive: Peak[]; readonly negative: Peak[] } {
  // What differs between animals beside the dose, the same in both modes.
  const own = effects.map(() => injections.map(({ group }) => (group === qc ? 0 : draws.normal(0, 0.28))));
  const dilution = injections.map(({ group }) => draws.normal(0, group === qc ? 0.03 : 0.2));
  const compounds = effects.map((_, at) => ({
    level: draws.normal(17, 1.9),
    mz: rounded(90 + 700 * draws.uniform() ** 1.5, 7),
    rt: rounded(0.8 + 13 * draws.uniform(), 4),
    kind: kinds[at % kinds.length]!,
  }));
  const peaksOf = (mode: 'pos' | 'neg', from: number, to: number, from2 = to, to2 = to): Peak[] =>
    [...effects.keys()]
      .filter((at) => (at >= from && at < to) || (at >= from2 && at < to2))
      .map((compound, at) => {
        const { kind, level, mz, rt } = compounds[compound]!;
        const named = compound < seen.both || draws.uniform() < 0.75;
        const shift = rounded(draws.normal(0, 0.3), 4);
        const drift = rounded(draws.normal(-0.5, 0.4), 4);
        const noise = draws.uniform() < 0.06 ? 0.55 : 0.06 + 0.12 * draws.uniform();
        const height = level + draws.normal(0, 0.5);
        const cells = injections.map(({ batch, group, place }, column) => {
          const log2 =
            height +
            (effects[compound]?.[group] ?? 0) +
            own[compound]![column]! +
            dilution[column]! +
            shift * batch +
            drift * (place - 0.5) +
            noise * draws.normal();
          const lost = draws.uniform() < 0.005 + 0.6 / (1 + Math.exp(1.5 * (log2 - 12.9)));
          return lost ? Number.NaN : rounded(2 ** log2, 6);
        });
        return {
          compound,
          mode,
          words: [
            numbered(mode === 'pos' ? 'P' : 'N', at, 4),
            named ? `${kind}-${String(Math.floor(compound / kinds.length) + 1).padStart(3, '0')}` : '',
            named ? kind : '未鉴定',
            named ? `Level ${1 + drawPlace(draws, 3)}` : '',
            (mz + (mode === 'pos' ? 1.0073 : -1.0073)).toFixed(4),
            String(rt),
          ],
          cells,
          shift,
          drift,
        };
      });
  const positive = peaksOf('pos', 0, seen.both + seen.positive);
  const negative = peaksOf('neg', 0, seen.both, seen.both + seen.positive, effects.length);
  return { positive, negative };
}
