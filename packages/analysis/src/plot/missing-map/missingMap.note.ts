import type { MethodDefinition } from '../../model/index.ts';
import { readMissingMapOptions } from './missingMap.schema.ts';

const orders = { pattern: '按缺失数与缺失模式排列', share: '按缺失数排列', input: '顺序与数据表相同' } as const;

/** The methods paragraph of one run. */
export const missingMapNote: MethodDefinition['note'] = (raw, facts) => {
  const { order, rows, zeroMissing } = readMissingMapOptions(raw);
  return [
    `对 ${facts['features']} 个特征 × ${facts['samples']} 个样本的数据统计缺失：空单元格与表示缺失的文字${zeroMissing ? '以及 0 ' : ''}计为缺失${zeroMissing ? '' : '，0 为观测值'}，`,
    `共 ${facts['missing']} 个（${(100 * Number(facts['share'])).toFixed(2)}%），${facts['complete']} 个特征没有缺失，${facts['empty']} 个特征全部缺失，共 ${facts['patterns']} 种缺失模式。`,
    `缺失图画出${rows === 'all' ? '全部特征中' : '有缺失的特征中'}的 ${facts['shown']} 个，${orders[order]}。`,
    '缺失模式是否与分组或强度有关，决定适用的填补方法（Rubin 1976，doi:10.1093/biomet/63.3.581；Lazar et al. 2016，doi:10.1021/acs.jproteome.5b00981）。',
  ].join('');
};
