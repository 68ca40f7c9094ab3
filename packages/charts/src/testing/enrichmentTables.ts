import type { Table } from '@panome/analysis/model';
import { random, table } from './tables.ts';

/** Scores of 18 pathways, one without any change. */
function pathwayScores(): Record<string, Table> {
  const next = random(31);
  const measured = Array.from({ length: 18 }, (_, i) => 3 + ((i * 7) % 15));
  const up = measured.map((count, i) => (i === 9 ? 0 : Math.floor(count * next() * (i < 9 ? 0.9 : 0.3))));
  const down = measured.map((count, i) => (i === 9 ? 0 : Math.floor((count - up[i]!) * next() * (i < 9 ? 0.2 : 0.9))));
  return {
    result: table('result', {
      term: measured.map((_, i) => `map${String(i * 10 + 10).padStart(5, '0')}`),
      name: measured.map((_, i) => (i === 0 ? '基因 1' : i % 5 === 0 ? `Glycine, serine and threonine metabolism ${i}` : `代谢通路 ${i}`)),
      measured, up, down, da_score: measured.map((count, i) => (up[i]! - down[i]!) / count),
    }),
  };
}

/** Twelve terms with the features they were found by, some of which are shared. */
function termLists(): Record<string, Table> {
  const next = random(33);
  const lists = Array.from({ length: 12 }, (_, term) => Array.from({ length: 4 + ((term * 5) % 9) }, (__, i) => `GENE${1 + Math.floor(next() * 20) + ((term + i) % 4) * 20}`));
  const p = lists.map((_, term) => 10 ** (term / 2 - 7));
  return {
    result: table('result', {
      term: lists.map((_, term) => `GO:${String(6000 + term * 37).padStart(7, '0')}`),
      name: lists.map((_, term) => (term === 0 ? '基因 1' : term % 3 === 0 ? `regulation of response to stimulus ${term}` : `代谢通路 ${term}`)),
      features: lists.map((list) => [...new Set(list)].join(';')), p, p_adj: p.map((value) => Math.min(1, value * 4)),
    }),
  };
}

/** Activity of 20 kinases. */
function kinases(): Record<string, Table> {
  const z = Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? -1 : 1) * (4.2 - i * 0.2));
  const p = z.map((value) => Math.exp(-value * value * 0.6));
  return { result: table('result', { term: z.map((_, i) => (i === 0 ? '基因 1' : `K${i}`)), name: z.map((_, i) => (i === 1 ? '蛋白激酶 B' : `激酶 ${i}`)), substrates: z.map((_, i) => 5 + ((i * 7) % 20)), z, p, p_adj: p.map((value) => Math.min(1, value * 3)) }) };
}

/** By chart id: tables of the methods that say directions or name the features of a term. */
export const enrichmentExamples: Readonly<Record<string, () => Record<string, Table>>> = { 'da-lollipop': pathwayScores, 'up-down-bars': pathwayScores, 'ksea-bars': kinases, 'enrichment-chord': termLists, 'enrichment-cnet': termLists };
