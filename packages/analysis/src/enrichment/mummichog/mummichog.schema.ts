import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments, significanceSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type MummichogOptions = {
  /** Chosen columns by role; `''` where none was chosen. */
  readonly columns: Readonly<Record<'mz' | 'p' | 'rt' | 'mode', string>>;
  /** Ionisation mode when no column gives it. */
  readonly mode: 'positive' | 'negative';
  /** Whether all adducts are tried rather than the common ones. */
  readonly all: boolean;
  /** Tolerance of the mass in ppm. */
  readonly ppm: number;
  /** P-value below which a peak is significant. */
  readonly cutoff: number;
  /** Whether a compound needs its primary ion. */
  readonly primary: boolean;
  /** Largest difference in retention time between ions of one compound; 0 ignores time. */
  readonly rtTolerance: number;
  /** Whether compounds of the same peaks count once. */
  readonly merge: boolean;
  /** Number of permutations. */
  readonly permutations: number;
  /** Fewest members of a pathway that is tested. */
  readonly minSize: number;
  /** How p-values are adjusted for multiple testing. */
  readonly adjust: PAdjustMethod;
  /** Significance limit, 0…1; below it counts as significant. */
  readonly p: number;
};

export const mummichogOptions: readonly OptionSpec[] = [
  {
    id: 'mz_column',
    label: 'm/z 列',
    help: '留空时按列名识别（mz、m/z 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'p_value_column',
    label: 'P 值列',
    help: '各峰差异检验的 P 值；留空时按列名识别（p、pvalue 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'rt_column',
    label: '保留时间列',
    help: '留空时按列名识别（rt、保留时间等），没有就不用。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'mode_column',
    label: '离子模式列',
    help: '正负离子合并的表中写明各峰模式（pos/neg、正/负）的列；没有时全部按下面的模式。',
    kind: 'column',
    default: '',
  },
  {
    id: 'mode',
    label: '离子模式',
    help: '决定找哪些加合离子。',
    kind: 'choice',
    default: 'positive',
    choices: [
      { value: 'positive', label: '正离子' },
      { value: 'negative', label: '负离子' },
    ],
  },
  {
    id: 'adducts',
    label: '加合离子',
    help: '找得越多，偶然对上的也越多。',
    kind: 'choice',
    default: 'main',
    choices: [
      { value: 'main', label: '常见的', help: '正：M+H、M+Na、M+NH4、M+K、M+H-H2O；负：M-H、M+Cl、M-H2O-H、M+HCOO' },
      { value: 'all', label: '全部', help: '另加同位素、二聚体、双电荷等' },
    ],
  },
  {
    id: 'ppm',
    label: '质量误差',
    unit: 'ppm',
    help: '实测与理论 m/z 的相对误差不超过它才算对上；按仪器取 5～15。',
    kind: 'number',
    default: 10,
    min: 0.1,
    max: 200,
    step: 1,
  },
  {
    id: 'p_cutoff',
    label: '显著峰的 P 值阈值',
    help: '小于它的峰为显著峰；一般使显著峰占全部的 5%～15%。',
    kind: 'number',
    default: 0.05,
    min: 1e-12,
    max: 1,
    step: 0.01,
  },
  {
    id: 'primary',
    label: '须有主离子',
    help: '打开时一个化合物须先对上主离子（M+H 或 M-H），其他加合离子才算数，可去掉大量偶然的匹配。',
    kind: 'boolean',
    default: true,
  },
  {
    id: 'rt_tolerance',
    label: '保留时间容差',
    help: '大于 0 且有保留时间时，其他加合离子与主离子的保留时间相差不超过它才算数，单位与保留时间列相同；0 为不用。',
    kind: 'number',
    default: 0,
    min: 0,
    max: 1000,
    step: 0.01,
    when: { option: 'primary', in: [true] },
  },
  {
    id: 'merge',
    label: '同一组峰只计一次',
    help: '对上的峰完全相同的化合物（同分异构体）质谱分不开；打开时在计数中合为一个。',
    kind: 'boolean',
    default: true,
  },
  {
    id: 'permutations',
    label: '置换次数',
    help: '每次从全部峰中随机取同样多的显著峰，重算各通路。',
    kind: 'integer',
    default: 1000,
    min: 100,
    max: 20_000,
    step: 100,
  },
  {
    id: 'min_size',
    label: '通路最少化合物数',
    help: '对上的化合物少于它的通路不检验。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 100,
    step: 1,
  },
  adjustSpec({ help: '对各通路的 P 值进行。', methods: setAdjustments }),
  significanceSpec({ help: '校正后的 P 值小于它为显著通路。' }),
];

/** The validated options, renamed as the code calls them. */
export const readMummichogOptions = (options: Options): MummichogOptions => ({
  columns: {
    mz: options['mz_column'] as string,
    p: options['p_value_column'] as string,
    rt: options['rt_column'] as string,
    mode: options['mode_column'] as string,
  },
  mode: options['mode'] as MummichogOptions['mode'],
  all: options['adducts'] === 'all',
  ppm: options['ppm'] as number,
  cutoff: options['p_cutoff'] as number,
  primary: options['primary'] === true,
  rtTolerance: options['rt_tolerance'] as number,
  merge: options['merge'] === true,
  permutations: options['permutations'] as number,
  minSize: options['min_size'] as number,
  adjust: options['p_adjust'] as PAdjustMethod,
  p: options['p'] as number,
});
