import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { readResultChoice, readThresholds, resultWords } from '../records/index.ts';
import { maOptions, readMaOptions } from './ma.schema.ts';
import { runMa } from './ma.ts';

const version = '1.1.0';

/** An MA plot of differences that were tested elsewhere. */
export const ma = defineMethod({
  id: 'ma',
  version,
  family: 'plot',
  title: 'MA 图',
  summary: '用已有的差异分析结果看差异倍数与平均表达的关系，检查归一化是否合适',
  keywords: ['MA 图', '差异', '作图', '平均表达', 'MA plot', 'Bland-Altman', 'baseMean', 'AveExpr', 'logCPM', 'matu'],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '差异结果表',
      help: '每行一个特征，含平均表达、差异倍数（log2）与 P 值三列；列名按常用写法自动识别',
    },
  ],
  options: maOptions,
  tables: [{ id: 'result', title: 'MA 图数据' }],
  charts: ['ma-plot'],
  check: ({ records }, options) => void runMa(records, options),
  run: ({ records }, options) => runMa(records, options),
  findings: (said) => ({
    headline: `${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `${thresholds(said)}，共 ${said.count('features')} 个特征`,
  }),
  note: (options, facts) => {
    const { scale } = readMaOptions(options);
    const words = (scale === 'auto' ? facts['mean_scale'] : scale) === 'raw' ? '取 log2(x + 1)' : '已取对数，原样使用';
    return (
      `MA 图以平均表达（“${facts['column_mean']}”列，${words}）为横轴、log2 差异倍数为纵轴（Dudoit et al. 2002，Statistica Sinica 12, 111；Yang et al. 2002，doi:10.1093/nar/30.4.e15）。` +
      `${resultWords(readResultChoice(options).fcScale, readThresholds(options), facts)}没有平均表达的 ${facts['without_mean']} 个特征不在图上。作图使用 Panome 全组学云 ma 方法（版本 ${version}）。`
    );
  },
});
