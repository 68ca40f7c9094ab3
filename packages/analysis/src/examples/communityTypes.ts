import { toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Phylum, class, order and family of each genus. */
const lineages = {
  Bacteroides: ['Bacteroidota', 'Bacteroidia', 'Bacteroidales', 'Bacteroidaceae'],
  Prevotella: ['Bacteroidota', 'Bacteroidia', 'Bacteroidales', 'Prevotellaceae'],
  Ruminococcus: ['Firmicutes', 'Clostridia', 'Oscillospirales', 'Ruminococcaceae'],
  Faecalibacterium: ['Firmicutes', 'Clostridia', 'Oscillospirales', 'Ruminococcaceae'],
  Bifidobacterium: ['Actinobacteriota', 'Actinobacteria', 'Bifidobacteriales', 'Bifidobacteriaceae'],
  Alistipes: ['Bacteroidota', 'Bacteroidia', 'Bacteroidales', 'Rikenellaceae'],
  Roseburia: ['Firmicutes', 'Clostridia', 'Lachnospirales', 'Lachnospiraceae'],
  Blautia: ['Firmicutes', 'Clostridia', 'Lachnospirales', 'Lachnospiraceae'],
  Akkermansia: ['Verrucomicrobiota', 'Verrucomicrobiae', 'Verrucomicrobiales', 'Akkermansiaceae'],
  Parabacteroides: ['Bacteroidota', 'Bacteroidia', 'Bacteroidales', 'Tannerellaceae'],
  Eubacterium: ['Firmicutes', 'Clostridia', 'Eubacteriales', 'Eubacteriaceae'],
  Dialister: ['Firmicutes', 'Negativicutes', 'Veillonellales', 'Veillonellaceae'],
  Coprococcus: ['Firmicutes', 'Clostridia', 'Lachnospirales', 'Lachnospiraceae'],
  Dorea: ['Firmicutes', 'Clostridia', 'Lachnospirales', 'Lachnospiraceae'],
  Streptococcus: ['Firmicutes', 'Bacilli', 'Lactobacillales', 'Streptococcaceae'],
  Methanobrevibacter: ['Euryarchaeota', 'Methanobacteria', 'Methanobacteriales', 'Methanobacteriaceae'],
} as const;
const genera = Object.keys(lineages) as (keyof typeof lineages)[];
/** What marks each type, as log shares over the usual ones. */
const types = [
  { size: 16, marks: { Bacteroides: 2.3, Parabacteroides: 0.9, Alistipes: 0.5 } },
  { size: 11, marks: { Prevotella: 3.4, Dialister: 0.9 } },
  { size: 8, marks: { Ruminococcus: 2.6, Methanobrevibacter: 1.6, Akkermansia: 1.1 } },
] as const;
const usual = [1.2, 0.2, 0.4, 0.9, 0.1, -0.2, 0.2, 0.5, -0.8, -0.6, 0, -0.9, -0.3, -0.5, -1.1, -1.8];
const perGenus = 4;

/** Gut communities of three types, each led by a genus: 64 ASVs of 16 genera × 35 adults in two groups of diet. */
export function simulateCommunityTypes(): Example {
  const draws = randomDraws(20_261_201);
  const asvs = genera.flatMap((genus) =>
    Array.from({ length: perGenus }, () => ({ genus, part: draws.gamma(0.8, 1) })),
  );
  const samples = types.flatMap(({ marks, size }, type) =>
    Array.from({ length: size }, () => {
      const level = genera.map(
        (genus, at) => usual[at]! + ((marks as Readonly<Record<string, number>>)[genus] ?? 0) + draws.normal(0, 0.45),
      );
      const weights = asvs.map(({ genus, part }) => Math.exp(level[genera.indexOf(genus)]!) * part * draws.gamma(3, 1));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const depth = 9_000 + 9_000 * draws.uniform();
      return {
        diet: draws.uniform() < [0.7, 0.2, 0.5][type]! ? '西式膳食' : '高纤膳食',
        counts: weights.map((weight) => draws.poisson((depth * weight) / total)),
      };
    }),
  );
  // People come in no order of type.
  for (let i = samples.length - 1; i > 0; i -= 1) {
    const j = Math.floor((i + 1) * draws.uniform());
    [samples[i], samples[j]] = [samples[j]!, samples[i]!];
  }
  const [names, people] = [
    asvs.map((_, at) => `ASV${String(at + 1).padStart(2, '0')}`),
    samples.map((_, at) => `P${String(at + 1).padStart(2, '0')}`),
  ];
  return {
    id: 'community-types',
    title: '模拟数据：成人肠道菌群',
    description: `计算机模拟的数据，不是实测结果。${asvs.length} 个 ASV、${genera.length} 个属、${samples.length} 名成人，分属拟杆菌、普雷沃菌、瘤胃球菌三种类型，附物种注释与膳食分组。`,
    files: {
      matrix: {
        name: '模拟肠道菌群_计数.csv',
        csv: toCsv(
          ['ASV', ...people],
          names.map((name, row) => [name, ...samples.map(({ counts }) => counts[row]!)]),
        ),
      },
      taxonomy: {
        name: '模拟肠道菌群_物种注释.csv',
        csv: toCsv(
          ['feature', 'kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species'],
          names.map((name, row) => [
            name,
            asvs[row]!.genus === 'Methanobrevibacter' ? 'Archaea' : 'Bacteria',
            ...lineages[asvs[row]!.genus],
            asvs[row]!.genus,
            row % perGenus === 0 ? `${asvs[row]!.genus} sp.` : '',
          ]),
        ),
      },
      groups: {
        name: '模拟肠道菌群_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          people.map((name, at) => [name, samples[at]!.diet]),
        ),
      },
    },
    truth: [],
  };
}
