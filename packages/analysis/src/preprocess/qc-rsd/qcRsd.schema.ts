import type { Options, OptionSpec } from '../../model/index.ts';
import type { ValueScale } from './relativeSpread.ts';

export type QcRsdOptions = {
  /** Group of the QC samples, 2 at least; empty: the group named QC. */
  readonly qc: string;
  /** What the values are; of logarithms the RSD is worked back to that of the raw values. */
  readonly scale: ValueScale;
  /** Features with an RSD up to this pass (0.3 is 30%), 0.01…5. */
  readonly limit: number;
};

export const qcRsdOptions: readonly OptionSpec[] = [
  { id: 'qc', label: 'QC 组', help: '重复进样的质控样本。留空时找名为 QC 的组。', kind: 'group-level', default: '' },
  {
    id: 'scale',
    label: '数据的形式',
    help: '已取对数的数据直接算 RSD 会偏小很多，请如实选择。',
    kind: 'choice',
    default: 'raw',
    choices: [
      { value: 'raw', label: '原始强度', help: '标准差 ÷ 均值' },
      { value: 'log2', label: '已取 log2', help: '由对数的标准差换算' },
      { value: 'log10', label: '已取 log10', help: '由对数的标准差换算' },
      { value: 'ln', label: '已取自然对数', help: '由对数的标准差换算' },
    ],
  },
  {
    id: 'limit',
    label: 'RSD 上限',
    help: '不超过该值的特征为达标。非靶向常用 0.3，靶向常用 0.15～0.2。',
    kind: 'number',
    default: 0.3,
    min: 0.01,
    max: 5,
    step: 0.05,
  },
];

/** The validated options, renamed as the code calls them. */
export const readQcRsdOptions = (options: Options): QcRsdOptions => ({
  qc: options['qc'] as string,
  scale: options['scale'] as ValueScale,
  limit: options['limit'] as number,
});
