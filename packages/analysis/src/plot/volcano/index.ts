import { defineMethod, tableOf } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import type { MethodOutput, Options, Records } from '../../model/index.ts';
import { describeResult, readResultChoice, readThresholds, resultColumns, resultWords } from '../records/index.ts';
import { volcanoOptions } from './volcano.schema.ts';

const version = '1.1.0';

function runVolcano(records: Records, options: Options): MethodOutput {
  const { direction, facts, figures, first, messages, removed } = describeResult(
    records,
    resultColumns(records, readResultChoice(options)),
    readThresholds(options),
  );
  return { tables: [tableOf('result', '火山图数据', [first, ...figures, direction])], removed, messages, facts };
}

/** A volcano plot of differences that were tested elsewhere. */
export const volcano = defineMethod({
  id: 'volcano',
  version,
  family: 'plot',
  title: '火山图',
  summary: '用已有的差异分析结果画火山图，不重新检验',
  keywords: ['火山图', '差异', '作图', 'volcano', 'volcano plot', 'log2FC', 'FDR', 'huoshantu', 'huoshan', 'hst'],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '差异结果表',
      help: '每行一个特征，含差异倍数（log2）与 P 值两列；列名按常用写法自动识别',
    },
  ],
  options: volcanoOptions,
  tables: [{ id: 'result', title: '火山图数据' }],
  charts: ['volcano', 'p-histogram'],
  check: ({ records }, options) => void runVolcano(records, options),
  run: ({ records }, options) => runVolcano(records, options),
  findings: (said) => ({
    headline: `${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `${thresholds(said)}，共 ${said.count('features')} 个特征`,
  }),
  note: (options, facts) =>
    `火山图以 log2 差异倍数为横轴、−log10 P 为纵轴（Cui & Churchill 2003，doi:10.1186/gb-2003-4-4-210）。${resultWords(readResultChoice(options).fcScale, readThresholds(options), facts)}作图使用 Panome 全组学云 volcano 方法（版本 ${version}）。`,
});
