import { InputError } from '../model/index.ts';
import type { Matrix } from '../model/index.ts';

export type Transform = 'none' | 'log2' | 'log10' | 'glog' | 'clr';

/**
 * Transforms every value; missing values stay missing.
 *
 * `glog` is log2((x + √(x² + a²)) / 2) with a = a tenth of the smallest |x| that is not 0 (as MetaboAnalyst).
 * `clr` subtracts, per sample, the mean of the logarithms of the features present.
 *
 * @throws {InputError} When a logarithm meets 0 or a negative value; names the first one and counts them.
 */
export function transformed(matrix: Matrix, transform: Transform): Float64Array {
  const { values } = matrix;
  if (transform === 'none') return values.slice();
  if (transform === 'glog') return glog(values);
  refuseNonPositive(matrix, transform);
  if (transform === 'log2') return values.map(Math.log2);
  if (transform === 'log10') return values.map(Math.log10);
  return centredLogRatio(values, matrix.samples.length);
}

function glog(values: Float64Array): Float64Array {
  let smallest = Number.POSITIVE_INFINITY;
  for (const value of values) if (value !== 0 && Math.abs(value) < smallest) smallest = Math.abs(value);
  const a = Number.isFinite(smallest) ? smallest / 10 : 1;
  return values.map((x) => Math.log2((x + Math.hypot(x, a)) / 2));
}

function centredLogRatio(values: Float64Array, samples: number): Float64Array {
  const logs = values.map(Math.log);
  for (let sample = 0; sample < samples; sample += 1) {
    let sum = 0;
    let count = 0;
    for (let at = sample; at < logs.length; at += samples) {
      if (Number.isNaN(logs[at]!)) continue;
      sum += logs[at]!;
      count += 1;
    }
    for (let at = sample; at < logs.length; at += samples) logs[at]! -= sum / count;
  }
  return logs;
}

function refuseNonPositive({ ids, samples, values }: Matrix, transform: Transform): void {
  let count = 0;
  let first = -1;
  for (let at = 0; at < values.length; at += 1) {
    if (values[at]! > 0 || Number.isNaN(values[at]!)) continue;
    if (first < 0) first = at;
    count += 1;
  }
  if (first < 0) return;
  const where = `特征“${ids[Math.floor(first / samples.length)]}”在样本“${samples[first % samples.length]}”的值为 ${values[first]}`;
  const others = count > 1 ? `（共 ${count} 处）` : '';
  throw new InputError([
    {
      code: 'not-positive',
      severity: 'error',
      input: 'matrix',
      what: `${where}${others}，${transform === 'clr' ? 'CLR 变换' : '对数变换'}只能用于大于 0 的值`,
      remedy: '请改用 glog 变换（允许 0），或先用“缺失值填补”替换 0；若数据已取过对数，请选择“不变换”',
      count,
    },
  ]);
}
