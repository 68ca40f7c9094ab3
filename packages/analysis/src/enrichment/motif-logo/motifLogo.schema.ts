import type { Options, OptionSpec } from '../../model/index.ts';

export type MotifLogoOptions = {
  /** Column of sequences with the site in the middle; empty: found by its heading, else the first text column. */
  readonly sequence_column: string;
  /** Residues taken from the middle of each sequence, an odd number; shorter sequences are left out. */
  readonly width: number;
  /** Sites in the logo: `all`, those at the commonest residue (`most`), or at the given one; motifs use all sites. */
  readonly centres: string;
  /** Shares of residues to expect where no background is given: those in Swiss-Prot, or 1/20 for each. */
  readonly natural: 'natural' | 'uniform';
  /** A residue joins a motif only with a binomial p-value below this. */
  readonly p: number;
  /** A residue joins a motif only where at least this many sequences have it. */
  readonly min_count: number;
};

/** The options after the registry has validated them. */
export const readMotifLogoOptions = (options: Options): MotifLogoOptions => options as MotifLogoOptions;

export const motifLogoOptions: readonly OptionSpec[] = [
  {
    id: 'sequence_column',
    label: '序列列',
    kind: 'column',
    type: 'text',
    default: '',
    help: '位点居中的序列窗口，如 13 肽或 15 肽。留空时按列名识别（sequence window、motif、序列等）。',
  },
  {
    id: 'width',
    label: '窗口宽度',
    kind: 'integer',
    default: 13,
    min: 5,
    max: 31,
    step: 2,
    unit: '个残基',
    help: '取每条序列正中的这么多残基，须为奇数；比它短的序列不参与。',
  },
  {
    id: 'centres',
    label: '中心残基',
    kind: 'choice',
    default: 'all',
    help: '序列标识图用哪些位点；motif 总是按每种中心残基分别寻找。',
    choices: [
      { value: 'all', label: '全部' },
      { value: 'most', label: '最多的一种' },
      { value: 'S', label: 'S' },
      { value: 'T', label: 'T' },
      { value: 'Y', label: 'Y' },
      { value: 'K', label: 'K' },
    ],
  },
  {
    id: 'natural',
    label: '没有背景列表时的背景',
    kind: 'choice',
    default: 'natural',
    help: '提供背景列表（如全部鉴定到的位点或蛋白组中的全部 S、T、Y）时不用；背景列表最能排除酶切和测序的偏好。',
    choices: [
      { value: 'natural', label: '天然蛋白的频率', help: 'UniProtKB/Swiss-Prot 中 20 种氨基酸的频率' },
      { value: 'uniform', label: '均匀', help: '每种氨基酸 1/20' },
    ],
  },
  {
    id: 'p',
    label: 'motif 的显著性阈值',
    kind: 'number',
    default: 1e-6,
    min: 1e-16,
    max: 0.01,
    step: 1e-6,
    help: '每一步加入的残基的二项检验 p 值须小于它。Motif-X 的默认值为 0.000001，相当于对各位置与残基作 Bonferroni 校正后约 0.0002。',
  },
  {
    id: 'min_count',
    label: 'motif 最少出现次数',
    kind: 'integer',
    default: 20,
    min: 3,
    max: 10_000,
    step: 1,
    help: '含有 motif 的前景序列少于它的不报告。序列少时调低，会多出不可靠的 motif。',
  },
];
