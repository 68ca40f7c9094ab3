import { InputError } from '../../model/index.ts';
import type { Matrix } from '../../model/index.ts';

/** Counts of the design's samples, row-major, features × samples: whole numbers, none negative or missing. */
export type Counts = {
  readonly values: Float64Array;
  readonly samples: number;
  /** How many values were rounded. */
  readonly rounded: number;
};

/**
 * The counts of some columns of a matrix, for methods that model reads rather than levels.
 *
 * @param round - Rounds estimated counts, as RSEM or salmon give them; without it a fraction is refused.
 * @throws {InputError} When a value is missing, negative, or no count, or a sample has none.
 */
export function countsOf(matrix: Matrix, columns: Int32Array, round: boolean): Counts {
  const n = columns.length;
  const width = matrix.samples.length;
  const rows = matrix.ids.length;
  const values = new Float64Array(rows * n);
  const place = (at: number): string =>
    `特征“${matrix.ids[Math.floor(at / n)]}”在样本“${matrix.samples[columns[at % n]!]}”`;
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < n; i += 1) values[row * n + i] = matrix.values[row * width + columns[i]!]!;
  const count = (odd: (value: number) => boolean): number =>
    values.reduce((sum, value) => sum + (odd(value) ? 1 : 0), 0);

  const missing = values.findIndex(Number.isNaN);
  if (missing >= 0)
    throw failure(
      'not-a-count',
      `${place(missing)}缺失，计数数据不能有缺失值`,
      '请提供原始计数表；没有检出的特征应写 0',
      count(Number.isNaN),
    );
  const negative = values.findIndex((value) => value < 0);
  if (negative >= 0)
    throw failure(
      'not-a-count',
      `${place(negative)}的值为 ${values[negative]}，计数不能为负`,
      '数据可能已取对数或标准化：请上传原始计数表，或改用 limma 分析已取对数的数据',
      count((value) => value < 0),
    );
  const sizes = new Float64Array(n);
  values.forEach((value, at) => (sizes[at % n]! += value));
  const empty = sizes.findIndex((size) => !(size > 0));
  if (empty >= 0) throw failure('empty-sample', `样本“${matrix.samples[columns[empty]!]}”的总计数为 0`, '请移除该样本');

  const fraction = values.findIndex((value) => !Number.isInteger(value));
  if (fraction < 0) return { values, samples: n, rounded: 0 };
  const fractions = count((value) => !Number.isInteger(value));
  const scaled = sizes.every((size) => Math.abs(size / 1e6 - 1) < 0.01);
  const what = `${place(fraction)}的值为 ${values[fraction]}，不是整数计数`;
  if (scaled)
    throw failure(
      'normalized-counts',
      `${what}；每个样本的总和都约为 100 万，像是 TPM 或 CPM`,
      '这种方法需要未经归一化的原始计数：请上传原始计数表；只有 TPM、FPKM 时，取 log2 后改用 limma',
      fractions,
    );
  if (!round)
    throw failure(
      'not-a-count',
      what,
      '若是 RSEM、salmon 等估计的计数，请打开“取整”；若是 TPM、FPKM 或已归一化的数据，请上传原始计数表，或取 log2 后改用 limma',
      fractions,
    );
  return { values: values.map(Math.round), samples: n, rounded: fractions };
}

function failure(code: string, what: string, remedy: string, count?: number): InputError {
  return new InputError([
    { code, severity: 'error', input: 'matrix', what, remedy, ...(count === undefined ? {} : { count }) },
  ]);
}
