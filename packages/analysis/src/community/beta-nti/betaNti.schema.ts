import type { Options, OptionSpec } from '../../model/index.ts';

export type BetaNtiOptions = {
  /** Whether features count by their shares, so that common ones weigh more, or only by presence. */
  readonly weighted: boolean;
  /** Draws of each of the two null models, 99…9999; more are steadier, and the time grows in proportion. */
  readonly nulls: number;
  /** Pairs with |βNTI| above this are put down to selection, 0.5…5; 2 is about 5 % on both sides. */
  readonly bnti_cut: number;
  /** Of the other pairs, those with |RC| above this are put down to dispersal, 0.5…1; the rest to drift. */
  readonly rc_cut: number;
};

export const betaNtiOptions: readonly OptionSpec[] = [
  {
    id: 'weighted',
    label: '按丰度加权',
    kind: 'boolean',
    default: true,
    help: '打开时 βMNTD 以相对丰度为权，优势物种影响大；关闭时各物种同等，只看有无。',
  },
  {
    id: 'nulls',
    label: '零模型次数',
    kind: 'integer',
    default: 999,
    min: 99,
    max: 9999,
    step: 100,
    help: '系统发育零模型与 Raup–Crick 零模型各抽取的次数；次数越多 βNTI 与 RC 越稳定，用时成比例增加。',
  },
  {
    id: 'bnti_cut',
    label: 'βNTI 阈值',
    kind: 'number',
    default: 2,
    min: 0.5,
    max: 5,
    step: 0.1,
    advanced: true,
    help: '|βNTI| 大于它时判为选择作用；2 约相当于两侧 5%。',
  },
  {
    id: 'rc_cut',
    label: 'RC 阈值',
    kind: 'number',
    default: 0.95,
    min: 0.5,
    max: 1,
    step: 0.01,
    advanced: true,
    help: '|RC| 大于它时判为扩散作用，否则为漂变等；只用于 βNTI 未超过阈值的样本对。',
  },
];

export const readBetaNtiOptions = (options: Options): BetaNtiOptions => options as BetaNtiOptions;
