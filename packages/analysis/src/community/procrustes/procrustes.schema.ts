import type { Options, OptionSpec } from '../../model/index.ts';
import type { Transform } from '../../transform/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';

type Ordination = 'pcoa' | 'pca';
export type SideTransform = Transform | 'hellinger';
export type SideScale = 'none' | 'auto' | 'pareto';
/** How one of the two tables becomes a configuration. */
export type SideOptions = {
  /** `pcoa` of the distances between samples, for counts; `pca` of the values, for numbers that may be negative. */
  readonly ordination: Ordination;
  /** Distance that `pcoa` starts from, unused by `pca`; UniFrac only for the first table, with a tree. */
  readonly distance: DistanceOptions['distance'];
  /** What is done to the values before `pca`; unused by `pcoa`. */
  readonly transform: SideTransform;
  /** How features are scaled for `pca` once centred; `auto` for columns of different units. Unused by `pcoa`. */
  readonly scale: SideScale;
};
export type ProcrustesOptions = {
  /** How the first table becomes coordinates, which stay where they are. */
  readonly x: SideOptions;
  /** How the second table becomes coordinates, which are turned onto the first. */
  readonly y: SideOptions;
  /** Added to every value before the logarithm of Aitchison, above 0; the smaller, the more a 0 sets samples apart. */
  readonly pseudocount: number;
  /** How many first axes of each ordination are compared, 1…20. */
  readonly axes: number;
  /** Whether both get the same size first: m² is then 0…1 in either order. Correlation and p stay the same. */
  readonly symmetric: boolean;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
};

export const transformNames: Readonly<Record<SideTransform, string>> = {
  none: '不变换',
  hellinger: 'Hellinger 变换',
  log2: 'log2 变换',
  log10: 'log10 变换',
  glog: '广义对数（glog）变换',
  clr: '中心对数比（CLR）变换',
};
export const scaleNames: Readonly<Record<SideScale, string>> = {
  none: '只中心化',
  auto: '按单位方差缩放',
  pareto: '按 Pareto 缩放',
};

/** Every choice of distance but those that ask for what this table does not have. */
const choicesOf = (
  id: string,
): readonly { readonly value: string; readonly label: string; readonly help?: string }[] => {
  const found = distanceOptions.find((one) => one.id === id);
  return found?.kind === 'choice' ? found.choices : [];
};

function sideOptions(
  side: 'x' | 'y',
  word: string,
  defaults: { readonly ordination: Ordination; readonly transform: SideTransform; readonly scale: SideScale },
): OptionSpec[] {
  const pca = { option: `${side}_ordination`, in: ['pca'] };
  const distances = choicesOf('distance').filter(({ value }) => side === 'x' || !value.endsWith('unifrac'));
  return [
    {
      id: `${side}_ordination`,
      label: `${word}的排序`,
      kind: 'choice',
      default: defaults.ordination,
      help: '群落的计数或丰度用 PCoA；代谢物强度、环境因子等有正有负或已取对数的数据用 PCA。',
      choices: [
        { value: 'pcoa', label: 'PCoA', help: '由样本间的距离作主坐标分析' },
        { value: 'pca', label: 'PCA', help: '由变换、缩放后的数值作主成分分析' },
      ],
    },
    {
      id: `${side}_distance`,
      label: `${word}的距离`,
      kind: 'choice',
      default: 'bray',
      when: { option: `${side}_ordination`, in: ['pcoa'] },
      help: 'PCoA 所用的样本间距离；Bray–Curtis、Jaccard（丰度）与欧氏距离先换算为相对丰度。',
      choices: distances,
    },
    {
      id: `${side}_transform`,
      label: `${word}的变换`,
      kind: 'choice',
      default: defaults.transform,
      when: pca,
      help: 'PCA 之前对数值的变换；已取过对数的数据请选“不变换”。',
      choices: [
        { value: 'none', label: '不变换' },
        { value: 'hellinger', label: 'Hellinger', help: '相对丰度开平方，适合计数与丰度，允许 0' },
        { value: 'log2', label: 'log2', help: '要求所有值大于 0' },
        { value: 'log10', label: 'log10', help: '要求所有值大于 0' },
        { value: 'glog', label: 'glog（广义对数）', help: '允许 0 和负值' },
        { value: 'clr', label: 'CLR（中心对数比）', help: '用于成分数据，要求所有值大于 0' },
      ],
    },
    {
      id: `${side}_scale`,
      label: `${word}的缩放`,
      kind: 'choice',
      default: defaults.scale,
      when: pca,
      help: '各特征先中心化，再按所选方式缩放；单位不同的变量（如环境因子）须用单位方差。',
      choices: [
        { value: 'auto', label: '单位方差（UV）', help: '除以标准差，各特征权重相同' },
        { value: 'pareto', label: 'Pareto', help: '除以标准差的平方根' },
        { value: 'none', label: '仅中心化' },
      ],
    },
  ];
}

export const procrustesOptions: readonly OptionSpec[] = [
  ...sideOptions('x', '第一个表', { ordination: 'pcoa', transform: 'hellinger', scale: 'none' }),
  ...sideOptions('y', '第二个表', { ordination: 'pca', transform: 'none', scale: 'auto' }),
  {
    id: 'axes',
    label: '参与叠合的坐标轴数',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 20,
    step: 1,
    help: '两个排序各取前几个轴。2 个轴与图上所见一致；取得多，一致性包含更多次要的变化。',
  },
  {
    id: 'symmetric',
    label: '两个排序同等对待',
    kind: 'boolean',
    default: true,
    help: '打开时两个排序先缩放到同样大小，m² 在 0～1 之间，与两个表的先后无关；关闭时第二个表按第一个表的单位叠合。相关系数与 p 值不受影响。',
  },
  { ...permutationsSpec, help: '随机打乱第二个表的样本、重新叠合的次数；最小的 p 值为 1 ÷ (次数 + 1)。' },
  {
    id: 'pseudocount',
    label: '伪计数',
    kind: 'number',
    default: 1,
    min: 0.000_001,
    max: 100,
    step: 0.5,
    advanced: true,
    help: '只用于 Aitchison 距离：取对数前加到每个值上，使 0 可以取对数。',
  },
];

/** The options after the registry has validated them, by table. */
export function readProcrustesOptions(options: Options): ProcrustesOptions {
  const side = (name: 'x' | 'y'): SideOptions =>
    ({
      ordination: options[`${name}_ordination`],
      distance: options[`${name}_distance`],
      transform: options[`${name}_transform`],
      scale: options[`${name}_scale`],
    }) as SideOptions;
  return {
    x: side('x'),
    y: side('y'),
    pseudocount: options['pseudocount'] as number,
    axes: options['axes'] as number,
    symmetric: options['symmetric'] as boolean,
    permutations: options['permutations'] as number,
  };
}
