import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

/** Name, response over that of the internal standard per unit, blank, typical content of a sample. */
const compounds: readonly (readonly [name: string, slope: number, blank: number, content: number])[] = [
  ['色氨酸', 0.021, 0.004, 110],
  ['犬尿氨酸', 0.034, 0.003, 22],
  ['犬尿喹啉酸', 0.058, 0.002, 6],
  ['黄尿酸', 0.018, 0.003, 3.2],
  ['5-羟色胺', 0.047, 0.004, 48],
  ['5-羟吲哚乙酸', 0.027, 0.002, 14],
  ['吲哚-3-乙酸', 0.039, 0.003, 31],
  ['喹啉酸', 0.012, 0.002, 260],
];
const levels = [0, 0.5, 1, 5, 10, 50, 100, 200] as const;
const replicates = 3;

/**
 * Peak areas of eight compounds at eight concentrations and in twelve samples, each beside its internal standard; the
 * error grows with the area.
 */
export function simulateStandardCurves(): Example {
  const draws = randomDraws(20_261_205);
  const standard = (): number => significant(1e6 * draws.normal(1, 0.06), 6);
  const area = (share: number, internal: number): number =>
    significant(Math.max(1, internal * share * draws.normal(1, 0.02) + draws.normal(0, 150)), 6);
  const rows = compounds.flatMap(([name, slope, blank]) =>
    levels.flatMap((level) =>
      Array.from({ length: replicates }, () => {
        const internal = standard();
        return [name, level, area(blank + slope * level, internal), internal];
      }),
    ),
  );
  const samples = Array.from({ length: 12 }, (_, i) => ({
    name: `${i < 6 ? 'C' : 'T'}${(i % 6) + 1}`,
    treated: i >= 6,
  }));
  const internals = compounds.map(() => samples.map(standard));
  const areas = compounds.map(([, slope, blank, content], row) =>
    samples.map(({ treated }, column) =>
      area(
        blank + slope * content * (treated && row % 2 === 1 ? 1.6 : 1) * 2 ** draws.normal(0, 0.3),
        internals[row]![column]!,
      ),
    ),
  );
  const header = ['化合物', ...samples.map(({ name }) => name)];
  const file = (values: readonly (readonly number[])[]): string =>
    toCsv(
      header,
      compounds.map(([name], row) => [name, ...values[row]!]),
    );
  return {
    id: 'standard-curves',
    title: '模拟标准曲线',
    description: '色氨酸代谢的 8 个化合物各 8 个浓度 × 3 次模拟测定，和 12 个样本的峰面积，都有内标',
    files: {
      records: { name: '模拟标准品.csv', csv: toCsv(['化合物', '浓度', '峰面积', '内标峰面积'], rows) },
      matrix: { name: '模拟样本峰面积.csv', csv: file(areas) },
      matrix2: { name: '模拟样本内标.csv', csv: file(internals) },
    },
    truth: [],
  };
}
