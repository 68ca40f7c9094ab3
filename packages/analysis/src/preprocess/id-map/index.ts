import { defineMethod } from '../../model/index.ts';
import { idMap as mapIds } from './idMap.ts';
import { idMapOptions, mergingWords, readIdMapOptions, severalWords } from './idMap.schema.ts';

const version = '1.0.0';

/** The features of a table under other ids. */
export const idMap = defineMethod({
  id: 'id-map',
  version,
  family: 'preprocess',
  title: '编号转换',
  summary: '按自己的对照表把探针、转录本或登录号换成基因名，并合并同名的特征',
  keywords: [
    'ID 转换',
    '编号转换',
    '探针注释',
    '基因名',
    '转录本',
    '对照表',
    'id mapping',
    'probe to gene',
    'Ensembl',
    'symbol',
    'bianhao',
    'zhuanhuan',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为原来的特征编号，其余每列一个样本' },
    { id: 'records', required: true, label: '对照表', help: '一列原编号、一列新编号；一对多时每对一行' },
  ],
  options: idMapOptions,
  tables: [
    { id: 'matrix', title: '换成新编号的数据' },
    { id: 'mapping', title: '编号对照' },
    { id: 'unmapped', title: '没有换成的特征' },
    { id: 'summary', title: '换编号前后' },
  ],
  charts: ['table-rows'],
  check: ({ matrix, records }, options) => void mapIds(matrix, records, readIdMapOptions(options)),
  run: ({ matrix, records }, options) => mapIds(matrix, records, readIdMapOptions(options)),
  findings: (said) => ({
    headline: `${said.count('features_in')} 个特征换编号后为 ${said.count('features_out')} 个`,
    condition: `${said.count('absent')} 个不在对照表中，${said.count('several')} 个对应几个新编号`,
  }),
  note: (raw, facts) => {
    const options = readIdMapOptions(raw);
    return [
      `按用户提供的对照表把 ${facts['features_in']} 个特征的“${facts['old']}”换为“${facts['new']}”${options.version ? '（比对时忽略版本号）' : ''}，得到 ${facts['features_out']} 个特征；`,
      `${facts['absent']} 个特征不在对照表中，${options.unmapped === 'keep' ? '保留原编号' : '已去掉'}；${facts['several']} 个特征对应几个新编号，${severalWords[options.several]}；`,
      `${facts['merged']} 个新编号由几个特征合并而成，${mergingWords[options.duplicates]}，缺失的值不参与（几行合为一行的做法见 Miller 等 2011，doi:10.1186/1471-2105-12-322）。处理使用 Panome 全组学云 id-map 方法（版本 ${version}）。`,
    ].join('');
  },
});
