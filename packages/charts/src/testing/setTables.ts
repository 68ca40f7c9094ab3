import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

/** An enrichment of 26 terms. */
function enrichmentTables(): Record<string, Table> {
  const next = random(21);
  const count = 26;
  const overlap = Array.from({ length: count }, (_, i) => 3 + Math.floor((count - i) * next()));
  const size = overlap.map((hits) => Math.round(hits * (2 + 8 * next())));
  const p = overlap.map((hits, i) => 10 ** (-(count - i) / 6 - hits / 12));
  return {
    result: table('result', {
      term: overlap.map((_, i) => `GO:${String(6000 + i * 37).padStart(7, '0')}`),
      name: overlap.map((_, i) =>
        i === 0 ? '基因 1' : i % 5 === 0 ? `regulation of response to stimulus ${i}` : `代谢通路 ${i}`,
      ),
      overlap,
      set_size: size,
      rich_factor: overlap.map((hits, i) => hits / size[i]!),
      fold: overlap.map((hits, i) => (hits / size[i]!) * 12),
      p,
      p_adj: p.map((value) => Math.min(1, value * 8)),
    }),
  };
}

/** A GSEA of 16 sets in a ranking of 300. */
function gseaTables(): Record<string, Table> {
  const next = random(22);
  const total = 300;
  const terms = Array.from({ length: 16 }, (_, i) => (i === 0 ? '基因 1' : `SET${i}`));
  const nes = terms.map((_, i) => (i % 3 === 0 ? -1 : 1) * (2.4 - i * 0.1));
  const p = terms.map((_, i) => 10 ** (-3 + i / 6));
  const curves = terms.slice(0, 4).flatMap((term, i) => {
    const hits = Array.from({ length: total }, (_, place) => place).filter(
      (place) => next() < 0.2 * Math.exp((-place / total) * 3),
    );
    let risen = 0;
    return hits.flatMap((place, at) => {
      const fallen = (place - at) / (total - hits.length);
      const before = risen;
      risen += 1 / hits.length;
      return [
        { term, position: place, running: before - fallen, hit: 0 },
        { term, position: place + 1, running: risen - fallen, hit: 1 },
      ].map((row) => ({ ...row, running: i === 2 ? -row.running : row.running }));
    });
  });
  return {
    result: table('result', {
      term: terms,
      name: terms.map((term, i) => (i === 1 ? '脂肪酸代谢' : term)),
      size: terms.map(() => 30),
      nes,
      leading_edge: terms.map((_, i) =>
        Array.from(
          { length: 6 + i },
          (__, k) => `Gene${nes[i]! > 0 ? 1 + k * (2 + (i % 5)) : total - k * (2 + (i % 5))}`,
        ).join(';'),
      ),
      p,
      p_adj: p.map((value) => Math.min(1, value * 2)),
    }),
    curves: table('curves', {
      term: curves.map(({ term }) => term),
      position: curves.map(({ position }) => position),
      running: curves.map(({ running }) => running),
      hit: curves.map(({ hit }) => hit),
    }),
    ranking: table('ranking', {
      position: Array.from({ length: total }, (_, i) => i + 1),
      feature: Array.from({ length: total }, (_, i) => `Gene${i + 1}`),
      score: Array.from({ length: total }, (_, i) => 3 - (6 * i) / total),
    }),
  };
}

/** Four lists. */
function vennTables(): Record<string, Table> {
  const lists = ['基因 1', '模型组 vs 对照组', '高剂量', 'Low dose'];
  const codes = Array.from({ length: 14 }, (_, i) => (i + 1).toString(2).padStart(4, '0'));
  return {
    regions: table('regions', {
      sets: codes.map((code) => lists.filter((_, at) => code[at] === '1').join(' & ')),
      code: codes,
      degree: codes.map((code) => code.replaceAll('0', '').length),
      size: codes.map((_, i) => 4 + ((i * 37) % 90)),
    }),
    lists: table('lists', { list: lists, size: [320, 280, 190, 240], unique: [20, 41, 33, 7] }),
  };
}

/** A network of 40 nodes in three modules. */
function networkTables(): Record<string, Table> {
  const next = random(24);
  const ids = Array.from({ length: 40 }, (_, i) => `基因 ${i + 1}`);
  const pairs = ids.flatMap((_, a) =>
    ids.flatMap((__, b) => (a < b && next() < (a % 3 === b % 3 ? 0.25 : 0.02) ? [[a, b] as const] : [])),
  );
  const degree = ids.map((_, i) => pairs.filter((pair) => pair.includes(i)).length);
  return {
    edges: table('edges', {
      source: pairs.map(([a]) => ids[a]!),
      target: pairs.map(([, b]) => ids[b]!),
      r: pairs.map(() => (next() < 0.3 ? -0.9 : 0.9)),
    }),
    nodes: table('nodes', {
      id: ids,
      table: ids.map(() => 1),
      degree,
      betweenness: degree.map((count) => count * 3.3),
      module: ids.map((_, i) => (i % 3) + 1),
      x: ids.map((_, i) => Math.min(1, 0.3 * (i % 3) + 0.35 * next())),
      y: ids.map(() => next()),
    }),
  };
}

/** Five clusters of 60 features over four groups. */
function profileTables(): Record<string, Table> {
  const next = random(25);
  const ids = Array.from({ length: 60 }, (_, i) => `基因 ${i + 1}`);
  const columns = ['对照', '低剂量', '中剂量', '高剂量'];
  const level = (cluster: number, j: number): number => Math.sin(cluster + j * (1 + cluster / 4)) * 1.2;
  return {
    profiles: table('profiles', {
      id: ids,
      ...Object.fromEntries(columns.map((name, j) => [name, ids.map((_, i) => level((i % 5) + 1, j) + next() - 0.5)])),
    }),
    clusters: table('clusters', { id: ids, cluster: ids.map((_, i) => (i % 5) + 1), membership: ids.map(() => 1) }),
    centers: table('centers', {
      cluster: [1, 2, 3, 4, 5],
      ...Object.fromEntries(columns.map((name, j) => [name, [1, 2, 3, 4, 5].map((one) => level(one, j))])),
    }),
  };
}

/** By chart id: tables of the methods on sets, lists and networks. */
export const setTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'enrichment-bubble': enrichmentTables,
  'enrichment-bar': enrichmentTables,
  'gsea-running': gseaTables,
  'gsea-nes': gseaTables,
  'gsea-ridge': gseaTables,
  venn: vennTables,
  upset: vennTables,
  network: networkTables,
  'network-adjacency': networkTables,
  'cluster-profiles': profileTables,
};
