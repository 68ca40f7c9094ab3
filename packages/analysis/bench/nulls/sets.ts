import type { FeatureSets } from '../../src/model/index.ts';
import { recordsOf } from '../../src/testing/recordsOf.ts';
import { codesOf, groupsOf, matrixOf, chosen, testsOf, type Draw, type Simulation, type Table } from './tests.ts';

/** Sets of random features; with an effect the features of the first ones carry it. */
function setsOf(draw: Draw, ids: readonly string[], count: number, size: readonly [number, number]): FeatureSets {
  const names = Array.from({ length: count }, (_, at) => `T${at + 1}`);
  return { ids: names, names, members: names.map(() => chosen(draw, ids, draw.integer(...size))) };
}
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `f${at + 1}`);
const lifted = 4;
const changed = (effect: boolean): ReadonlyMap<string, number> =>
  new Map(effect ? Array.from({ length: lifted }, (_, at) => [`T${at + 1}`, 1] as const) : []);

function ranked(rows: number, shift: number, options: Table['options'] = {}) {
  return (draw: Draw, effect: boolean): Table => {
    const ids = names(rows);
    const sets = setsOf(draw, ids, 40, [10, 30]);
    const up = new Set(effect ? sets.members.slice(0, lifted).flat() : []);
    const scores = Float64Array.from(ids, (id) => draw.normal() + (up.has(id) ? shift : 0));
    return { inputs: { ranked: { ids, scores }, sets }, options, changed: changed(effect) };
  };
}

function grouped(size: number, options: Table['options'] = {}) {
  return (draw: Draw, effect: boolean): Table => {
    const ids = names(400);
    const sets = setsOf(draw, ids, 40, [8, 20]);
    const up = new Set(effect ? sets.members.slice(0, lifted).flat() : []);
    const codes = codesOf(size, size);
    const rows = ids.map((id) => {
      const height = 8 + 2 * draw.normal();
      return codes.map((code) =>
        draw.digits(2 ** (height + 0.6 * (draw.normal() + (code === 1 && up.has(id) ? 1 : 0)))),
      );
    });
    return {
      inputs: { matrix: matrixOf(rows), groups: groupsOf(codes), sets },
      options,
      changed: changed(effect),
    };
  };
}

/** Two tables of differences; one feature in ten differs, and with an effect most of those of the first sets. */
function joint(draw: Draw, effect: boolean): Table {
  const [genes, compounds] = [names(600), names(300).map((name) => `c${name}`)];
  const [own, other] = [setsOf(draw, genes, 30, [15, 40]), setsOf(draw, compounds, 30, [6, 20])];
  const table = (ids: readonly string[], sets: FeatureSets) => {
    const up = new Set(effect ? sets.members.slice(0, lifted).flat() : []);
    return recordsOf({
      id: ids,
      direction: ids.map((id) => (draw.next() < (up.has(id) ? 0.4 : 0.1) ? draw.pick(['up', 'down']) : 'none')),
    });
  };
  return {
    inputs: { records: table(genes, own), records2: table(compounds, other), sets: own, sets2: other },
    options: { direction_column: 'direction', direction_column2: 'direction' },
    changed: changed(effect),
  };
}

/** Peaks of one adduct each, with random p values; with an effect those of the first sets are small. */
function peaks(draw: Draw, effect: boolean): Table {
  const ids = names(400);
  const sets = setsOf(draw, ids, 30, [6, 20]);
  const up = new Set(effect ? sets.members.slice(0, lifted).flat() : []);
  const scores = Float64Array.from(ids, () => draw.digits(80 + 700 * draw.next(), 9));
  const p = ids.map((id) => draw.digits(up.has(id) && draw.next() < 0.5 ? 0.01 * draw.next() : draw.next(), 6));
  return {
    inputs: {
      records: recordsOf({ mz: Array.from(scores, (mass) => mass + 1.007276), p }),
      ranked: { ids, scores },
      sets,
    },
    options: { ppm: 1, permutations: 200 },
    changed: changed(effect),
  };
}

const residues = 'ACDEFGHIKLMNPQRSTVWY';
/** Windows around a serine drawn as their background is; with an effect half of them have a proline behind it. */
function windows(draw: Draw, effect: boolean): Table {
  const one = (proline: boolean): string =>
    Array.from({ length: 7 }, (_, at) =>
      at === 3 ? 'S' : at === 4 && proline ? 'P' : residues[Math.floor(residues.length * draw.next() ** 1.5)]!,
    ).join('');
  return {
    inputs: {
      records: recordsOf({ sequence: Array.from({ length: 400 }, () => one(effect && draw.next() < 0.5)) }),
      background: Array.from({ length: 8_000 }, () => one(false)),
    },
    options: { width: 7 },
    changed: new Map(effect ? [['1/P', 1]] : []),
  };
}

export const sets: readonly Simulation[] = [
  {
    method: 'gsea',
    tables: '600 个标准正态得分，40 个随机集合',
    make: ranked(600, 1, { min: 5 }),
    tests: testsOf('result', 'term', 'p', 'nes'),
  },
  {
    method: 'ksea',
    tables: '600 个标准正态得分，40 个随机集合',
    make: ranked(600, 1),
    tests: testsOf('result', 'term', 'p', 'z'),
  },
  {
    method: 'qea',
    tables: '两组各 8 个样本、400 个对数正态特征，40 个随机集合',
    make: grouped(8),
    tests: testsOf('result', 'term', 'p'),
  },
  {
    method: 'ssgsea',
    tables: '两组各 8 个样本、400 个对数正态特征，40 个随机集合',
    make: grouped(8),
    tests: testsOf('result', 'term', 'p', 'difference'),
  },
  {
    method: 'joint-pathway',
    tables: '600 个基因与 300 个代谢物各有一成差异，30 对随机集合',
    make: joint,
    tests: testsOf('result', 'term', 'p'),
  },
  {
    method: 'mummichog',
    tables: '400 个峰的均匀 p 值，30 个随机集合，200 次置换',
    make: peaks,
    tests: testsOf('result', 'term', 'p'),
  },
  {
    method: 'motif-logo',
    tables: '400 条与背景同分布的序列窗口',
    make: windows,
    tests: testsOf('positions', ['position', 'residue'], 'p'),
  },
];
