import { deseq2, edger, limma } from '../../whole-methods/index.ts';
import type { MethodDefinition } from '../../model/index.ts';
import type { ScPseudobulkOptions } from './scPseudobulk.schema.ts';

/** How the differential methods run on one cell type, and which columns hold their results. */
export type Engine = {
  readonly definition: MethodDefinition;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Columns of its result: the average level, with its words, and the statistic. */
  readonly level: string;
  readonly levelLabel: string;
  readonly levelHelp: string;
  readonly statistic: string;
  readonly statisticHelp: string;
};

export const engines: Readonly<Record<ScPseudobulkOptions['method'], Engine>> = {
  edger: {
    definition: edger,
    options: { test: 'qlf' },
    level: 'log_cpm',
    levelLabel: '平均 log2 CPM',
    levelHelp: '这种细胞中该基因每百万计数的平均水平，log2 尺度，以校正后的文库大小计',
    statistic: 'statistic',
    statisticHelp: '拟似然 F 值，分子自由度为 1',
  },
  deseq2: {
    definition: deseq2,
    options: { test: 'wald' },
    level: 'base_mean',
    levelLabel: '平均计数',
    levelHelp: '这种细胞中该基因校正大小因子后的平均计数',
    statistic: 'statistic',
    statisticHelp: 'Wald 统计量：log2 差异倍数 ÷ 标准误',
  },
  limma: {
    definition: limma,
    options: { voom: true },
    level: 'ave_expr',
    levelLabel: '平均 log2 CPM',
    levelHelp: '这种细胞中该基因在各样本的平均 log2 CPM',
    statistic: 't',
    statisticHelp: '调节 t 值，正为比较组更高',
  },
};
