import type { Options, OptionSpec } from '../../model/index.ts';

export type WordCloudOptions = {
  /** Column of the words, the weights of equal ones added up; empty: found by name, else the first text column. */
  readonly word: string;
  /** Numeric column that sizes follow; empty: found by name, else the first numeric one, else 1 a row. */
  readonly weight: string;
  /** Column by whose values words are coloured, that of the heaviest row; empty: colours take turns. */
  readonly group: string;
  /** Of weights before they are added up; `minus-log10` is for p-values. Weights not above 0 are then left out. */
  readonly transform: 'none' | 'minus-log10' | 'abs';
  /** At most this many words, the heaviest, 3…200; fewer where the figure has no room. */
  readonly top: number;
};

export const wordCloudOptions: readonly OptionSpec[] = [
  {
    id: 'word_column',
    label: '词的列',
    help: '每行一个词或条目；同一个词的权重相加。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    default: '',
  },
  {
    id: 'weight_column',
    label: '权重列',
    help: '字号随它变化。留空时按列名识别，没有数值列时按出现的次数。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'transform',
    label: '权重的换算',
    help: '富集结果用 P 值作权重时取 −log10，越显著字越大。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不换算' },
      { value: 'minus-log10', label: '−log10', help: '用于 P 值；0 按表中最小的正值的十分之一' },
      { value: 'abs', label: '绝对值', help: '用于有正有负的得分' },
    ],
  },
  {
    id: 'group_column',
    label: '着色列',
    help: '按它的取值着色，例如功能大类；一个词有几个取值时用权重最大的。留空时各词轮流用不同的颜色。',
    kind: 'column',
    default: '',
  },
  {
    id: 'top',
    label: '最多的词数',
    help: '超过时只画权重最大的；图上放不下的会再少一些。',
    kind: 'integer',
    default: 80,
    min: 3,
    max: 200,
    step: 1,
  },
];

/** The validated options, renamed as the code calls them. */
export const readWordCloudOptions = (options: Options): WordCloudOptions => ({
  word: options['word_column'] as string,
  weight: options['weight_column'] as string,
  group: options['group_column'] as string,
  transform: options['transform'] as WordCloudOptions['transform'],
  top: options['top'] as number,
});
