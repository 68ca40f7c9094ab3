import { defineMethod } from '../../model/index.ts';
import { thresholds, withoutFold } from '../../findings/index.ts';
import { ancomBcNote } from './ancomBc.note.ts';
import { ancomBcOptions } from './ancomBc.schema.ts';
import { checkAncomBc, runAncomBc } from './ancomBc.ts';

const version = '2.0.0';

/** Differential abundance corrected for the sampling fractions. */
export const ancomBc = defineMethod({
  id: 'ancom-bc',
  version,
  family: 'community',
  title: 'ANCOM-BC 差异丰度',
  summary: '扣除各样本抽样比例不同造成的偏差后，哪些物种的绝对丰度在组间有差异、差几倍',
  keywords: [
    'ANCOM-BC',
    'ANCOMBC',
    '差异物种',
    '差异丰度',
    '成分数据',
    '偏差校正',
    '结构零',
    '抽样比例',
    'differential abundance',
    'compositional',
    'bias correction',
    'chayi',
    'wuzhong',
    'fengdu',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征名（ASV、OTU 或物种），其余每列一个样本；未归一化的整数计数',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；可另加协变量列',
      levels: { min: 2 },
    },
    { id: 'taxonomy', required: false, label: '物种注释', help: '提供后先按所选级别合并' },
  ],
  options: ancomBcOptions,
  tables: [
    { id: 'result', title: 'ANCOM-BC 结果' },
    { id: 'global', title: '总体检验' },
    { id: 'bias', title: '抽样比例' },
    { id: 'delta', title: '系数的偏差' },
    { id: 'zeros', title: '结构零' },
  ],
  charts: ['ancom-bc-lfc', 'ancom-bc-waterfall', 'volcano-contrasts', 'taxa-manhattan'],
  check: checkAncomBc,
  run: runAncomBc,
  findings: (said) => ({
    headline: `与${said.text('reference')}相比，${said.value('comparisons') > 1 ? '各组合计 ' : ''}${said.count('up')} 个类群升高，${said.count('down')} 个降低${withoutFold(said)}`,
    condition: `${thresholds(said)}，已校正抽样比例的偏差，共检验 ${said.count('tested')} 个类群`,
  }),
  note: (options, facts) => `${ancomBcNote(options, facts)}计算使用 Panome 全组学云 ancom-bc 方法（版本 ${version}）。`,
});
