import { defineMethod } from '../../model/index.ts';
import { forestNote } from './forestPlot.note.ts';
import { forestOptions, readForestOptions } from './forestPlot.schema.ts';
import { forestPlot as runForest } from './forestPlot.ts';

const version = '1.1.0';

/** Estimates with their intervals, and their summary. */
export const forestPlot = defineMethod({
  id: 'forest-plot',
  version,
  family: 'plot',
  title: '森林图',
  summary: '把各研究、亚组或变量的效应值与置信区间并排画出，可作固定效应与随机效应的 Meta 汇总',
  keywords: [
    '森林图',
    'Meta分析',
    '荟萃分析',
    '亚组分析',
    '比值比',
    '风险比',
    '异质性',
    'forest plot',
    'meta-analysis',
    'odds ratio',
    'hazard ratio',
    'DerSimonian-Laird',
    'senlin',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '效应值表',
      help: '每行一项：名称、效应值、区间下限与上限，可再有权重、亚组与两列文字',
    },
  ],
  options: forestOptions,
  tables: [
    { id: 'rows', title: '各项的效应值' },
    { id: 'summary', title: '汇总与异质性' },
  ],
  charts: ['forest-plot'],
  check: ({ records }, options) => void runForest(records, readForestOptions(options)),
  run: ({ records }, options) => runForest(records, readForestOptions(options)),
  findings: (said) => {
    const pooled = (['random_estimate', 'fixed_estimate'] as const).find(said.has);
    if (!pooled) return `${said.count('shown')} 项效应及其区间`;
    return {
      headline: `${said.count('pooled')} 项合并为 ${said.number(pooled)}（${pooled === 'random_estimate' ? '随机' : '固定'}效应）`,
      condition: `异质性 I² = ${said.share('i2')}（${said.p('p_q')}）`,
    };
  },
  note: (options, facts) =>
    `${forestNote(options, facts)}作图使用 Panome 全组学云 forest-plot 方法（版本 ${version}）。`,
});
