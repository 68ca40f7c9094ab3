import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { stampNote } from './stamp.note.ts';
import { stampOptions } from './stamp.schema.ts';
import { checkStamp, runStamp } from './stamp.ts';

const version = '1.1.0';

/** Differences of mean proportions between two groups. */
export const stamp = defineMethod({
  id: 'stamp',
  version,
  family: 'community',
  title: 'STAMP 两组比例比较',
  summary: '两组之间哪些物种或功能的比例不同、差多少，给出置信区间与扩展误差棒图',
  keywords: [
    'STAMP',
    '扩展误差棒图',
    '差异物种',
    '差异功能',
    '比例检验',
    'Welch',
    'White',
    'extended error bar',
    'proportion',
    'chayi',
    'bili',
    'wuchabang',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名（物种、功能或通路），其余每列一个样本；计数或未取对数的丰度',
    },
    { id: 'groups', required: true, label: '样本分组', help: '第一列为样本名，第二列为组名', levels: { min: 2 } },
    { id: 'taxonomy', required: false, label: '物种注释', help: '提供后先按所选级别合并' },
  ],
  options: stampOptions,
  tables: [{ id: 'result', title: 'STAMP 结果' }],
  charts: ['stamp-error-bar'],
  usesSeed: true,
  check: checkStamp,
  run: runStamp,
  findings: (said) => ({
    headline: `${said.count('tested')} 个特征中有 ${said.count('significant')} 个在${said.text('reference')}与${said.text('test_group')}之间差异显著`,
    condition: `${thresholds(said)}${said.option('effect') === 0 ? '' : ` 且比例之差不小于 ${said.set('effect', '比例之差的下限', '个百分点')} 个百分点`}，${said.text('test_group')}较高的有 ${said.count('higher')} 个`,
  }),
  note: (options, facts) => `${stampNote(options, facts)}计算使用 Panome 全组学云 stamp 方法（版本 ${version}）。`,
});
