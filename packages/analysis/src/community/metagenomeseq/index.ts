import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { metagenomeseqNote } from './metagenomeseq.note.ts';
import { metagenomeseqOptions } from './metagenomeseq.schema.ts';
import { runMetagenomeseq } from './metagenomeseq.ts';
import { checkMetagenomeseq } from './prepare.ts';

const version = '1.2.0';

/** Differential abundance of counts with many zeros. */
export const metagenomeseq = defineMethod({
  id: 'metagenomeseq',
  version,
  family: 'community',
  title: 'metagenomeSeq 差异丰度',
  summary: '零很多的计数表中，把“有没有”和“有多少”合在一起，哪些物种在组间有差异',
  keywords: [
    'metagenomeSeq',
    'CSS',
    '累积和归一化',
    '零膨胀',
    '对数正态',
    '差异物种',
    '差异丰度',
    'zero-inflated log-normal',
    'fitFeatureModel',
    'ZILN',
    'chayi',
    'wuzhong',
    'lingpengzhang',
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
      help: '第一列为样本名，第二列为组名；各组分别与参照组比较',
      levels: { min: 2 },
    },
    { id: 'taxonomy', required: false, label: '物种注释', help: '提供后先按所选级别合并' },
  ],
  options: metagenomeseqOptions,
  tables: [
    { id: 'result', title: 'metagenomeSeq 结果' },
    { id: 'factors', title: '归一化因子' },
  ],
  charts: ['ancom-bc-lfc', 'volcano-contrasts', 'taxa-manhattan'],
  check: checkMetagenomeseq,
  run: runMetagenomeseq,
  findings: (said) => ({
    headline: `与${said.text('reference')}相比，${said.value('comparisons') > 1 ? '各组合计 ' : ''}${said.count('up')} 个类群升高，${said.count('down')} 个降低`,
    condition: `${thresholds(said)}，零膨胀对数正态模型，共做 ${said.count('tested')} 个检验`,
  }),
  note: (options, facts) =>
    `${metagenomeseqNote(options, facts)}计算使用 Panome 全组学云 metagenomeseq 方法（版本 ${version}）。`,
});
