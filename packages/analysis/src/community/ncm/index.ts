import { defineMethod } from '../../model/index.ts';
import { ncmNote } from './ncm.note.ts';
import { ncmOptions, readNcmOptions } from './ncm.schema.ts';
import { runNcm } from './ncm.ts';

const version = '1.0.0';

/** Whether chance and dispersal alone explain which features occur where. */
export const ncm = defineMethod({
  id: 'ncm',
  version,
  family: 'community',
  title: '中性群落模型',
  summary: '群落由随机过程主导吗：用丰度预测各物种的出现频率，找出偏离中性的物种',
  keywords: [
    '中性模型',
    '中性群落模型',
    '群落构建',
    '随机过程',
    '迁移率',
    'NCM',
    'Sloan',
    'neutral model',
    'assembly',
    'zhongxing',
    'moxing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'counts',
      label: '计数表',
      help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；未经归一化的序列条数',
    },
    { id: 'groups', required: false, label: '样本分组', help: '选择每个分组各拟合一次时必须提供' },
  ],
  options: ncmOptions,
  tables: [
    { id: 'features', title: '特征' },
    { id: 'fit', title: '拟合结果' },
  ],
  charts: ['ncm-fit'],
  usesSeed: true,
  run: (inputs, options, context) => runNcm(inputs, readNcmOptions(options), context),
  findings: (said) => `中性模型解释了出现频率的 ${said.share('r2')}（R²），迁移率 m = ${said.number('m')}`,
  note: (options, facts) => ncmNote(version, options, facts),
});
