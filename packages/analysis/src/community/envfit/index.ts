import { defineMethod } from '../../model/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { envfitNote } from './envfit.note.ts';
import { envfitOptions, readEnvfitOptions } from './envfit.schema.ts';
import { runEnvfit } from './envfit.ts';

const version = '1.1.0';

/** Which environmental variables go with an ordination of the community, and where to. */
export const envfit = defineMethod({
  id: 'envfit',
  version,
  family: 'community',
  title: '环境因子拟合（envfit）',
  summary: '哪些环境因子与 PCoA 或 NMDS 上的群落格局有关，朝哪个方向增大',
  keywords: ['envfit', '环境因子拟合', '环境向量', 'PCoA', 'NMDS', '排序', 'vector fitting', 'huanjing', 'nihe'],
  inputs: [
    ...distanceInputs,
    {
      id: 'env',
      required: true,
      label: '环境因子',
      help: '每行一个样本，第一列样本名，其余每列一个数字型因子；可有缺失值',
    },
    { id: 'groups', required: false, label: '样本分组', help: '分组与其他列作为分类变量一并检验，并用于图中着色' },
  ],
  options: envfitOptions,
  tables: [
    { id: 'points', title: '样本坐标' },
    { id: 'axes', title: '坐标轴' },
    { id: 'vectors', title: '环境因子的拟合' },
    { id: 'factors', title: '分类变量的拟合' },
    { id: 'centroids', title: '各类的中心' },
  ],
  charts: ['envfit-plot'],
  usesSeed: true,
  check: requireDistance,
  run: (inputs, options, context) => runEnvfit(inputs, readEnvfitOptions(options), context),
  findings: (said) => ({
    headline: '环境与排序的吻合程度',
    condition: [said.has('vectors') ? said.text('vectors') : '', said.has('factors') ? said.text('factors') : '']
      .filter(Boolean)
      .join('；'),
  }),
  note: (options, facts) => envfitNote(version, options, facts),
});
