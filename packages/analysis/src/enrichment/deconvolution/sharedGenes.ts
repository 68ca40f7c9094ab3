import type { Matrix, Removal } from '../../model/index.ts';
import type { DeconvolutionOptions } from './deconvolution.schema.ts';
import type { Signature } from './fractions.ts';
import { failure } from './failure.ts';

const mostTypes = 100;
/** Types whose signatures correlate more than this can hardly be told apart. */
export const alike = 0.95;

export type Shared = {
  readonly signature: Signature;
  /** Rows of the samples' table. */
  readonly rows: readonly number[];
  readonly genes: readonly string[];
  readonly removed: readonly Removal[];
};

export const part = ({ types, values }: Signature, rows: readonly number[]): Signature => ({
  types,
  genes: rows.length,
  values: Float64Array.from(
    { length: rows.length * types },
    (_, at) => values[rows[Math.floor(at / types)]! * types + (at % types)]!,
  ),
});

export function sharedGenes(mixture: Matrix, signature: Matrix, options: DeconvolutionOptions): Shared {
  const types = signature.samples.length;
  if (types < 2)
    throw failure(
      'too-few-types',
      'matrix2',
      `签名矩阵只有 ${types} 类细胞，至少需要 2 类`,
      '签名矩阵第一列为基因名，其余每列一类细胞；请检查行列方向',
    );
  if (types > mostTypes)
    throw failure(
      'too-many-types',
      'matrix2',
      `签名矩阵有 ${types} 列，最多 ${mostTypes} 类细胞`,
      '多半把每个细胞或样本作为一列了；请先按细胞类型取平均',
    );
  if (signature.samples.includes('sample'))
    throw failure('reserved-name', 'matrix2', '签名矩阵有一列名为“sample”，与结果表的样本列重名', '请给这一列改名');
  const negative = signature.values.findIndex((value) => value < 0);
  if (negative >= 0)
    throw failure(
      'negative',
      'matrix2',
      `签名矩阵中“${signature.ids[Math.floor(negative / types)]}”在“${signature.samples[negative % types]}”的值为 ${signature.values[negative]}，小于 0`,
      '请提供未取对数、未标准化的平均表达',
    );
  const width = mixture.samples.length;
  const below = options.logged ? -1 : mixture.values.findIndex((value) => value < 0);
  if (below >= 0)
    throw failure(
      'negative',
      'matrix',
      `样本“${mixture.samples[below % width]}”的“${mixture.ids[Math.floor(below / width)]}”为 ${mixture.values[below]}，小于 0`,
      '混合在原始尺度上才能相加：数据若取过 log2，请打开“样本已取对数（log2）”；标准化过的数据请换成 TPM 等',
    );
  const rowOf = new Map(mixture.ids.map((name, row) => [name, row]));
  const whole = (row: number): boolean =>
    signature.values.subarray(row * types, (row + 1) * types).every((value) => !Number.isNaN(value));
  const kept = [...signature.ids.keys()].filter((row) => rowOf.has(signature.ids[row]!) && whole(row));
  const least = Math.max(10, types + 2);
  if (kept.length < least) {
    throw failure(
      'too-few-genes',
      'matrix2',
      `签名矩阵与样本共有的基因只有 ${kept.length} 个，至少需要 ${least} 个（签名如“${signature.ids[0] ?? ''}”，样本如“${mixture.ids[0] ?? ''}”）`,
      '请使两个表的基因名写法相同：都用基因名，或都用 Ensembl 编号（注意版本号后缀与大小写）',
    );
  }
  const removed = [...signature.ids.keys()]
    .filter((row) => !kept.includes(row))
    .map((row): Removal => ({
      kind: 'feature',
      id: signature.ids[row]!,
      reason: rowOf.has(signature.ids[row]!) ? '签名有缺失值' : '样本中没有',
    }));
  return {
    signature: part({ types, genes: signature.ids.length, values: signature.values }, kept),
    rows: kept.map((row) => rowOf.get(signature.ids[row]!)!),
    genes: kept.map((row) => signature.ids[row]!),
    removed,
  };
}
