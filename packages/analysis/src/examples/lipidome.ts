import { significant, toCsv } from './example.ts';
import type { Example } from './example.ts';
import { randomDraws } from './randomDraws.ts';

type Chain = readonly [carbons: number, bonds: number];
const chains: readonly Chain[] = [
  [16, 0],
  [16, 1],
  [18, 0],
  [18, 1],
  [18, 2],
  [20, 4],
  [22, 6],
];
const samplesPerGroup = [6, 5] as const;

/** Names of a class: sums where the instrument saw no chains. */
function namesOf(
  draws: ReturnType<typeof randomDraws>,
): readonly { readonly name: string; readonly level: number; readonly bonds: number; readonly kind: string }[] {
  const text = ([carbons, bonds]: Chain): string => `${carbons}:${bonds}`;
  const pair = (kind: string, level: number, form: (a: Chain, b: Chain) => string) =>
    chains
      .slice(0, 4)
      .flatMap((a) =>
        chains
          .slice(1)
          .flatMap((b) =>
            draws.uniform() < 0.6
              ? [{ name: form(a, b), level: level + draws.normal(0, 1.2), bonds: a[1] + b[1], kind }]
              : [],
          ),
      );
  const single = (kind: string, level: number, form = (c: Chain) => `${kind} ${text(c)}`) =>
    chains.map((c) => ({ name: form(c), level: level + draws.normal(0, 1), bonds: c[1], kind }));
  const triple = Array.from({ length: 8 }, (_, i) => 46 + 2 * i).flatMap((carbons) =>
    Array.from({ length: 6 }, (_, bonds) => bonds)
      .filter((bonds) => bonds <= carbons / 8 - 2 && draws.uniform() < 0.8)
      .map((bonds) => ({
        name: `TG ${carbons}:${bonds}`,
        level: 17.2 - ((carbons - 52) / 6) ** 2 - ((bonds - 2) / 2) ** 2 + draws.normal(0, 0.6),
        bonds,
        kind: 'TG',
      })),
  );
  return [
    ...pair('PC', 17.5, (a, b) => `PC ${text(a)}_${text(b)}`),
    ...pair('PE', 15.5, (a, b) => `PE ${text(a)}_${text(b)}`),
    ...pair('PE', 14.6, (a, b) => `PE P-${text(a)}/${text(b)}`).slice(0, 9),
    ...pair('PI', 14.2, (a, b) => `PI ${text(a)}_${text(b)}`).slice(0, 8),
    ...single('LPC', 15),
    ...single('LPE', 13),
    ...single('CE', 16),
    ...single('FA', 14.5),
    ...single('CAR', 12.6),
    ...triple,
    ...[16, 18, 20, 22, 24].map((n) => ({
      name: `Cer 18:1;O2/${n}:0`,
      level: 12.5 + draws.normal(0, 0.8),
      bonds: 1,
      kind: 'Cer',
    })),
    ...[32, 34, 36, 38, 40, 42].flatMap((n) =>
      [1, 2].map((bonds) => ({ name: `SM ${n}:${bonds};O2`, level: 15 + draws.normal(0, 0.9), bonds, kind: 'SM' })),
    ),
  ];
}

/**
 * About 180 lipids of twelve classes: in the second group triglycerides fall the more, the more double bonds they have,
 * and ceramides rise.
 */
export function simulateLipidome(): Example {
  const draws = randomDraws(20_261_206);
  const lipids = namesOf(draws);
  const samples = ['对照', '处理'].flatMap((group, level) =>
    Array.from({ length: samplesPerGroup[level]! }, (_, at) => ({
      name: `${level === 0 ? 'C' : 'T'}${at + 1}`,
      group,
      level,
      shift: draws.normal(0, 0.15),
    })),
  );
  const change = ({ bonds, kind }: (typeof lipids)[number]): number =>
    kind === 'TG' ? 0.9 - 0.55 * bonds : kind === 'Cer' ? 1.1 : kind === 'PC' ? 0.25 * (bonds - 2) : 0;
  const rows = lipids.map((one) => [
    one.name,
    ...samples.map(({ level, shift }) =>
      draws.uniform() < 0.01
        ? Number.NaN
        : significant(2 ** (one.level + shift + level * change(one) + draws.normal(0, 0.25)), 5),
    ),
  ]);
  const standards = ['PC 15:0/18:1(d7)', 'TG 48:0-d7', '胆固醇'].map((name) => [
    name,
    ...samples.map(() => significant(2 ** draws.normal(15, 0.1), 5)),
  ]);
  return {
    id: 'lipidome',
    title: '模拟数据：脂质组',
    description: `计算机模拟的数据，不是实测结果。${lipids.length} 个脂质，对照 ${samplesPerGroup[0]} 个、处理 ${samplesPerGroup[1]} 个样本；处理后多不饱和的甘油三酯减少，神经酰胺增加`,
    files: {
      matrix: {
        name: '模拟脂质组.csv',
        csv: toCsv(['脂质', ...samples.map(({ name }) => name)], [...rows, ...standards]),
      },
      groups: {
        name: '模拟脂质组_分组.csv',
        csv: toCsv(
          ['sample', 'group'],
          samples.map(({ name, group }) => [name, group]),
        ),
      },
    },
    truth: [],
  };
}
