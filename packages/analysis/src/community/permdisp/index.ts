import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { permdispNote } from './permdisp.note.ts';
import { permdispOptions, readPermdispOptions } from './permdisp.schema.ts';
import { runPermdisp } from './permdisp.ts';

const version = '1.0.0';

/** Whether groups of samples are spread differently. */
export const permdisp = defineMethod({
  id: 'permdisp',
  version,
  family: 'community',
  title: '离散程度检验（PERMDISP）',
  summary: '各组样本的离散程度是否相同；PERMANOVA 显著时用来判断差异来自位置还是离散',
  keywords: [
    'PERMDISP',
    'betadisper',
    '离散度',
    '方差齐性',
    '组内差异',
    'dispersion',
    'homogeneity',
    'lisandu',
    'fangchaqixing',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'groups', required: true, label: '样本分组', help: '第一列为样本名，第二列为组名', levels: { min: 2 } },
  ],
  options: permdispOptions,
  tables: [
    { id: 'result', title: 'PERMDISP 结果' },
    { id: 'pairs', title: '两两比较' },
    { id: 'dispersion', title: '各组离散程度' },
    { id: 'distances', title: '到组中心的距离' },
  ],
  charts: ['permdisp-box'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runPermdisp(inputs, readPermdispOptions(options), context),
  findings: (said) => `各组的离散程度${said.value('p') < 0.05 ? '有显著差异' : '没有显著差异'}（${said.p()}）`,
  note: (options, facts) => permdispNote(version, options, facts),
});
