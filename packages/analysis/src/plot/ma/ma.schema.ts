import type { Options, OptionSpec } from '../../model/index.ts';
import { resultOptions, thresholdOptions } from '../records/index.ts';

export type MeanScale = 'auto' | 'log2' | 'raw';

export const maOptions: readonly OptionSpec[] = [
  ...resultOptions.slice(0, 1),
  {
    id: 'mean_column',
    label: '平均表达列',
    help: '留空时按列名识别（baseMean、AveExpr、logCPM、mean 等）。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'mean_scale',
    label: '平均表达的尺度',
    help: '未取对数的平均值取 log2(x + 1) 后作横轴。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '自动', help: '没有负值且最大值超过 100 时视为未取对数' },
      { value: 'log2', label: '已取对数' },
      { value: 'raw', label: '未取对数' },
    ],
  },
  ...resultOptions.slice(1),
  ...thresholdOptions,
];

export const readMaOptions = (options: Options): { readonly mean: string; readonly scale: MeanScale } => ({
  mean: options['mean_column'] as string,
  scale: options['mean_scale'] as MeanScale,
});
