import { maximum, minimum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Removal } from '../../model/index.ts';
import { libraryFactors } from '../../library-factors/index.ts';
import { keptRows } from '../limma/index.ts';
import { designOf, designValues } from '../../linear-model/index.ts';
import type { Design, ReadDesign } from '../../linear-model/index.ts';
import type { EdgerOptions } from './edger.schema.ts';
import { countsOf } from './fit/counts.ts';
import type { Counts } from './fit/counts.ts';

/** The counts of the kept features in the design's samples, with their libraries. */
export type Prepared = {
  readonly design: ReadDesign;
  /** The matrix rows that were kept, in order. */
  readonly rows: readonly number[];
  readonly counts: Counts;
  /** Total counts of the kept features. */
  readonly librarySizes: Float64Array;
  readonly factors: Float64Array;
  /** How many counts were rounded. */
  readonly rounded: number;
  readonly removed: readonly Removal[];
};

/** @throws {InputError} When the design cannot be made, a value is no count, or too little is left. */
export function prepare(matrix: Matrix, groups: Groups, options: EdgerOptions): Prepared {
  const design = designOf(matrix, groups, options);
  const n = design.samples;
  const values = designValues(matrix.values, matrix.samples.length, design);
  const rounded = readCounts(matrix, design, values, options.round);
  const all = matrix.ids.map((_, row) => row);
  const rows = options.filter ? keptRows(values, design, options.min_count) : all;
  if (rows.length < 2) {
    throw options.filter
      ? failure(
          'too-few-features',
          `去掉低计数特征后只剩 ${rows.length} 个`,
          '请检查数据是否为原始计数，或调低“最低计数”、关闭“去掉低计数特征”',
        )
      : failure('too-few-features', '数据表只有一个特征，文库大小就是它自己的计数，无从比较', '请提供全部特征的计数表');
  }

  const kept = countsOf({ values, rows: all.length, samples: n, sizes: new Float64Array(n) }, rows);
  const { sizes, factors } = libraryFactors(kept.values, n, options.library === 'none' ? 'tmm' : options.library);
  const empty = sizes.findIndex((size) => !(size > 0));
  if (empty >= 0)
    throw failure('empty-sample', `样本“${matrix.samples[design.matrixColumns[empty]!]}”的总计数为 0`, '请移除该样本');
  if (options.library === 'none') factors.fill(1);
  const odd = factors.findIndex((factor) => !(factor > 0 && Number.isFinite(factor)));
  if (odd >= 0)
    throw failure(
      'no-factor',
      `样本“${matrix.samples[design.matrixColumns[odd]!]}”得不到文库校正因子，数据中的 0 太多`,
      '请把“文库校正”改为 TMM 或“只用总计数”',
    );

  const keptSet = new Set(rows);
  const removed: Removal[] = [
    ...design.removed,
    ...all
      .filter((row) => !keptSet.has(row))
      .map((row): Removal => ({ kind: 'feature', id: matrix.ids[row]!, reason: '计数过低' })),
  ];
  return {
    design,
    rows,
    counts: { ...kept, sizes: sizes.map((size, i) => size * factors[i]!) },
    librarySizes: sizes,
    factors,
    rounded,
    removed,
  };
}

/** Rounds in place where that is asked for. @throws {InputError} At the first value that is no count. */
function readCounts(
  matrix: Matrix,
  { samples: n, matrixColumns }: Design,
  values: Float64Array,
  round: boolean,
): number {
  const place = (at: number): string =>
    `特征“${matrix.ids[Math.floor(at / n)]}”在样本“${matrix.samples[matrixColumns[at % n]!]}”`;
  const bad = values.findIndex((value) => !(value >= 0));
  if (bad >= 0) {
    const what = Number.isNaN(values[bad]!)
      ? `${place(bad)}缺失，计数数据不能有缺失值`
      : `${place(bad)}的值为 ${values[bad]}，计数不能为负`;
    throw failure(
      'not-a-count',
      what,
      '请提供比对或定量得到的原始计数表；没有检出的特征应写 0。取过对数或归一化的数据请改用“线性模型差异分析（limma）”',
      values.reduce((sum, value) => sum + (value >= 0 ? 0 : 1), 0),
    );
  }
  const fractions = values.reduce((sum, value) => sum + (Number.isInteger(value) ? 0 : 1), 0);
  if (fractions === 0) return 0;
  const at = values.findIndex((value) => !Number.isInteger(value));
  const logged = values.every((value) => value < 50);
  if (!round) {
    throw failure(
      'not-a-count',
      `${place(at)}的值为 ${values[at]}，不是整数${logged ? '，全表最大值不到 50，像是取过对数的数据' : ''}`,
      '本方法需要原始计数：若是 RSEM、Salmon 的期望计数，请打开“小数计数取整”；若是 TPM、FPKM 或取过对数的数据，请改用“线性模型差异分析（limma）”',
      fractions,
    );
  }
  if (logged)
    throw failure(
      'not-a-count',
      `全表最大值不到 50，${place(at)}的值为 ${values[at]}，像是取过对数的数据，取整后没有意义`,
      '请提供原始计数表；取过对数的数据请改用“线性模型差异分析（limma）”',
      fractions,
    );
  const totals = new Float64Array(n);
  values.forEach((value, i) => (totals[i % n]! += value));
  if (maximum(totals) - minimum(totals) < 1e-3 * maximum(totals)) {
    throw failure(
      'not-a-count',
      `各样本的总和都约为 ${Math.round(totals[0]!)}，像是 TPM、CPM 等换算到同一总量的数据`,
      '请提供原始计数或期望计数；TPM、CPM 请改用“线性模型差异分析（limma）”',
      fractions,
    );
  }
  for (let i = 0; i < values.length; i += 1) values[i] = Math.round(values[i]!);
  return fractions;
}

function failure(code: string, what: string, remedy: string, count = 1): InputError {
  return new InputError([{ code, severity: 'error', input: 'matrix', what, remedy, ...(count > 1 ? { count } : {}) }]);
}
