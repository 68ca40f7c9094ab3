import type { OptionSpec } from '../../model/index.ts';
import { pointOptions } from '../embedding/index.ts';

export const tsneOptions: readonly OptionSpec[] = [
  {
    id: 'perplexity',
    label: '困惑度',
    help: '每个点大约顾及多少个邻居。小则团更碎，大则更看重整体；最多为（点数 − 1）÷ 3，超过时自动减小。',
    kind: 'number',
    default: 30,
    min: 2,
    max: 200,
    step: 1,
  },
  ...pointOptions,
];
