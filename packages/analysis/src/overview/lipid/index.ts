import { defineMethod } from '../../model/index.ts';
import { checkLipid } from './checkLipid.ts';
import { lipid as runLipid } from './lipid.ts';
import { lipidNote } from './lipid.note.ts';
import { lipidOptions, readLipidOptions } from './lipid.schema.ts';

export { levelsOf } from './amounts.ts';

const version = '1.0.0';

/** Classes, chain lengths and double bonds from the names of lipids. */
export const lipid = defineMethod({
  id: 'lipid',
  version,
  family: 'overview',
  title: '脂质组成与链特征',
  summary: '由脂质名称读出类别、碳数与双键数，比较各样本的类别组成，以及变化与链长、不饱和度的关系',
  keywords: [
    '脂质组',
    '脂质类别',
    '链长',
    '不饱和度',
    '双键',
    '脂质命名',
    'lipid',
    'lipidomics',
    'LIPID MAPS',
    'chain length',
    'unsaturation',
    'zhizhizu',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '脂质数据表',
      help: '第一列为脂质名称，如 PC 34:1、PC(16:0/18:1)、TG 52:2、Cer d18:1/16:0、PE O-36:2；其余每列一个样本',
    },
    { id: 'groups', required: false, label: '样本分组', help: '提供时给出各组的平均组成与两组之间的差异倍数' },
  ],
  options: lipidOptions,
  tables: [
    { id: 'composition', title: '各样本的类别组成' },
    { id: 'means', title: '各组的平均组成' },
    { id: 'classes', title: '类别' },
    { id: 'profile', title: '链长与不饱和度' },
    { id: 'species', title: '脂质' },
    { id: 'unread', title: '读不出的名称' },
  ],
  unfit: ['no-lipid'],
  charts: ['lipid-class-bar', 'lipid-bubble'],
  check: (inputs, options) => void checkLipid(inputs, readLipidOptions(options)),
  run: (inputs, options) => runLipid(inputs, readLipidOptions(options)),
  findings: (said) =>
    `${said.count('species')} 个脂质分属 ${said.count('classes')} 类，最多的是 ${said.text('first')}（平均 ${said.share('first_share')}）`,
  note: (options, facts) => `${lipidNote(options, facts)}统计使用 Panome 全组学云 lipid 方法（版本 ${version}）。`,
});
