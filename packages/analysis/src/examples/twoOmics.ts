import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const shared = 900;

/**
 * Differences of 1,000 transcripts and 940 proteins, 900 of them of the same genes: some change in both, some in one, a
 * few in opposite ways.
 */
export function simulateTwoOmics(): Example {
  const draws = randomDraws(20_261_143);
  const gene = (at: number): string => `Gene${String(at + 1).padStart(4, '0')}`;
  // The p-value that a change of this size would have with a standard error of 0.32.
  const p = (change: number): number =>
    significant(
      Math.max(1e-12, Math.min(1, 2 * Math.exp(-0.717 * (Math.abs(change) / 0.32) - 0.416 * (change / 0.32) ** 2))),
      5,
    );
  const adjusted = (value: number): number => significant(Math.min(1, value * 4), 5);
  const line = (id: string, change: number): (string | number)[] => [
    id,
    significant(change, 5),
    p(change),
    adjusted(p(change)),
  ];
  const kinds = Array.from({ length: shared }, () => draws.uniform());
  const changes = kinds.map((kind): readonly [number, number] => {
    const size = draws.normal(draws.uniform() < 0.55 ? 1.7 : -1.7, 0.7);
    const noise = [draws.normal(0, 0.32), draws.normal(0, 0.3)] as const;
    const [rna, protein] =
      kind < 0.12
        ? [size, 0.7 * size]
        : kind < 0.19
          ? [size, 0]
          : kind < 0.24
            ? [0, 0.8 * size]
            : kind < 0.26
              ? [size, -0.6 * size]
              : [0, 0];
    return [rna + noise[0], protein + noise[1]];
  });
  const alone = (count: number): number[] => Array.from({ length: count }, () => draws.normal(0, 0.5));
  const header = ['feature', 'log2fc', 'p', 'p_adj'];
  const rna = [
    ...changes.map(([change], at) => line(gene(at), change)),
    ...alone(100).map((change, at) => line(gene(shared + at), change)),
  ];
  const protein = [
    ...changes.map(([, change], at) => line(gene(at), change)),
    ...alone(40).map((change, at) => line(gene(shared + 100 + at), change)),
  ].toReversed();
  return {
    id: 'two-omics',
    title: '模拟数据：转录组与蛋白组的差异结果',
    description: `计算机模拟的数据，不是实测结果。${rna.length} 个转录本与 ${protein.length} 个蛋白的差异结果，其中 ${shared} 个为同一基因；有的两者同向，有的只在一个组学中变化，少数方向相反。`,
    files: {
      matrix: { name: '模拟_转录组差异.csv', csv: toCsv(header, rna) },
      matrix2: { name: '模拟_蛋白组差异.csv', csv: toCsv(header, protein) },
    },
    truth: [],
  };
}
