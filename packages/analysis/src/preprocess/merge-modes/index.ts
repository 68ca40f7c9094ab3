import { defineMethod } from '../../model/index.ts';
import { mergeModes as merge } from './mergeModes.ts';
import { mergeModesOptions, readMergeModesOptions } from './mergeModes.schema.ts';

const version = '1.0.0';

/** The tables of both ionisation modes as one, every compound once. */
export const mergeModes = defineMethod({
  id: 'merge-modes',
  version,
  family: 'preprocess',
  title: '正负离子合并与去重',
  summary: '把正、负离子模式的峰表合成一张，同一化合物只留等级最高、重复性最好的一个',
  keywords: [
    '正负离子',
    '正离子',
    '负离子',
    'POS',
    'NEG',
    '合并',
    '去重',
    '代谢组',
    'ion mode',
    'merge',
    'duplicate',
    'zhengfulizi',
    'hebing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '正离子数据表',
      help: '第一列为特征编号，可有化合物名与鉴定等级列，其余每列一个样本',
    },
    {
      id: 'matrix2',
      required: true,
      label: '负离子数据表',
      help: '形式相同；样本按名称对应，名称首尾的 pos、neg 会去掉',
    },
    { id: 'groups', required: false, label: '样本分组', help: '按正离子表的样本名，含 QC 组；按 QC 的 RSD 取舍时需要' },
  ],
  options: mergeModesOptions,
  tables: [
    { id: 'matrix', title: '合并后的数据' },
    { id: 'duplicates', title: '重复而未留的特征' },
    { id: 'summary', title: '合并前后' },
  ],
  charts: ['table-rows'],
  check: (inputs, options) => void merge(inputs, readMergeModesOptions(options)),
  run: (inputs, options) => merge(inputs, readMergeModesOptions(options)),
  findings: (said) => ({
    headline: `正离子 ${said.count('positive')} 个、负离子 ${said.count('negative')} 个特征合并为 ${said.count('kept')} 个`,
    condition: `${said.count('both')} 个化合物在两个模式中都有，去掉重复的 ${said.count('dropped')} 个`,
  }),
  note: (raw, facts) =>
    [
      `正离子模式 ${facts['positive']} 个、负离子模式 ${facts['negative']} 个特征按 ${facts['samples']} 个共有的样本合并，得到 ${facts['kept']} 个特征；`,
      `名称相同（不分大小写）的特征视为同一化合物，${facts['both']} 个化合物在两个模式中都有，每个化合物只留一个，去掉 ${facts['dropped']} 个：先比鉴定等级（Sumner 等 2007，doi:10.1007/s11306-007-0082-2），`,
      `${raw['prefer'] === 'rsd' ? `再比 ${facts['qc']} 个 QC 样本的 RSD（标准差 n − 1 与均值之比，Dunn 等 2011，doi:10.1038/nprot.2011.335），` : ''}再比平均强度。没有名称的 ${facts['unnamed']} 个特征全部保留；数值不改变，两个模式的强度没有互相校正。处理使用 Panome 全组学云 merge-modes 方法（版本 ${version}）。`,
    ].join(''),
});
