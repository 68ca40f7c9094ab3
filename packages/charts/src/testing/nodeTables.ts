import type { Table } from '@panome/analysis/model';
import { normal, random, table } from './tables.ts';

/** Sixty nodes of four modules, one of each role among them. */
function roleTables(): Record<string, Table> {
  const next = random(61);
  const ids = Array.from({ length: 60 }, (_, i) => `ASV${i + 1}`);
  const told: Readonly<Record<number, readonly [number, number]>> = {
    7: [3.1, 0.3],
    19: [2.8, 0.68],
    33: [0.4, 0.7],
    34: [-0.8, 0.66],
  };
  return {
    nodes: table('nodes', {
      id: ids,
      module: ids.map((_, i) => (i % 4) + 1),
      zi: ids.map((_, i) => told[i]?.[0] ?? Math.min(2.3, normal(next))),
      pi: ids.map((_, i) => told[i]?.[1] ?? (next() < 0.4 ? 0 : 0.6 * next())),
    }),
  };
}

/** Forty proteins of three complexes with scores of their interactions, some with a change. */
function interactionTables(): Record<string, Table> {
  const next = random(62);
  const ids = Array.from({ length: 40 }, (_, i) => `P${i + 1}`);
  const pairs = ids.flatMap((_, a) =>
    ids.flatMap((__, b) => (a < b && next() < (a % 3 === b % 3 ? 0.3 : 0.03) ? [[a, b] as const] : [])),
  );
  const degree = ids.map((_, i) => pairs.filter((pair) => pair.includes(i)).length);
  return {
    edges: table('edges', {
      source: pairs.map(([a]) => ids[a]!),
      target: pairs.map(([, b]) => ids[b]!),
      score: pairs.map(() => Math.round(400 + 590 * next()) / 1000),
    }),
    nodes: table('nodes', {
      id: ids,
      degree,
      betweenness: degree.map((count) => count * 3.3),
      module: ids.map((_, i) => (i % 3) + 1),
      x: ids.map((_, i) => Math.min(1, 0.3 * (i % 3) + 0.35 * next())),
      y: ids.map(() => next()),
      change: ids.map((_, i) => (i % 5 === 0 ? Number.NaN : normal(next))),
    }),
  };
}

/** Three communities and six variables, some of which go with them. */
function mantelTables(): Record<string, Table> {
  const next = random(63);
  const [communities, variables] = [
    ['整个群落', 'Proteobacteria', 'Firmicutes'],
    ['pH', '有机碳', '全氮', '有效磷', '含水量', '温度'],
  ];
  const links = communities.flatMap((community) =>
    variables.map((variable) => ({ community, variable, r: Math.round(1000 * (0.8 * next() - 0.2)) / 1000 })),
  );
  const pairs = variables.flatMap((a, i) => variables.slice(i + 1).map((b) => ({ a, b, r: 2 * next() - 1 })));
  const p = links.map(({ r }) => Math.max(0.001, 0.3 - 0.8 * r));
  return {
    links: table('links', {
      community: links.map((one) => one.community),
      features: links.map(() => 30),
      variable: links.map((one) => one.variable),
      n: links.map(() => 24),
      r: links.map(({ r }) => r),
      p,
      p_adj: p.map((value) => Math.min(1, 2 * value)),
    }),
    env: table('env', {
      a: pairs.map(({ a }) => a),
      b: pairs.map(({ b }) => b),
      r: pairs.map(({ r }) => r),
      p: pairs.map(({ r }) => (1 - Math.abs(r)) ** 3),
    }),
  };
}

/** By chart id: charts of the nodes of a network. */
export const nodeExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'zi-pi': roleTables,
  'ppi-network': interactionTables,
  'ppi-hubs': interactionTables,
  'mantel-network': mantelTables,
};
