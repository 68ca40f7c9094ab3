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
      name: measured.map((_, i) =>
        i === 0 ? '基因 1' : i % 5 === 0 ? `Glycine, serine and threonine metabolism ${i}` : `代谢通路 ${i}`,
      ),
      measured,
      up,
      down,
      da_score: measured.map((count, i) => (up[i]! - down[i]!) / count),
    }),
  };
}

/** Twelve terms with the features they were found by, some of which are shared. */
function termLists(): Record<string, Table> {
  const next = random(33);
  const lists = Array.from({ length: 12 }, (_, term) =>
    Array.from(
      { length: 4 + ((term * 5) % 9) },
      (__, i) => `GENE${1 + Math.floor(next() * 20) + ((term + i) % 4) * 20}`,
    ),
  );
  const p = lists.map((_, term) => 10 ** (term / 2 - 7));
  return {
    result: table('result', {
      term: lists.map((_, term) => `GO:${String(6000 + term * 37).padStart(7, '0')}`),
      name: lists.map((_, term) =>
        term === 0 ? '基因 1' : term % 3 === 0 ? `regulation of response to stimulus ${term}` : `代谢通路 ${term}`,
      ),
      features: lists.map((list) => [...new Set(list)].join(';')),
      p,
      p_adj: p.map((value) => Math.min(1, value * 4)),
    }),
  };
}

/**
 * What the rising, the falling and all features of a list were enriched in: 16 terms, some of them of one side only.
 */
function directionTables(): Record<string, Table> {
  const next = random(37);
  const terms = Array.from({ length: 16 }, (_, i) => ({
    term: `GO:${String(7000 + i * 31).padStart(7, '0')}`,
    name: i === 0 ? '基因 1' : i % 4 === 0 ? `positive regulation of response to stimulus ${i}` : `代谢通路 ${i}`,
    size: 12 + ((i * 17) % 60),
  }));
  const rows = (['up', 'down', 'all'] as const).flatMap((direction, side) =>
    terms.flatMap((one, i) => {
      if (side < 2 && (i + side) % 5 === 0) return [];
      const strong = side === 2 || i % 2 === side;
      return [
        {
          ...one,
          direction,
          overlap: 1 + Math.floor((strong ? 0.5 : 0.15) * one.size * next()),
          p: 10 ** -(strong ? 8 * next() : next()),
        },
      ];
    }),
  );
  return {
    directions: table('directions', {
      direction: rows.map(({ direction }) => direction),
      term: rows.map(({ term }) => term),
      name: rows.map(({ name }) => name),
      overlap: rows.map(({ overlap }) => overlap),
      set_size: rows.map(({ size }) => size),
      rich_factor: rows.map(({ overlap, size }) => overlap / size),
      fold: rows.map(({ overlap, size }) => (overlap / size) * 8),
      p: rows.map(({ p }) => p),
      p_adj: rows.map(({ p }) => Math.min(1, p * 4)),
    }),
  };
}

/** Fourteen enriched terms and what stands above them, in five layers. */
function hierarchyTables(): Record<string, Table> {
  const terms = Array.from({ length: 30 }, (_, i) => ({
    term: `GO:${String(8000 + i).padStart(7, '0')}`,
    name: i === 20 ? '基因 1' : i % 4 === 1 ? `positive regulation of cellular response ${i}` : `生物过程 ${i}`,
  }));
  const steps = terms.flatMap((_, i) =>
    i === 0
      ? []
      : [
          { child: i, parent: Math.floor((i - 1) / 3), relation: 'is_a' },
          ...(i % 5 === 4 && i > 8 ? [{ child: i, parent: Math.floor(i / 4), relation: 'part_of' }] : []),
        ],
  );
  const found = terms.slice(6).concat(terms.slice(1, 3));
  const p = found.map((_, i) => 10 ** (-((i * 5) % 26) / 2 - 0.2));
  return {
    result: table('result', {
      term: found.map(({ term }) => term),
      name: found.map(({ name }) => name),
      overlap: found.map((_, i) => 3 + ((i * 7) % 20)),
      set_size: found.map((_, i) => 30 + ((i * 7) % 40)),
      p,
      p_adj: p.map((value) => Math.min(1, value * 3)),
    }),
    hierarchy: table('hierarchy', {
      term: steps.map(({ child }) => terms[child]!.term),
      name: steps.map(({ child }) => terms[child]!.name),
      parent: steps.map(({ parent }) => terms[parent]!.term),
      parent_name: steps.map(({ parent }) => terms[parent]!.name),
      relation: steps.map(({ relation }) => relation),
    }),
  };
}

/** Three aspects of four to twelve classes. */
function classTables(): Record<string, Table> {
  const rows = [12, 7, 4].flatMap((size, aspect) =>
    Array.from({ length: size }, (_, i) => ({
      aspect: ['生物过程', 'molecular function', '细胞组分'][aspect]!,
      class: `GO:${String(9000 + aspect * 100 + i).padStart(7, '0')}`,
      name:
        aspect + i === 0
          ? '基因 1'
          : i % 4 === 3
            ? `establishment of localization in cell ${i}`
            : `分类 ${aspect + 1}.${i}`,
      count: Math.max(1, 60 - 5 * i - 9 * aspect),
      up: Math.max(0, 31 - 4 * i),
      total: 300 - 11 * i,
    })),
  );
  return {
    classes: table('classes', {
      aspect: rows.map(({ aspect }) => aspect),
      class: rows.map((row) => row.class),
      name: rows.map(({ name }) => name),
      count: rows.map(({ count }) => count),
      percent: rows.map(({ count }) => count / 1.2),
      up: rows.map(({ count, up }) => Math.min(count, up)),
      up_percent: rows.map(({ count, up }) => Math.min(count, up) / 0.7),
      down: rows.map(({ count, up }) => count - Math.min(count, up)),
      down_percent: rows.map(({ count, up }) => (count - Math.min(count, up)) / 0.5),
      background: rows.map(({ total }) => total),
      background_percent: rows.map(({ total }) => total / 8),
      features: rows.map(() => 'a;b'),
    }),
  };
}

/** Eighteen sets tested by their values. */
function globalTests(): Record<string, Table> {
  const fold = Array.from({ length: 18 }, (_, i) => 5.2 - i * 0.27);
  const p = fold.map((value) => 10 ** -(value * 0.9));
  return {
    result: table('result', {
      term: fold.map((_, i) => `SMP${String(i).padStart(5, '0')}`),
      name: fold.map((_, i) =>
        i === 0 ? '基因 1' : i % 5 === 0 ? `Glycine, serine and threonine metabolism ${i}` : `代谢通路 ${i}`,
      ),
      measured: fold.map((_, i) => 3 + ((i * 7) % 12)),
      fold,
      up: fold.map((_, i) => 1 + ((i * 5) % 6)),
      down: fold.map((_, i) => (i * 3) % 5),
      p,
      p_adj: p.map((value) => Math.min(1, value * 5)),
    }),
  };
}

/** Activity of 20 kinases. */
function kinases(): Record<string, Table> {
  const z = Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? -1 : 1) * (4.2 - i * 0.2));
  const p = z.map((value) => Math.exp(-value * value * 0.6));
  return {
    result: table('result', {
      term: z.map((_, i) => (i === 0 ? '基因 1' : `K${i}`)),
      name: z.map((_, i) => (i === 1 ? '蛋白激酶 B' : `激酶 ${i}`)),
      substrates: z.map((_, i) => 5 + ((i * 7) % 20)),
      z,
      p,
      p_adj: p.map((value) => Math.min(1, value * 3)),
    }),
  };
}

/** By chart id: tables of the methods that say directions or name the features of a term. */
export const enrichmentExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'da-lollipop': pathwayScores,
  'up-down-bars': pathwayScores,
  'ksea-bars': kinases,
  'enrichment-up-down': directionTables,
  'enrichment-sides': directionTables,
  'qea-bars': globalTests,
  'enrichment-dag': hierarchyTables,
  'class-bars': classTables,
  'enrichment-chord': termLists,
  'enrichment-cnet': termLists,
};
