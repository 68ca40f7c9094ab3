import type { Options, OptionSpec } from '../../model/index.ts';

export type DriftOptions = {
  /** Group of the QC samples, 5 a batch at least; empty: the group named QC. */
  readonly qc: string;
  /** Column of the group table with the order of injection, once each in a batch; empty: found by name. */
  readonly order: string;
  /** Column of the group table with the batches, corrected apart; empty: named `batch` or 批次, else one batch. */
  readonly batch: string;
  /** Degree of the local regression: 2 follows curved drift, 1 is steadier with under 8 QC samples. */
  readonly degree: 1 | 2;
  /** Share of the QC samples in a local regression: the best of 0.3…1 for each feature (`cv`), or `spanValue`. */
  readonly span: 'cv' | 'fixed';
  /** Share of the QC samples in a local regression, 0.3…1, widened where that is too few; only with `span` `fixed`. */
  readonly spanValue: number;
  /** Fits logarithms, by which drift stays above 0; features with values of 0 or below stay as they are. */
  readonly log: boolean;
};

export const driftOptions: readonly OptionSpec[] = [
  {
    id: 'qc',
    label: 'QC 组',
    help: '重复进样的质控样本，至少 5 个。留空时找名为 QC 的组。',
    kind: 'group-level',
    default: '',
  },
  {
    id: 'order',
    label: '进样顺序列',
    help: '分组表中写有进样序号的列。留空时找 order、injection_order、run_order 或“进样顺序”。',
    kind: 'factor',
    default: '',
  },
  {
    id: 'batch',
    label: '批次列',
    help: '设了批次时各批分别校正，并对齐到共同的水平。留空时找 batch 或“批次”；没有则视为一批。',
    kind: 'factor',
    default: '',
  },
  {
    id: 'degree',
    label: '局部回归',
    help: '二次能跟随弯曲的漂移；QC 少于 8 个时一次更稳。',
    kind: 'choice',
    default: 'quadratic',
    choices: [
      { value: 'quadratic', label: '局部二次' },
      { value: 'linear', label: '局部一次' },
    ],
  },
  {
    id: 'span',
    label: '平滑窗口',
    help: '每次局部回归用到的 QC 的比例。越小越贴近每个 QC，也越容易过拟合。',
    kind: 'choice',
    default: 'cv',
    choices: [
      { value: 'cv', label: '留一交叉验证选择', help: '每个特征各选 0.3～1 中误差最小的' },
      { value: 'fixed', label: '固定' },
    ],
  },
  {
    id: 'span_value',
    label: '窗口大小',
    help: '参与局部回归的 QC 的比例。',
    kind: 'number',
    default: 0.75,
    min: 0.3,
    max: 1,
    step: 0.05,
    when: { option: 'span', in: ['fixed'] },
  },
  {
    id: 'log',
    label: '在对数上拟合',
    help: '强度跨度大时更稳，且拟合值不会为负；要求强度大于 0。',
    kind: 'boolean',
    default: false,
  },
];

/** The validated options, renamed as the code calls them. */
export const readDriftOptions = (options: Options): DriftOptions => ({
  qc: options['qc'] as string,
  order: options['order'] as string,
  batch: options['batch'] as string,
  degree: options['degree'] === 'linear' ? 1 : 2,
  span: options['span'] as DriftOptions['span'],
  spanValue: options['span_value'] as number,
  log: options['log'] as boolean,
});
