import type { Options, OptionSpec } from '../../model/index.ts';

export type CircosOptions = {
  /** Keeps A → B apart from B → A; otherwise they are one ribbon with the sum of their weights. */
  readonly directed: boolean;
  /** At most this many nodes, those of largest total weight, and the ribbons among them; 3…80. */
  readonly top: number;
  /** Takes weights without their sign, as those of correlations; otherwise a negative one is refused. */
  readonly absolute: boolean;
};

export const circosOptions: readonly OptionSpec[] = [
  {
    id: 'directed',
    label: '区分方向',
    help: '勾选时甲到乙与乙到甲是两条带；不勾选时合为一条，权重相加。',
    kind: 'boolean',
    default: false,
  },
  {
    id: 'absolute',
    label: '权重取绝对值',
    help: '相关系数等有正有负的权重需要勾选；不勾选时遇到负权重停止。',
    kind: 'boolean',
    default: false,
  },
  {
    id: 'top',
    label: '最多的节点数',
    help: '超过时只留总权重最大的节点及它们之间的关系。',
    kind: 'integer',
    default: 30,
    min: 3,
    max: 80,
    step: 1,
  },
];

/** The validated options, renamed as the code calls them. */
export const readCircosOptions = (options: Options): CircosOptions => ({
  directed: options['directed'] as boolean,
  absolute: options['absolute'] as boolean,
  top: options['top'] as number,
});
