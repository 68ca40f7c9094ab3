import type { OptionSpec } from '../../model/index.ts';
import { pointOptions } from '../embedding/index.ts';

export const umapOptions: readonly OptionSpec[] = [
  {
    id: 'neighbors',
    label: '近邻数',
    help: '每个点与多少个最近的点（含自身）相连。小则看到细碎的结构，大则看到整体。',
    kind: 'integer',
    default: 15,
    min: 2,
    max: 200,
    step: 1,
  },
  {
    id: 'min_dist',
    label: '最小间距',
    help: '图上相邻点可以靠多近。小则成团更紧，大则铺得更开；不改变谁与谁相邻。',
    kind: 'number',
    default: 0.3,
    min: 0,
    max: 0.99,
    step: 0.05,
  },
  {
    id: 'metric',
    label: '距离',
    help: '在主成分空间中如何衡量远近。',
    kind: 'choice',
    default: 'euclidean',
    choices: [
      { value: 'euclidean', label: '欧氏距离' },
      { value: 'cosine', label: '余弦距离', help: '只看方向，不看大小' },
    ],
  },
  ...pointOptions,
];
