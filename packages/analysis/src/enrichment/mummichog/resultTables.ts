import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import type { Match } from './matchPeaks.ts';
import type { Peaks } from './peaks.ts';

export function matchTable(
  matches: readonly Match[],
  { mode, mz, p, rt }: Peaks,
  significant: ArrayLike<number>,
  ids: readonly string[],
): Table {
  const column = (of: (match: Match) => number): Float64Array => Float64Array.from(matches, of);
  return tableOf('matches', '峰与化合物', [
    numberColumn(
      'mz',
      'm/z',
      column(({ peak }) => mz[peak]!),
      { help: '峰的 m/z，取自峰表' },
    ),
    numberColumn(
      'rt',
      '保留时间',
      column(({ peak }) => rt[peak]!),
      { help: '峰的保留时间，单位同峰表' },
    ),
    textColumn(
      'mode',
      '模式',
      matches.map(({ peak }) => (mode[peak] === 'positive' ? '正' : '负')),
      { help: '按正离子还是负离子匹配' },
    ),
    numberColumn(
      'p',
      'P 值',
      column(({ peak }) => p[peak]!),
      { help: '峰的 P 值，取自峰表' },
    ),
    textColumn(
      'significant',
      '显著',
      matches.map(({ peak }) => (significant[peak] === 1 ? '是' : '否')),
      { help: 'P 值小于显著峰的阈值' },
    ),
    textColumn(
      'compound',
      '化合物',
      matches.map(({ compound }) => ids[compound]!),
      { help: '可能的化合物，只是质量对得上，并非鉴定' },
    ),
    textColumn(
      'adduct',
      '加合离子',
      matches.map(({ adduct }) => adduct.name),
      { help: '假定的离子形式' },
    ),
    numberColumn(
      'error',
      '质量误差',
      column(({ error }) => error),
      { unit: 'ppm', help: '（实测 − 理论）÷ 理论 m/z × 10⁶' },
    ),
  ]);
}

export function adductTable(matches: readonly Match[], significant: ArrayLike<number>): Table {
  const names = [...new Set(matches.map(({ adduct }) => adduct.name))];
  const of = (name: string): readonly Match[] => matches.filter(({ adduct }) => adduct.name === name);
  return tableOf('adducts', '加合离子', [
    textColumn('adduct', '加合离子', names, { help: '假定的离子形式' }),
    integerColumn(
      'matches',
      '匹配数',
      Float64Array.from(names, (name) => of(name).length),
      { help: '峰与化合物的匹配个数' },
    ),
    integerColumn(
      'peaks',
      '峰数',
      Float64Array.from(names, (name) => new Set(of(name).map(({ peak }) => peak)).size),
      { help: '对上的不同的峰数' },
    ),
    integerColumn(
      'significant_peaks',
      '显著峰数',
      Float64Array.from(
        names,
        (name) =>
          new Set(
            of(name)
              .filter(({ peak }) => significant[peak] === 1)
              .map(({ peak }) => peak),
          ).size,
      ),
      { help: '对上的显著峰数' },
    ),
  ]);
}
