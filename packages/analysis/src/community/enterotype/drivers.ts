import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { nameOf, type Tried } from './clusterings.ts';

type Driver = {
  readonly cluster: number;
  readonly rank: number;
  readonly taxon: number;
  readonly inside: number;
  readonly outside: number;
  readonly prevalence: number;
  readonly indicator: number;
};

/**
 * Taxa that are more abundant within each cluster than outside it, by the difference of mean shares. The indicator
 * value is the mean in this cluster over the sum of the means of all clusters, times the share of its samples that have
 * the taxon (Dufrêne & Legendre 1997, doi:10.2307/2963459).
 */
export function driversOf(shares: Float64Array, width: number, { code, k }: Tried, top: number): Driver[] {
  const n = code.length;
  const sizes = Float64Array.from({ length: k }, (_, cluster) => code.filter((one) => one === cluster).length);
  const [sums, present] = [new Float64Array(k * width), new Float64Array(k * width)];
  for (let i = 0; i < n; i += 1)
    for (let taxon = 0; taxon < width; taxon += 1) {
      const value = shares[i * width + taxon]!;
      sums[code[i]! * width + taxon]! += value;
      present[code[i]! * width + taxon]! += Number(value > 0);
    }
  return Array.from({ length: k }, (_, cluster) => {
    const rows = Array.from({ length: width }, (__, taxon): Driver => {
      let [all, means] = [0, 0];
      for (let other = 0; other < k; other += 1) {
        all += sums[other * width + taxon]!;
        means += sums[other * width + taxon]! / sizes[other]!;
      }
      const inside = sums[cluster * width + taxon]! / sizes[cluster]!;
      const prevalence = present[cluster * width + taxon]! / sizes[cluster]!;
      return {
        cluster,
        rank: 0,
        taxon,
        inside,
        outside: (all - sums[cluster * width + taxon]!) / (n - sizes[cluster]!),
        prevalence,
        indicator: means > 0 ? (inside / means) * prevalence : 0,
      };
    });
    return rows
      .filter(({ inside, outside }) => inside > outside)
      .toSorted((a, b) => b.inside - b.outside - (a.inside - a.outside) || a.taxon - b.taxon)
      .slice(0, top)
      .map((row, at) => ({ ...row, rank: at + 1 }));
  }).flat();
}

export function driversTable(rows: readonly Driver[], names: readonly string[]): Table {
  const of = (pick: (row: Driver) => number): Float64Array => Float64Array.from(rows, pick);
  return tableOf('drivers', '驱动类群', [
    textColumn(
      'type',
      '类型',
      rows.map(({ cluster }) => nameOf(cluster)),
      { help: '类型，E1 的样本最多' },
    ),
    integerColumn(
      'rank',
      '名次',
      of(({ rank }) => rank),
      { help: '在该类型中按差值从大到小的名次' },
    ),
    textColumn(
      'taxon',
      '分类单元',
      rows.map(({ taxon }) => names[taxon]!),
      { help: '所选级别的分类单元，或特征本身' },
    ),
    numberColumn(
      'mean_inside',
      '类内平均',
      of(({ inside }) => inside),
      { help: '该类型各样本相对丰度的平均' },
    ),
    numberColumn(
      'mean_outside',
      '类外平均',
      of(({ outside }) => outside),
      { help: '其他样本相对丰度的平均' },
    ),
    numberColumn(
      'difference',
      '差值',
      of(({ inside, outside }) => inside - outside),
      { help: '类内平均 − 类外平均' },
    ),
    numberColumn(
      'prevalence',
      '类内检出率',
      of(({ prevalence }) => prevalence),
      { help: '该类型中检出的样本所占比例' },
    ),
    numberColumn(
      'indval',
      '指示值',
      of(({ indicator }) => indicator),
      { help: '类内平均占各类平均之和的比例 × 类内检出率，0～1' },
    ),
  ]);
}
