import type { Options, OptionSpec } from '../../model/index.ts';
import type { NetworkType } from './adjacency.ts';
import type { TreeCutOptions } from './treecut/cutSettings.ts';

export type WgcnaOptions = TreeCutOptions & {
  /** Exponent of the similarities; `auto`: the smallest whose fit to a scale-free network exceeds `r2Cut`. */
  readonly power: number | 'auto';
  /** R² that the fit must exceed for `auto`, 0…1; where no power does, the number of samples decides. */
  readonly r2Cut: number;
  /** Similarity of two features: |r|, (1 + r) / 2 when signed, or r with 0 for negative ones when hybrid. */
  readonly type: NetworkType;
  /** Modules are merged when 1 − r of their eigengenes is below this; 0: none are. */
  readonly mergeHeight: number;
  /** Only this many features with the largest variance are used; `all` takes every one. */
  readonly topVariable: number | 'all';
  /** Features listed for each module by |kME|. */
  readonly hubs: number;
  /** Pairs of a module are written as lines from this topological overlap on, 0…1. */
  readonly edgeTom: number;
  /** Lines written for a module at most, those of the largest overlap. */
  readonly edgeTop: number;
};

/** Largest number of features: their overlaps take 200 MB. */
export const maxFeatures = 5_000;
const mostPower = 30;

export const wgcnaOptions: readonly OptionSpec[] = [
  {
    id: 'power',
    label: '软阈值',
    help: '相关系数的幂次，越大则只有强相关留下、模块越小。自动：R² 首先超过下面的界限的最小幂次。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '自动' },
      ...Array.from({ length: mostPower }, (_, i) => ({ value: String(i + 1), label: String(i + 1) })),
    ],
  },
  {
    id: 'r2_cut',
    label: '无标度拟合 R² 的界限',
    help: '自动选幂次时用；都达不到时按样本数取经验值，并在结果中说明。',
    kind: 'number',
    default: 0.85,
    min: 0.5,
    max: 0.99,
    step: 0.05,
    when: { option: 'power', in: ['auto'] },
  },
  {
    id: 'type',
    label: '网络类型',
    help: '有符号的网络把负相关的特征分到不同的模块，方向一致的模块更好解释。',
    kind: 'choice',
    default: 'unsigned',
    choices: [
      { value: 'unsigned', label: '无符号', help: '|r|，正负相关都算相连' },
      { value: 'signed', label: '有符号', help: '(1 + r) / 2，幂次约为无符号的两倍' },
      { value: 'signed_hybrid', label: '有符号（混合）', help: 'r，负相关记为 0' },
    ],
  },
  {
    id: 'min_module',
    label: '最小模块',
    help: '少于这么多特征的分支不算模块；越小模块越多。',
    unit: '个特征',
    kind: 'integer',
    default: 30,
    min: 3,
    max: 1_000,
    step: 1,
  },
  {
    id: 'merge_cut',
    label: '合并的距离',
    help: '特征向量的 1 − r 小于它的模块合并；0.25 相当于 r 大于 0.75，0 不合并。',
    kind: 'number',
    default: 0.25,
    min: 0,
    max: 0.8,
    step: 0.05,
  },
  {
    id: 'top_variable',
    label: '变异最大的特征数',
    help: '只用方差最大的若干个特征；变异小的特征多是噪声，也使计算变慢。',
    kind: 'count-or-all',
    default: maxFeatures,
    min: 20,
    max: maxFeatures,
  },
  {
    id: 'hubs',
    label: '每个模块的中心特征数',
    help: '按 |kME| 从大到小列出；只影响“各模块的中心特征”表。',
    unit: '个',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 200,
    step: 1,
  },
  {
    id: 'edge_tom',
    label: '连线的拓扑重叠界限',
    help: '模块内拓扑重叠不小于它的特征对写成连线，用于网络图和导出；越小连线越多。',
    kind: 'number',
    default: 0.1,
    min: 0.01,
    max: 0.95,
    step: 0.01,
  },
  {
    id: 'edge_top',
    label: '每个模块最多的连线数',
    help: '取拓扑重叠最大的；连线太多时图看不清。',
    unit: '条',
    kind: 'integer',
    default: 150,
    min: 10,
    max: 2_000,
    step: 10,
  },
  {
    id: 'deep_split',
    label: '切分的细致程度',
    help: '0 最粗，4 最细；越细模块越多、越小。',
    kind: 'integer',
    default: 2,
    min: 0,
    max: 4,
    step: 1,
    advanced: true,
  },
  {
    id: 'pam',
    label: '分支之外的特征',
    help: '动态切分后不在任何分支上的特征怎样处理。',
    kind: 'choice',
    default: 'free',
    advanced: true,
    choices: [
      { value: 'free', label: '归入最近的模块', help: 'pamRespectsDendro = FALSE' },
      { value: 'dendrogram', label: '归入同一分支上最近的模块', help: 'pamRespectsDendro = TRUE' },
      { value: 'none', label: '不归入', help: 'pamStage = FALSE' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export function readWgcnaOptions(options: Options): WgcnaOptions {
  return {
    power: options['power'] === 'auto' ? 'auto' : Number(options['power']),
    r2Cut: options['r2_cut'] as number,
    type: options['type'] as NetworkType,
    minModule: options['min_module'] as number,
    mergeHeight: options['merge_cut'] as number,
    topVariable: options['top_variable'] as number | 'all',
    hubs: options['hubs'] as number,
    edgeTom: options['edge_tom'] as number,
    edgeTop: options['edge_top'] as number,
    deepSplit: options['deep_split'] as number,
    pam: options['pam'] as WgcnaOptions['pam'],
  };
}
