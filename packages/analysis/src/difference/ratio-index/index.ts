import { defineMethod } from '../../model/index.ts';
import { ratioIndex as runRatioIndex, readIndices } from './ratioIndex.ts';
import { ratioIndexNote } from './ratioIndex.note.ts';
import { ratioIndexOptions, readRatioIndexOptions } from './ratioIndex.schema.ts';

const version = '1.1.0';

/** Indices by formulas of features, tested among groups. */
export const ratioIndex = defineMethod({
  id: 'ratio-index',
  version,
  family: 'difference',
  title: '比值与代谢指数',
  summary: '按自己写的公式（如 Kyn/Trp）算出每个样本的指数，并检验各组之间有没有差异',
  keywords: [
    '比值',
    '代谢指数',
    '指数',
    '公式',
    'Kyn/Trp',
    '费希尔比',
    '去饱和指数',
    'ratio',
    'index',
    'formula',
    'Fischer',
    'bizhi',
    'zhishu',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；一般用浓度或未取对数的量',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；各组之间比较',
      levels: { min: 2 },
    },
    {
      id: 'records',
      required: false,
      label: '公式表',
      help: '公式较多时使用；每行一个指标：一列名称，一列公式，如 (Val+Leu+Ile)/(Phe+Tyr)；可用 + − × ÷、括号与 sum、mean、log2、ln、sqrt',
    },
  ],
  options: ratioIndexOptions,
  tables: [
    { id: 'formulas', title: '公式' },
    { id: 'matrix', title: '各样本的指标' },
    { id: 'result', title: '总体检验结果' },
    { id: 'post_hoc', title: '两两比较' },
    { id: 'means', title: '各组概况' },
    { id: 'top', title: '绘图数据' },
  ],
  charts: ['group-box'],
  check: (inputs, options) => void readIndices(inputs, readRatioIndexOptions(options)),
  run: (inputs, options, context) => runRatioIndex(inputs, options, context),
  findings: (said) => ({
    headline: `${said.count('indices')} 个指标中有 ${said.count('significant')} 个在各组（${said.text('groups')}）之间有显著差异`,
    ...(said.value('zero') > 0 && { condition: `分母为 0 的 ${said.count('zero')} 个值记为缺失` }),
  }),
  note: (options, facts) =>
    `${ratioIndexNote(options, facts)}计算使用 Panome 全组学云 ratio-index 方法（版本 ${version}）。`,
});
