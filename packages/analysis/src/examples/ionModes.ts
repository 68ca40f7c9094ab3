import { significant, toCsv, type Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

const groups: readonly (readonly [name: string, prefix: string, size: number])[] = [
  ['对照', 'C', 6],
  ['处理', 'T', 5],
  ['QC', 'QC', 5],
];
const counts = { positive: 90, negative: 70, both: 22, unnamed: 12 } as const;

/**
 * Peaks of both ionisation modes of sixteen injections: 22 compounds are in both, a few twice in one, some have no
 * name.
 */
export function simulateIonModes(): Example {
  const draws = randomDraws(20_261_123);
  const samples = groups.flatMap(([group, prefix, size]) =>
    Array.from({ length: size }, (_, at) => ({ name: `${prefix}${at + 1}`, group })),
  );
  const peaks = (mode: 'pos' | 'neg', from: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const named = at < count - counts.unnamed;
      // One compound in fifteen is named twice in a mode: an adduct beside its ion.
      const compound = at % 15 === 14 ? from + at - 1 : from + at;
      const [level, noise] = [draws.normal(17, 1.8), 0.05 + 0.25 * draws.uniform()];
      const effect = compound % 6 === 0 ? draws.normal(0, 1.2) : 0;
      const cells = samples.map(({ group }) =>
        significant(
          2 **
            (level +
              (group === 'QC' ? 0 : draws.normal(0, 0.4)) +
              (group === '处理' ? effect : 0) +
              draws.normal(0, noise)),
          5,
        ),
      );
      return [
        `M${String(150 + 3 * at + (mode === 'pos' ? 1 : 0))}T${String(40 + 7 * at)}`,
        named ? `化合物 ${String(compound + 1).padStart(3, '0')}` : '',
        named ? `Level ${1 + Math.floor(3 * draws.uniform())}` : '',
        ...cells,
      ];
    });
  const table = (mode: 'pos' | 'neg', rows: readonly (readonly (string | number)[])[]) => ({
    name: mode === 'pos' ? '模拟峰表_正离子.csv' : '模拟峰表_负离子.csv',
    csv: toCsv(['peak', '化合物', '鉴定等级', ...samples.map(({ name }) => `${name}_${mode}`)], rows),
  });
  return {
    id: 'ion-modes',
    title: '模拟数据：正负离子峰表',
    description: `计算机模拟的数据，不是实测结果。正离子 ${counts.positive} 个、负离子 ${counts.negative} 个峰，${samples.length} 次进样（其中 QC 5 次），约 ${counts.both} 个化合物在两个模式中都有`,
    files: {
      matrix: table('pos', peaks('pos', 0, counts.positive)),
      matrix2: table('neg', peaks('neg', counts.positive - counts.unnamed - counts.both, counts.negative)),
      groups: {
        name: '模拟峰表_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ group, name }) => [`${name}_pos`, group]),
        ),
      },
    },
    truth: [],
  };
}
