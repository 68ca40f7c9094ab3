import { defineMethod } from '../../model/index.ts';
import { readTables } from './measured.ts';
import { pathwayMapNote } from './pathwayMap.note.ts';
import { pathwayMapOptions, readPathwayMapOptions } from './pathwayMap.schema.ts';
import { pathwayMap as runMap } from './pathwayMap.ts';

const version = '1.0.0';

/** Differences as colours on a pathway map of the user. */
export const pathwayMap = defineMethod({
  id: 'pathway-map',
  version,
  family: 'enrichment',
  title: '通路图着色',
  summary: '一条通路中哪些基因、代谢物上调，哪些下调：把差异结果按颜色画在自己下载的 KEGG 通路图上',
  keywords: [
    '通路图',
    'KEGG',
    'KGML',
    '通路着色',
    '通路标色',
    'KEGG mapper',
    'KEGG color',
    'pathview',
    '代谢通路',
    '上色',
    'pathway map',
    'tonglutu',
    'zhuose',
  ],
  inputs: [
    {
      id: 'pathway',
      required: true,
      label: '通路图',
      help: 'KGML 文件（.xml），在 KEGG 的通路页面选择 Download → KGML 得到；平台不附带 KEGG 的内容',
    },
    {
      id: 'records',
      required: true,
      label: '差异结果表',
      help: '一行一个特征，有数值列（如 log2FC），可有 P 值列；编号与通路图一致，如 Entrez、K 号或 C 号',
    },
    {
      id: 'records2',
      required: false,
      label: '第二组学差异结果表',
      help: '画在同一张图上，如差异代谢物（KEGG 化合物编号），要求同上',
    },
  ],
  options: pathwayMapOptions,
  tables: [
    { id: 'entries', title: '图中的节点' },
    { id: 'features', title: '节点上的特征' },
    { id: 'relations', title: '节点间的关系' },
    { id: 'unmatched', title: '不在图上的特征' },
  ],
  charts: ['pathway-map'],
  check: (inputs, options) => void readTables(inputs, readPathwayMapOptions(options)),
  run: (inputs, options) => runMap(inputs, readPathwayMapOptions(options)),
  findings: (said) => ({
    headline: `图中 ${said.count('nodes')} 个节点，${said.count('measured')} 个有数据，上调 ${said.count('up')} 个、下调 ${said.count('down')} 个`,
    condition: said.text('title'),
  }),
  note: (options, facts) => pathwayMapNote(version, options, facts),
});
