import type { Options, OptionSpec } from '../../model/index.ts';

type NormalizeMethod =
  | 'none'
  | 'sum'
  | 'median'
  | 'pqn'
  | 'quantile'
  | 'tmm'
  | 'rle'
  | 'uq'
  | 'cpm'
  | 'tpm'
  | 'fpkm'
  | 'tss'
  | 'css'
  | 'clr'
  | 'vsn'
  | 'reference'
  | 'amount'
  | 'rarefy';
export type NormalizeTransform = 'none' | 'log2' | 'log10' | 'glog' | 'sqrt' | 'log2p1';
export type NormalizeScale = 'none' | 'auto' | 'pareto' | 'range' | 'center';

export type NormalizeOptions = {
  /** How samples are made comparable, before `transform` and `scale`; `none`: they stay as they are. */
  readonly method: NormalizeMethod;
  /** Names of the reference features, one a line. */
  readonly reference_features: string;
  /** The column of the groups with the amounts of the samples. */
  readonly amount_column: string;
  /** Counts to draw from each sample; 0 is those of the shallowest. */
  readonly depth: number;
  /** Added to every value before CLR. */
  readonly clr_offset: number;
  /** VSN: the share of features kept in each slice. */
  readonly lts_quantile: number;
  /** Of every value after `method`; `log2` and `log10` need values above 0, `sqrt` and `log2p1` none below. */
  readonly transform: NormalizeTransform;
  /** Centres features after `transform` and divides by SD (`auto`), √SD (`pareto`) or range; constant ones become 0. */
  readonly scale: NormalizeScale;
};

/** The options after the registry has validated them. */
export const readNormalizeOptions = (options: Options): NormalizeOptions => options as NormalizeOptions;

export const normalizeOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '归一化方法',
    kind: 'choice',
    default: 'sum',
    help: '消除样本之间总量的差别。代谢组常用 PQN 或总和，转录组计数用 TMM 或 TPM，微生物组用 TSS、CSS 或 CLR。',
    choices: [
      { value: 'sum', label: '总和归一化', help: '各样本除以自身总和，再乘以总和的中位数' },
      { value: 'median', label: '中位数归一化', help: '各样本除以自身中位数，再乘以中位数的中位数' },
      { value: 'pqn', label: '概率商归一化（PQN）', help: '以中位谱为参照，消除稀释差别' },
      { value: 'quantile', label: '分位数归一化', help: '让所有样本的分布相同' },
      { value: 'tmm', label: 'TMM', help: '计数：以 TMM 校正文库大小后换算为 CPM' },
      { value: 'rle', label: 'RLE（比值中位数）', help: '计数：以 DESeq 的比值中位数校正文库大小后换算为 CPM' },
      { value: 'uq', label: '上四分位数', help: '计数：以上四分位数校正文库大小后换算为 CPM' },
      { value: 'cpm', label: 'CPM（每百万计数）' },
      { value: 'tpm', label: 'TPM（按长度校正的每百万）', help: '数据表中要有一列 length（bp）' },
      {
        value: 'fpkm',
        label: 'FPKM / RPKM',
        help: '每千碱基每百万片段（单端为读段）；数据表中要有一列 length（bp）。样本之间比较请用 TPM',
      },
      { value: 'tss', label: 'TSS（相对丰度）', help: '各样本总和为 1' },
      { value: 'css', label: 'CSS（累积和）', help: '微生物组计数：除以低丰度部分的累积和，再乘以 1000' },
      { value: 'clr', label: 'CLR（中心对数比）', help: '已含对数变换，要求所有值大于 0' },
      {
        value: 'vsn',
        label: 'VSN（方差稳定）',
        help: '逐样本校正倍数与背景，并作广义对数变换，使各水平的方差相近；蛋白组与芯片强度常用',
      },
      { value: 'reference', label: '参照特征（内标、管家基因）', help: '除以参照特征的几何平均数' },
      { value: 'amount', label: '样本用量', help: '除以分组表中的一列，如取样量、体积、细胞数、蛋白量或肌酐' },
      { value: 'rarefy', label: '抽平（等深度随机抽取）', help: '微生物组计数：每个样本随机抽取同样多的条数' },
      { value: 'none', label: '不归一化' },
    ],
  },
  {
    id: 'reference_features',
    label: '参照特征',
    kind: 'text',
    lines: true,
    most: 2_000,
    default: '',
    placeholder: '内标-d5',
    help: '每行一个，与数据表第一列的写法相同；几个时取几何平均数。参照特征须在每个样本中都大于 0。',
    when: { option: 'method', in: ['reference'] },
  },
  {
    id: 'amount_column',
    label: '用量列',
    kind: 'factor',
    default: '',
    help: '分组表中的一列正数，每个样本都要有值。',
    when: { option: 'method', in: ['amount'] },
  },
  {
    id: 'depth',
    label: '抽平深度',
    kind: 'integer',
    default: 0,
    min: 0,
    max: 100_000_000,
    step: 1000,
    unit: '条',
    help: '0 取最少样本的条数；条数不到的样本会移除。抽取的结果随种子略有变化。',
    when: { option: 'method', in: ['rarefy'] },
  },
  {
    id: 'clr_offset',
    label: 'CLR 加数',
    kind: 'number',
    default: 0,
    min: 0,
    step: 0.5,
    help: '先加到所有值上，使 0 可以取对数；计数数据常用 0.5 或 1。',
    when: { option: 'method', in: ['clr'] },
  },
  {
    id: 'lts_quantile',
    label: 'VSN 保留比例',
    kind: 'number',
    default: 0.9,
    min: 0.5,
    max: 1,
    step: 0.05,
    help: '每轮只用残差最小的这一部分特征估计，使有差异的特征不影响校正；有差异的特征很多时调低，填 1 不剔除。',
    when: { option: 'method', in: ['vsn'] },
    advanced: true,
  },
  {
    id: 'transform',
    label: '数据变换',
    kind: 'choice',
    default: 'none',
    help: '在归一化之后进行。',
    when: {
      option: 'method',
      in: [
        'none',
        'sum',
        'median',
        'pqn',
        'quantile',
        'tmm',
        'rle',
        'uq',
        'cpm',
        'tpm',
        'fpkm',
        'tss',
        'css',
        'reference',
        'amount',
        'rarefy',
      ],
    },
    choices: [
      { value: 'none', label: '不变换' },
      { value: 'log2', label: 'log2', help: '要求所有值大于 0' },
      { value: 'log10', label: 'log10', help: '要求所有值大于 0' },
      { value: 'glog', label: 'glog（广义对数）', help: '允许 0 和负值' },
      { value: 'sqrt', label: '平方根', help: '要求没有负值' },
      { value: 'log2p1', label: 'log2(x + 1)', help: '要求没有负值，常用于计数' },
    ],
  },
  {
    id: 'scale',
    label: '缩放',
    kind: 'choice',
    default: 'none',
    help: '在变换之后逐特征进行。',
    choices: [
      { value: 'none', label: '不缩放' },
      { value: 'auto', label: '单位方差（UV）', help: '中心化后除以标准差' },
      { value: 'pareto', label: 'Pareto', help: '中心化后除以标准差的平方根' },
      { value: 'range', label: '极差', help: '中心化后除以最大值与最小值之差' },
      { value: 'center', label: '仅中心化' },
    ],
  },
];
