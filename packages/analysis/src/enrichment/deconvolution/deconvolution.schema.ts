import type { Options, OptionSpec } from '../../model/index.ts';
import { loggedSpec } from '../../options/shared/index.ts';

export type DeconvolutionOptions = {
  /** `svr`: ν-support vector regression as CIBERSORT; `nnls`: least squares without negative coefficients. */
  readonly method: 'svr' | 'nnls';
  /** Whether the samples are log2 values: then 2 to their power is used. The signature is taken as it stands. */
  readonly logged: boolean;
  /** Random samples, the same for all, from which the p-values of the fit come; 0: no p-values. */
  readonly permutations: number;
};

/** The options after the registry has validated them. */
export const readDeconvolutionOptions = (options: Options): DeconvolutionOptions => options as DeconvolutionOptions;

export const deconvolutionOptions: readonly OptionSpec[] = [
  {
    id: 'method',
    label: '方法',
    help: '支持向量回归不受少数离群基因左右，签名由别的平台得到时更稳；最小二乘快而直接，签名与样本同一平台时用。',
    kind: 'choice',
    default: 'svr',
    choices: [
      {
        value: 'svr',
        label: 'ν 支持向量回归（CIBERSORT）',
        help: '签名与样本各自标准化，ν 取 0.25、0.5、0.75 中最接近样本的一个',
      },
      { value: 'nnls', label: '非负最小二乘（NNLS）', help: '系数不为负的最小二乘，由表达最高的基因主导' },
    ],
  },
  loggedSpec({
    label: '样本已取对数（log2）',
    help: '混合是在原始尺度上相加的：已取 log2 的样本先还原为 2 的幂。签名矩阵须为未取对数的值。',
  }),
  {
    id: 'permutations',
    label: '置换次数',
    kind: 'integer',
    default: 100,
    min: 0,
    max: 1000,
    step: 50,
    help: '从样本的值中随机抽取假的样本，看拟合有多好，得到 p 值；所有样本共用。0 为不作。',
  },
];
