import { defineMethod } from '../../model/index.ts';
import { stemNote } from './stem.note.ts';
import { stemOptions } from './stem.schema.ts';
import { checkStem, stem as runStem } from './stem.ts';

const version = '1.0.0';

/** Short time series by model profiles. */
export const stem = defineMethod({
  id: 'stem',
  version,
  family: 'cluster',
  title: '短时间序列分析（STEM）',
  summary: '3～8 个时间点的数据有哪几种走势的特征多得不像碰巧，每个特征属于哪一种',
  keywords: [
    'STEM',
    '时间序列',
    '趋势分析',
    '模式',
    '走势',
    'short time-series expression miner',
    'profile',
    'time course',
    'qushi',
    'shijian',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；某个时间点没有数值的特征不参与',
    },
    {
      id: 'groups',
      required: false,
      label: '样本分组',
      help: '每组一个时间点时需要；组的次序即时间的次序，共 3～8 组',
    },
  ],
  options: stemOptions,
  tables: [
    { id: 'profiles', title: '模式' },
    { id: 'models', title: '模式的形状' },
    { id: 'assignments', title: '特征的模式' },
  ],
  charts: ['stem-profiles'],
  usesSeed: true,
  check: checkStem,
  run: runStem,
  findings: (said) => ({
    headline:
      said.value('significant') > 0
        ? `${said.count('features')} 个特征归入 ${said.count('profiles')} 种走势，其中 ${said.count('significant')} 种显著（约 ${said.count('in_significant')} 个特征）`
        : `${said.count('profiles')} 种走势的特征都不比打乱时间点时多`,
    condition: `${said.count('points')} 个时间点：${said.text('times')}`,
  }),
  note: (options, facts) => stemNote(version, options, facts),
});
