import type { Options, OptionSpec } from '../model/index.ts';
import type { Linkage } from './agglomerate.ts';
import type { Distance } from './distances.ts';

export type Axis = 'samples' | 'features';
export type RowScale = 'rows' | 'none';
export type HclustOptions = {
  /** What is clustered: the samples, the features, or both, each in a tree of its own. */
  readonly of: Axis | 'both';
  /** How unlike two items are: by their levels (`euclidean`, `manhattan`), or 1 − r, by their course. */
  readonly distance: Distance;
  /** How the distance of two clusters comes from those of their members; `ward.D2` as in R. */
  readonly linkage: Linkage;
  /** `rows`: features as z-scores first, so that all weigh the same; constant ones are then left out. */
  readonly scale: RowScale;
  /** Clusters that each tree is cut into; 1: not cut, and of more than there are items each is one. */
  readonly cut: number;
};

export const distanceOption: OptionSpec = {
  id: 'distance',
  label: '距离',
  help: '两个对象有多不相像。欧氏、曼哈顿距离看数值高低，相关系数只看变化趋势是否一致。',
  kind: 'choice',
  default: 'euclidean',
  choices: [
    { value: 'euclidean', label: '欧氏距离' },
    { value: 'manhattan', label: '曼哈顿距离' },
    { value: 'pearson', label: '1 − Pearson 相关系数' },
    { value: 'spearman', label: '1 − Spearman 相关系数' },
  ],
};
export const linkageOption: OptionSpec = {
  id: 'linkage',
  label: '连接方法',
  help: '两类之间的距离如何由成员的距离得出。平均连接较稳健，Ward 倾向于大小相近、内部紧密的类。',
  kind: 'choice',
  default: 'average',
  choices: [
    { value: 'average', label: '平均连接（UPGMA）' },
    { value: 'complete', label: '最长距离' },
    { value: 'single', label: '最短距离' },
    { value: 'mcquitty', label: 'McQuitty（WPGMA）' },
    { value: 'ward.D2', label: 'Ward（ward.D2）', help: '更新时使用距离的平方，高度取平方根，与 R 的 ward.D2 相同' },
  ],
};
export const scaleOption: OptionSpec = {
  id: 'scale',
  label: '标准化',
  help: '按特征作 z 值标准化后再计算，使各特征权重相同；取值恒定的特征会被去掉并列出。',
  kind: 'choice',
  default: 'rows',
  choices: [
    { value: 'rows', label: '按特征 z 值' },
    { value: 'none', label: '不标准化' },
  ],
};
const cutOption: OptionSpec = {
  id: 'cut',
  label: '切分为几类',
  help: '把聚类树切成 k 类；多于对象数时按对象数切分。',
  kind: 'integer',
  default: 2,
  min: 1,
  max: 1_000,
  step: 1,
};

export const hclustOptions: readonly OptionSpec[] = [
  {
    id: 'of',
    label: '聚类对象',
    help: '看样本的重复性选样本，找表现相近的特征选特征。',
    kind: 'choice',
    default: 'samples',
    choices: [
      { value: 'samples', label: '样本' },
      { value: 'features', label: '特征' },
      { value: 'both', label: '样本和特征' },
    ],
  },
  distanceOption,
  linkageOption,
  scaleOption,
  cutOption,
];

/** The validated options, renamed as the code calls them. */
export function readHclustOptions(options: Options): HclustOptions {
  return {
    of: options['of'] as HclustOptions['of'],
    distance: options['distance'] as Distance,
    linkage: options['linkage'] as Linkage,
    scale: options['scale'] as RowScale,
    cut: options['cut'] as number,
  };
}
