import { randomDraws, type RandomDraws } from '../../examples/randomDraws.ts';
import {
  drawSets,
  drawStrays,
  featureTruths,
  namesOf,
  oboText,
  ontologyPlans,
  pathwayPlans,
  setsTable,
  setTruths,
  type DrawnSet,
  type Effects,
} from './annotation.ts';
import { balancedSamples, batchOf, contrastsOf, csvOf, numbered, rounded } from './design.ts';
import { edgesTable } from './edges.ts';
import type { DemoAbout, DemoContrast, DemoProject, DemoSample, DemoTruths } from './model.ts';
import { genePathways } from './pathways.ts';
import { acute, exercise, late, lasting, recovery, rest } from './exercise.ts';
import { simulateSites } from './phosphosites.ts';

const proteinCount = 1_200;
const each = 5;

const terms = {
  糖酵解: acute(1),
  肽酶活性: acute(-1),
  热休克反应: lasting(1),
  脂肪酸氧化: lasting(1),
  线粒体基质: late(1),
  胞外基质: late(-1),
};
const pathways = {
  'AMPK 信号通路': acute(1),
  蛋白酶体: acute(-1),
  内质网蛋白加工: lasting(1),
  氧化磷酸化: late(1),
};

const about: DemoAbout = {
  family: 'protein',
  title: '小鼠骨骼肌蛋白质组与磷酸化：急性运动',
  species: '小鼠（Mus musculus）',
  question: '一次力竭运动使小鼠骨骼肌的哪些蛋白质和激酶改变，24 小时后哪些恢复、哪些才出现',
  protocol: [
    '取腓肠肌提取蛋白，还原、烷基化、胰蛋白酶酶解，分两批处理',
    '一份直接上机，一份富集磷酸化肽段后上机，数据依赖采集',
    '搜库鉴定，按非标记定量合并为蛋白质和位点的强度',
  ],
};

/**
 * Muscle of mice before, right after and a day after exercise: label-free intensities of 1,200 proteins × 15 samples
 * with their spectra, low ones often missing, and the phosphosites of the same samples with their kinases.
 */
export function simulateProtein(seed: number): DemoProject {
  const draws = randomDraws(seed);
  const samples = balancedSamples(
    [
      { name: rest, prefix: 'R' },
      { name: exercise, prefix: 'E' },
      { name: recovery, prefix: 'D' },
    ],
    each,
  );
  const contrasts = contrastsOf([
    [exercise, rest],
    [recovery, exercise],
    [recovery, rest],
  ]);
  const proteins = Array.from({ length: proteinCount }, (_, at) => numbered('PROT', at, 4));
  const effects: Effects = proteins.map(() => undefined);
  const go = drawSets(draws, ontologyPlans(draws, terms, { least: 14, more: 16 }), effects);
  const kegg = drawSets(draws, pathwayPlans(draws, genePathways, pathways, { least: 14, more: 20 }), effects);
  drawStrays(draws, effects, { share: 0.02, patterns: [acute(1), lasting(1), late(1)] });
  const shifts = proteins.map(() => (draws.uniform() < 0.3 ? rounded(draws.normal(0, 0.4), 4) : 0));
  const rows = drawProteins(draws, samples, effects, shifts);
  const sites = simulateSites(draws, samples, contrasts, proteins);
  const changes = featureTruths('intensity', proteins, effects);
  const names = samples.map(({ name }) => name);

  return {
    ...about,
    samples,
    contrasts,
    files: [
      {
        path: '蛋白质强度.csv',
        title: '蛋白质强度表',
        role: 'intensity',
        ids: '蛋白质',
        logged: false,
        text: csvOf(
          ['protein', ...names],
          rows.map(({ cells }, at) => [proteins[at]!, ...cells]),
        ),
      },
      {
        path: 'PSM数.csv',
        title: '每个蛋白质的 PSM 数',
        role: 'counts',
        text: csvOf(
          ['protein', 'PSMs'],
          rows.map(({ spectra }, at) => [proteins[at]!, spectra]),
        ),
      },
      { path: 'GO注释.csv', title: '蛋白质的 GO 样条目（模拟）', role: 'go', text: setsTable(go, proteins) },
      { path: 'GO层级.obo', title: 'GO 样条目的层级（模拟）', role: 'ontology', text: oboText },
      {
        path: 'KEGG通路.csv',
        title: '蛋白质的 KEGG 样通路及其分类（模拟）',
        role: 'kegg',
        text: setsTable(kegg, proteins, ['class_a', 'class_b']),
      },
      {
        path: '蛋白互作.csv',
        title: '蛋白质之间的互作，得分 0～1000（模拟）',
        role: 'edges',
        text: edgesTable(draws, proteins, [...go, ...kegg]),
      },
      ...sites.files,
    ],
    truths: truthsOf({ changes, contrasts, proteins, go, kegg, shifts, sites }),
  };
}

function truthsOf({
  changes,
  contrasts,
  proteins,
  go,
  kegg,
  shifts,
  sites,
}: {
  readonly changes: DemoTruths['changes'];
  readonly contrasts: readonly DemoContrast[];
  readonly proteins: readonly string[];
  readonly go: readonly DrawnSet[];
  readonly kegg: readonly DrawnSet[];
  readonly shifts: readonly number[];
  readonly sites: ReturnType<typeof simulateSites>;
}): DemoTruths {
  return {
    changes: [...changes, ...sites.changes],
    sets: [...setTruths('go', go, contrasts), ...setTruths('kegg', kegg, contrasts), ...sites.sets],
    batch: proteins.flatMap((feature, at) =>
      shifts[at] === 0 ? [] : [{ role: 'intensity', feature, log2fc: shifts[at]! }],
    ),
    words: [
      `${proteinCount} 个蛋白质中 ${changes.length} 个改变，log2 差异倍数的绝对值为 1.1～2.6；PSM 数少的蛋白质测得不准，强度低的常有缺失`,
      `运动后立即上调、次日恢复的是${namesOf(terms, acute(1))}和${namesOf(pathways, acute(1))}，下调的是${namesOf(terms, acute(-1))}和${namesOf(pathways, acute(-1))}`,
      `运动后上调并持续到次日的是${namesOf(terms, lasting(1))}和${namesOf(pathways, lasting(1))}`,
      `次日才上调的是${namesOf(terms, late(1))}和${namesOf(pathways, late(1))}，下调的是${namesOf(terms, late(-1))}`,
      ...sites.words,
    ],
  };
}

/** Spectra, then raw intensities: the fewer spectra, the noisier; what is low is often not seen. */
function drawProteins(
  draws: RandomDraws,
  samples: readonly DemoSample[],
  effects: Readonly<Effects>,
  shifts: readonly number[],
): { readonly spectra: number; readonly cells: readonly number[] }[] {
  const loads = samples.map(() => draws.normal(0, 0.15));
  return effects.map((effect, protein) => {
    const spectra = Math.max(1, Math.round(2 ** draws.normal(2.4, 1.4)));
    const level = draws.normal(22.4, 1.7) + 0.4 * Math.log2(spectra);
    const sd = 0.12 + 0.45 / Math.sqrt(spectra);
    const cells = samples.map((sample, at) => {
      const log2 =
        level + (effect?.[sample.group] ?? 0) + shifts[protein]! * batchOf(sample) + loads[at]! + sd * draws.normal();
      const lost = draws.uniform() < 0.01 + 0.6 / (1 + Math.exp(1.4 * (log2 - 20.3)));
      return lost ? Number.NaN : rounded(2 ** log2, 6);
    });
    return { spectra, cells };
  });
}
