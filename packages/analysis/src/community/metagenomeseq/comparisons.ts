import { type Change, changeOf } from '../../changes/index.ts';
import { median, normalTwoSided, pAdjust } from '../../statistics/index.ts';
import type { MetagenomeseqOptions } from './metagenomeseq.schema.ts';
import { cssPercentile, cssSums } from './scaling.ts';
import { zeroLogNormal, type Estimate } from './zeroLogNormal.ts';
import { fault, type Prepared } from './prepare.ts';

export type Row = Estimate & {
  readonly feature: number;
  readonly level: number;
  readonly z: number;
  readonly p: number;
  readonly q: number;
  readonly direction: Change;
  readonly seen: readonly [number, number];
};
export type Comparison = {
  readonly rows: readonly Row[];
  readonly factors: readonly {
    readonly sample: number;
    readonly level: number;
    readonly factor: number;
    readonly percentile: number;
  }[];
};

export function compared({ code, columns, names }: Prepared, level: number, options: MetagenomeseqOptions): Comparison {
  const use = [...code.keys()].filter((i) => code[i] === 0 || code[i] === level);
  const side = Uint8Array.from(use, (i) => Number(code[i] === level));
  const seenIn = (row: number, group: number): number =>
    use.reduce((sum, i, at) => sum + Number(side[at] === group && columns[i]![row]! > 0), 0);
  const seen = names.map((_, row) => [seenIn(row, 0), seenIn(row, 1)] as const);
  const kept = [...names.keys()].filter(
    (row) => seen[row]![0] + seen[row]![1] > 0 && (seen[row]![0] + seen[row]![1]) / use.length >= options.prevalence,
  );
  if (kept.length < 3)
    throw fault(
      'matrix',
      'too-few-features',
      `检出率不低于 ${options.prevalence} 的分类单元只有 ${kept.length} 个`,
      '请调低“最低检出率”，或选择更低的分类级别',
    );
  const own = use.map((i) => Float64Array.from(kept, (row) => columns[i]![row]!));
  const bare = own.findIndex((column) => !column.some((value) => value > 0));
  if (bare >= 0)
    throw fault(
      'matrix',
      'empty-sample',
      '有样本在保留的分类单元中全部为 0',
      '请调低“最低检出率”，或从分组方案中去掉该样本',
    );
  const percentile = options.percentile === 'half' ? 0.5 : cssPercentile(own);
  const factors = cssSums(own, percentile);
  const middle = median(factors);
  const scaled = new Float64Array(kept.length * use.length);
  own.forEach((column, i) =>
    column.forEach((value, row) => (scaled[row * use.length + i] = (value / factors[i]!) * middle)),
  );
  const estimates = zeroLogNormal(
    scaled,
    side,
    factors.map((factor) => Math.log(factor / middle)),
    options.present_error,
  );
  const p = Float64Array.from(estimates, ({ lfc, se }) => normalTwoSided(lfc / se));
  const q = pAdjust(p, options.p_adjust);
  const judged = options.p_column === 'p' ? p : q;
  const limits = { least: Math.log(options.fc), p: options.p };
  return {
    rows: estimates.map((one, at) => ({
      ...one,
      feature: kept[at]!,
      level,
      z: one.lfc / one.se,
      p: p[at]!,
      q: q[at]!,
      seen: seen[kept[at]!]!,
      direction: changeOf(one.lfc, judged[at]!, limits),
    })),
    factors: use.map((i, at) => ({ sample: i, level, factor: factors[at]!, percentile })),
  };
}
