import type { RandomDraws } from '../../examples/randomDraws.ts';
import { batchOf, csvOf, drawPlace, drawSize, rounded, scaled, type Pattern } from './design.ts';
import { acute, lasting, late } from './exercise.ts';
import type { DemoContrast, DemoFile, DemoSample, DemoTruths } from './model.ts';
import { setTruths } from './annotation.ts';

const siteCount = 720;
const reach = 6;
/** Residues that a kinase wants around its site, by their place. */
type Motif = Readonly<Record<number, string>>;
const afterProline: Motif = { 1: 'P' };
const afterArginine: Motif = { [-3]: 'R' };
const beforeAcids: Motif = { 1: 'D', 3: 'E' };

/** Kinases, the residues they want, and how the sites of those that change go. */
const kinases: readonly (readonly [name: string, motif: Motif, pattern?: Pattern])[] = [
  ['PRKAA1', afterArginine, acute(1)],
  ['MAPK1', afterProline, acute(1)],
  ['MAPK14', afterProline, lasting(1)],
  ['AKT1', afterArginine, acute(-1)],
  ['RPS6KB1', afterArginine, late(1)],
  ['CAMK2D', afterArginine],
  ['CDK1', afterProline],
  ['CDK5', afterProline],
  ['GSK3B', afterProline],
  ['PRKACA', afterArginine],
  ['PRKCA', afterArginine],
  ['CSNK2A1', beforeAcids],
  ['CSNK1A1', beforeAcids],
  ['PLK1', beforeAcids],
];
const residues = 'ACDEFGHIKLMNPQRSTVWY';
/** Percent of each in proteins. */
const usual = [
  8.25, 1.38, 5.46, 6.72, 3.86, 7.07, 2.27, 5.91, 5.8, 9.65, 2.41, 4.06, 4.74, 3.93, 5.53, 6.64, 5.35, 6.86, 1.1, 2.92,
];

/** Phosphosites of the samples with their windows, and the substrates of kinases, a third of which change. */
export function simulateSites(
  draws: RandomDraws,
  samples: readonly DemoSample[],
  contrasts: readonly DemoContrast[],
  proteins: readonly string[],
): Pick<DemoTruths, 'changes' | 'sets' | 'words'> & { readonly files: readonly DemoFile[] } {
  const kinaseOf = Array.from({ length: siteCount }, () =>
    draws.uniform() < 0.55 ? drawPlace(draws, kinases.length) : -1,
  );
  const sites = kinaseOf.map((kinase, at) => {
    const [, motif = {}, pattern] = kinases[kinase] ?? [];
    const centre = draws.uniform() < 0.8 ? 'S' : draws.uniform() < 0.8 ? 'T' : 'Y';
    const protein = proteins[Math.floor(at / 2)]!;
    return {
      name: `${protein}_${centre}${20 + 3 * at}`,
      protein,
      window: drawWindow(draws, centre, motif),
      effect: pattern && draws.uniform() < 0.85 ? scaled(pattern, drawSize(draws, 0.9, 1)) : undefined,
    };
  });
  const rows = sites.map(({ effect, name, protein, window }) => {
    const level = draws.normal(21, 1.6);
    const cells = samples.map((sample) => {
      const log2 = level + (effect?.[sample.group] ?? 0) + 0.15 * batchOf(sample) + draws.normal(0, 0.32);
      return draws.uniform() < 0.03 ? Number.NaN : rounded(2 ** log2, 6);
    });
    return [name, protein, window, ...cells];
  });
  const sets = kinases.map(([name, , pattern], kinase) => ({
    id: name,
    name: `${name} 激酶`,
    classes: [],
    size: 0,
    pattern,
    members: [...kinaseOf.keys()].filter((at) => kinaseOf[at] === kinase),
  }));
  const moving = kinases.filter(([, , pattern]) => pattern).map(([name]) => name);
  return {
    files: [
      {
        path: '磷酸化位点强度.csv',
        title: '磷酸化位点强度与序列窗口',
        role: 'sites',
        ids: '位点',
        logged: false,
        text: csvOf(['site', 'protein', 'Sequence window', ...samples.map(({ name }) => name)], rows),
      },
      {
        path: '激酶底物.gmt',
        title: '激酶与它的底物位点（模拟）',
        role: 'kinases',
        text: `${sets
          .map(({ id, members, name }) => [id, name, ...members.map((at) => sites[at]!.name)].join('\t'))
          .join('\n')}\n`,
      },
    ],
    changes: sites.flatMap(({ effect, name }) =>
      effect === undefined ? [] : [{ role: 'sites', feature: name, log2fc: effect }],
    ),
    sets: setTruths('kinases', sets, contrasts),
    words: [`${siteCount} 个磷酸化位点中 ${moving.join('、')} 的底物随运动改变，其余激酶不变`],
  };
}

function drawWindow(draws: RandomDraws, centre: string, motif: Motif): string {
  const whole = usual.reduce((sum, value) => sum + value, 0);
  return Array.from({ length: 2 * reach + 1 }, (_, at) => {
    const place = at - reach;
    if (place === 0) return centre;
    const wanted = motif[place];
    if (wanted !== undefined && draws.uniform() < 0.85) return wanted;
    let rest = draws.uniform() * whole;
    return residues[usual.findIndex((value) => (rest -= value) < 0)] ?? 'L';
  }).join('');
}
