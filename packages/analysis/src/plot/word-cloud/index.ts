import { defineMethod } from '../../model/index.ts';
import { readWordCloudOptions, wordCloudOptions } from './wordCloud.schema.ts';
import { wordCloud as runWordCloud } from './wordCloud.ts';

const version = '1.1.0';
const transforms = { none: '', 'minus-log10': '取 −log10 后', abs: '取绝对值后' } as const;

/** Words drawn in sizes by their weight. */
export const wordCloud = defineMethod({
  id: 'word-cloud',
  version,
  family: 'plot',
  title: '词云图',
  summary: '按权重大小排布的词：关键词、物种、富集条目中哪些最突出',
  keywords: [
    '词云',
    '文字云',
    '标签云',
    '关键词',
    'word cloud',
    'wordcloud',
    'tag cloud',
    'Wordle',
    'ciyun',
    'guanjianci',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '一列词或条目，可有一列权重（没有时按次数）与一列类别；富集分析的结果表也可以',
    },
  ],
  options: wordCloudOptions,
  tables: [{ id: 'words', title: '词与权重' }],
  charts: ['word-cloud'],
  check: ({ records }, options) => void runWordCloud(records, readWordCloudOptions(options)),
  run: ({ records }, options) => runWordCloud(records, readWordCloudOptions(options)),
  findings: (said) => `${said.count('words')} 个词中画出 ${said.count('shown')} 个，权重最大的是${said.text('first')}`,
  note: (options, facts) =>
    `词云图（Viégas, Wattenberg & Feinberg 2009，doi:10.1109/TVCG.2009.171）以字号表示权重，权重为${facts['weight'] === '' ? `“${facts['word']}”列中出现的次数` : `“${facts['weight']}”${transforms[readWordCloudOptions(options).transform]}的和`}，${facts['words']} 个词中画出权重最大的 ${facts['shown']} 个${facts['group'] ? `，按“${facts['group']}”着色` : ''}；词从中心起沿螺线排到第一个不重叠的位置，位置没有含义。缺少词或权重、权重不大于 0 的 ${facts['left']} 行未参与，没有作统计检验。作图使用 Panome 全组学云 word-cloud 方法（版本 ${version}）。`,
});
