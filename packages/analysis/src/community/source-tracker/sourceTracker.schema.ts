import type { Options, OptionSpec } from '../../model/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type SourceTrackerOptions = {
  /** Group whose samples are traced, all others being sources; empty: the first of the grouping. */
  readonly sink: string;
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Sequences drawn from each sink and each source, 0…20000, all where there are fewer; 0 uses all of them. */
  readonly depth: number;
  /** Count added to every taxon of a source, above 0: higher lets it explain taxa it lacks, and leaves less unknown. */
  readonly alpha1: number;
  /** Count added to every taxon of the unknown source, above 0: higher makes it more even, and smaller. */
  readonly alpha2: number;
  /** Sequences added to every source, above 0: higher draws the shares of the sources together. */
  readonly beta: number;
  /** Runs from random starts, 2…100; when they differ much, they have not converged. */
  readonly restarts: number;
  /** Rounds of each run before its first draw, 10…10000. */
  readonly burn_in: number;
  /** Draws of each run that go into means and intervals, 1…1000. */
  readonly draws: number;
  /** Rounds from one draw to the next, 1…1000; more make draws less alike. */
  readonly delay: number;
};

/** The options after the registry has validated them. */
export const readSourceTrackerOptions = (options: Options): SourceTrackerOptions => options as SourceTrackerOptions;

export const sourceTrackerOptions: readonly OptionSpec[] = [
  {
    id: 'sink',
    label: '受纳组（sink）',
    kind: 'group-level',
    default: '',
    help: '要追溯来源的样本所在的组，其他各组都是来源。留空时取分组方案中的第一组。',
  },
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'feature',
    help: '级别越低越能区分相近的来源；没有物种注释时用特征本身。',
    choices: [
      { value: 'feature', label: '特征本身', help: '每个 ASV 或 OTU' },
      { value: 'species', label: '种' },
      { value: 'genus', label: '属' },
      { value: 'family', label: '科' },
    ],
  },
  {
    id: 'depth',
    label: '抽平深度',
    kind: 'integer',
    default: 1000,
    min: 0,
    max: 20_000,
    step: 100,
    help: '每个受纳样本与每个来源各随机抽取的序列数，不足的全部使用。调高更精确，用时成比例增加；0 表示不抽取。',
  },
  {
    id: 'alpha1',
    label: '来源的先验计数（α₁）',
    kind: 'number',
    default: 0.001,
    min: 0.000_001,
    max: 10,
    step: 0.001,
    help: '来源中每个分类单元加上的计数；调高时没有在来源中出现的分类单元也可能归给它，未知来源变少。',
    advanced: true,
  },
  {
    id: 'alpha2',
    label: '未知来源的先验计数（α₂）',
    kind: 'number',
    default: 0.1,
    min: 0.000_001,
    max: 10,
    step: 0.01,
    help: '未知来源中每个分类单元加上的计数；调高时未知来源的组成趋于均匀，占比变小。',
    advanced: true,
  },
  {
    id: 'beta',
    label: '来源比例的先验计数（β）',
    kind: 'number',
    default: 10,
    min: 0.001,
    max: 1000,
    step: 1,
    help: '每个来源加上的序列数；调高时各来源的比例趋于相等。',
    advanced: true,
  },
  {
    id: 'restarts',
    label: '重启次数',
    kind: 'integer',
    default: 10,
    min: 2,
    max: 100,
    step: 1,
    help: '从随机起点重新抽样的次数；各次相差大时说明没有收敛。',
    advanced: true,
  },
  {
    id: 'burn_in',
    label: '预烧轮数',
    kind: 'integer',
    default: 100,
    min: 10,
    max: 10_000,
    step: 10,
    help: '每次重启先舍去的轮数；提示没有收敛时调高。',
    advanced: true,
  },
  {
    id: 'draws',
    label: '每次重启的抽样数',
    kind: 'integer',
    default: 10,
    min: 1,
    max: 1000,
    step: 1,
    help: '用于求平均值与区间；越多区间越稳定。',
    advanced: true,
  },
  {
    id: 'delay',
    label: '抽样间隔',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1000,
    step: 1,
    help: '两次抽样之间的轮数；调大使抽样之间更独立。',
    advanced: true,
  },
];
