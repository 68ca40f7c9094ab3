import type { Options, OptionSpec } from '../../model/index.ts';

export type MissingMapOptions = {
  /** Zeros count as missing, as where instruments write 0 for not detected; a count of 0 is a value. */
  readonly zeroMissing: boolean;
  /** Features on the map: those with a gap, or all, also where none has one. Shares are always over all features. */
  readonly rows: 'with-missing' | 'all';
  /** Features on the map by the samples they miss in, by the share they miss, or as in the table. */
  readonly order: 'pattern' | 'share' | 'input';
  /** At most this many features on the map, those with most gaps; 10…20,000. */
  readonly most: number;
};

export const missingMapOptions: readonly OptionSpec[] = [
  {
    id: 'zero_missing',
    label: '0 视为缺失',
    help: '仪器导出常以 0 表示没有检出；计数数据中的 0 是观测值，不要勾选。',
    kind: 'boolean',
    default: false,
  },
  {
    id: 'rows',
    label: '画出的特征',
    help: '只影响缺失图；各样本与各特征的缺失比例总是按全部特征计算。',
    kind: 'choice',
    default: 'with-missing',
    choices: [
      { value: 'with-missing', label: '有缺失的特征' },
      { value: 'all', label: '全部特征' },
    ],
  },
  {
    id: 'order',
    label: '特征的顺序',
    help: '按模式排列时，缺在同样样本中的特征相邻，成块的缺失一眼可见。',
    kind: 'choice',
    default: 'pattern',
    choices: [
      { value: 'pattern', label: '按缺失模式' },
      { value: 'share', label: '按缺失比例' },
      { value: 'input', label: '与数据表相同' },
    ],
  },
  {
    id: 'most',
    label: '最多画出的特征数',
    help: '超过时保留缺失最多的特征。',
    kind: 'integer',
    default: 2000,
    min: 10,
    max: 20_000,
    step: 100,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readMissingMapOptions = (options: Options): MissingMapOptions => ({
  zeroMissing: options['zero_missing'] as boolean,
  rows: options['rows'] as MissingMapOptions['rows'],
  order: options['order'] as MissingMapOptions['order'],
  most: options['most'] as number,
});
