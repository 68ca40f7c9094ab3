import { defineMethod } from '../../model/index.ts';
import { powerNote } from './power.note.ts';
import { powerOptions } from './power.schema.ts';
import { checkPower, runPower } from './power.ts';

const version = '1.0.0';

/** How many samples a study needs. */
export const power = defineMethod({
  id: 'power',
  version,
  family: 'difference',
  title: '样本量与功效',
  summary: '每组需要多少样本才能检出要找的差异，已有的样本数能有多大把握',
  keywords: [
    '样本量',
    '功效',
    '检验效能',
    '把握度',
    '实验设计',
    '预实验',
    'power',
    'sample size',
    'FDR',
    'Cohen',
    'yangbenliang',
    'gongxiao',
  ],
  inputs: [
    {
      id: 'matrix',
      required: false,
      label: '预实验数据',
      help: '第一列为特征名，其余每列一个样本；按已知效应量规划时不需要',
    },
    {
      id: 'groups',
      required: false,
      label: '样本分组',
      help: '预实验的分组：第一列为样本名，第二列为组名',
      levels: { min: 2 },
    },
  ],
  options: powerOptions,
  tables: [
    { id: 'curve', title: '功效曲线' },
    { id: 'needed', title: '所需样本数' },
    { id: 'pilot', title: '预实验的标准差' },
  ],
  charts: ['power-curve'],
  check: checkPower,
  run: runPower,
  findings: (said) => ({
    headline: `每组 ${said.count('needed')} 个样本时功效达到 ${said.share('reached')}`,
    condition: `每组 ${said.set('n', '每组样本数')} 个时功效为 ${said.share('given')}`,
  }),
  note: (options, facts) => `${powerNote(options, facts)}计算使用 Panome 全组学云 power 方法（版本 ${version}）。`,
});
