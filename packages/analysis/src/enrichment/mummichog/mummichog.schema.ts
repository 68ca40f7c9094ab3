import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments, significanceSpec } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type MummichogOptions = {
  /** Headings of the columns to use; empty: found by usual headings, though `rt` and `mode` may be missing. */
  readonly columns: Readonly<Record<'mz' | 'p' | 'rt' | 'mode', string>>;
  /** Ion mode of the peaks for which the table names none. */
  readonly mode: 'positive' | 'negative';
  /** Whether all ions of the mode are looked for; otherwise the common ones. */
  readonly all: boolean;
  /** A peak matches an ion when their m/z differ by at most this, in millionths of the theoretical one. */
  readonly ppm: number;
  /** Peaks with a p-value below this are significant, 0…1; some must be, and not all. */
  readonly cutoff: number;
  /** Whether other ions of a compound count only when its primary ion (M+H or M-H) is found too. */
  readonly primary: boolean;
  /** With `primary`: largest distance from the primary ion in retention time, in the unit of its column; 0: any. */
  readonly rtTolerance: number;
  /** Whether compounds that match exactly the same peaks count as one. */
  readonly merge: boolean;
  /** Random lists of as many peaks as are significant, which the pathways are compared with. */
  readonly permutations: number;
  /** Pathways with fewer compounds that a peak matches than this are not tested; merged ones count once. */
  readonly minSize: number;
  /** How p-values are adjusted for many tests, among all tested pathways. */
  readonly adjust: PAdjustMethod;
  /** Pathways with an adjusted p-value below this are called significant, 0…1. */
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
