import type { Options, OptionSpec } from '../../model/index.ts';
import { rankNames, type RankId } from '../../taxa/index.ts';

export type CompositionOptions = {
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** The taxa with the highest mean shares that are listed by name, 1…50; the rest is summed as others. */
  readonly top: number;
  /** Features without a name at the rank: `keep` lists them by a higher one, `others` adds them to the rest. */
  readonly unclassified: 'keep' | 'others';
  /** Whether results are shares of each sample, 0…1, or sums of the table, which also grow with sequencing depth. */
  readonly relative: boolean;
};

/** The options after the registry has validated them. */
export const readCompositionOptions = (options: Options): CompositionOptions => options as CompositionOptions;

export const rankChoices = [
  ...Object.entries(rankNames)
    .slice(1)
    .map(([value, label]) => ({ value, label })),
  { value: 'feature', label: '特征本身', help: '不合并，每个 ASV、OTU 或条目单独统计' },
];

export const compositionOptions: readonly OptionSpec[] = [
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'phylum',
    choices: rankChoices,
    help: '把同一分类单元的特征相加。越低的级别分得越细，未注释的比例也越高；没有物种注释时按特征本身统计。',
  },
  {
    id: 'top',
    label: '单独列出的分类单元数',
    kind: 'integer',
    default: 15,
    min: 1,
    max: 50,
    step: 1,
    help: '按各样本相对丰度的平均值取最高的若干个，其余合为“其他”。超过 20 个时颜色难以区分。',
  },
  {
    id: 'unclassified',
    label: '未注释到该级别的',
    kind: 'choice',
    default: 'keep',
    help: '在该级别没有名称的特征怎样统计。',
    choices: [
      { value: 'keep', label: '按上级单独列出', help: '如“Lachnospiraceae（未分类）”，能看出未注释部分有多大' },
      { value: 'others', label: '并入“其他”', help: '图中只列有名称的分类单元' },
    ],
  },
  {
    id: 'relative',
    label: '换算为相对丰度',
    kind: 'boolean',
    default: true,
    help: '每个样本除以自身总和，样本之间才能比较；关闭后给出原始丰度之和，高低同时反映测序深度。',
  },
];
