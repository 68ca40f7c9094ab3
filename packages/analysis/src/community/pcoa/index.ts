import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { pcoaNote } from './pcoa.note.ts';
import { pcoaOptions, readPcoaOptions } from './pcoa.schema.ts';
import { runPcoa } from './pcoa.ts';

export { gowerMatrix, principalCoordinates, signOf } from './principalCoordinates.ts';

const version = '1.0.0';

/** Samples in few dimensions that keep their distances. */
export const pcoa = defineMethod({
  id: 'pcoa',
  version,
  family: 'community',
  title: '主坐标分析（PCoA）',
  summary: '把样本间的群落距离画到平面上，看哪些样本相近、各组是否分开',
  keywords: [
    'PCoA',
    '主坐标',
    'MDS',
    '经典多维标度',
    '排序',
    '群落',
    'Bray-Curtis',
    'ordination',
    'principal coordinates',
    'zhuzuobiao',
    'paixu',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'groups', required: false, label: '样本分组', help: '用于着色与置信椭圆，不影响计算' },
  ],
  options: pcoaOptions,
  tables: [
    { id: 'points', title: '样本坐标' },
    { id: 'eig', title: '特征值' },
  ],
  unfit: ['no-variation'],
  charts: ['pcoa-points', 'pcoa-eigenvalues'],
  check: requireDistance,
  run: (inputs, options, context) => runPcoa(inputs, readPcoaOptions(options), context),
  findings: (said) => `前两个主坐标解释了 ${said.share('ratio_1')} 与 ${said.share('ratio_2')} 的差异`,
  note: (options, facts) => pcoaNote(version, options, facts),
});
