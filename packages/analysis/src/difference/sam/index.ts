import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { checkSam, runSam } from './sam.ts';
import { samNote } from './sam.note.ts';
import { samOptions } from './sam.schema.ts';

const version = '1.2.0';

/**
 * Tests every feature for a difference between two groups, with a constant beside the standard error and an FDR from
 * relabelled samples.
 */
export const sam = defineMethod({
  id: 'sam',
  version,
  family: 'difference',
  title: 'SAM 差异检验',
  summary: '两组样本少时，用 s₀ 压低差异很小的特征，由置换样本得到 FDR，火山图带 s₀ 曲线',
  keywords: [
    'SAM',
    's0',
    'Perseus',
    '置换 FDR',
    '蛋白组',
    '差异分析',
    '火山图',
    'significance analysis of microarrays',
    'permutation FDR',
    'q value',
    'volcano',
    'zhihuan',
    'chayi',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；强度数据，缺失值宜先填补',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；比较其中两组',
      levels: { min: 2 },
    },
  ],
  options: samOptions,
  tables: [
    { id: 'result', title: '差异检验结果' },
    { id: 'cuts', title: '阈值表' },
    { id: 's0_curve', title: 's₀ 曲线' },
    { id: 'expected', title: '观测与期望的 d 值' },
  ],
  charts: ['volcano', 'sam-plot', 'p-histogram'],
  usesSeed: true,
  check: checkSam,
  run: runSam,
  findings: (said) => ({
    headline: `${said.text('test_group')}相比${said.text('reference')}：${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `${thresholds(said, '置换 FDR 的 q 值')}，s₀ = ${said.number('s0')}，共检验 ${said.count('tested')} 个特征`,
  }),
  note: (options, facts) => `${samNote(options, facts)}计算使用 Panome 全组学云 sam 方法（版本 ${version}）。`,
});
