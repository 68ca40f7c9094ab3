import type { MethodOutput, Options } from '../../model/index.ts';
import { readQcRsdOptions } from './qcRsd.schema.ts';

/** The methods paragraph of one run. */
export function qcRsdNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { scale } = readQcRsdOptions(raw);
  const percent = (value: unknown): string => (typeof value === 'number' ? `${(100 * value).toFixed(1)}%` : '--');
  const how = {
    raw: '标准差（n − 1）与均值之比',
    log2: '由 log2 数据的标准差 s 按 √(exp((s·ln2)²) − 1) 换算（Limpert 等，2001，doi:10.1641/0006-3568(2001)051[0341:LNDATS]2.0.CO;2）',
    log10:
      '由 log10 数据的标准差 s 按 √(exp((s·ln10)²) − 1) 换算（Limpert 等，2001，doi:10.1641/0006-3568(2001)051[0341:LNDATS]2.0.CO;2）',
    ln: '由自然对数数据的标准差 s 按 √(exp(s²) − 1) 换算（Limpert 等，2001，doi:10.1641/0006-3568(2001)051[0341:LNDATS]2.0.CO;2）',
  }[scale];
  return [
    `以 ${facts['samples']} 个质控样本（“${facts['qc']}”组）评价 ${facts['features']} 个特征的重复性（Dunn 等，2011，doi:10.1038/nprot.2011.335）。`,
    `RSD 为${how}，缺失值不参与计算；D 比值为 QC 标准差与其余样本标准差之比（Broadhurst 等，2018，doi:10.1007/s11306-018-1367-3）。`,
    `RSD 中位数为 ${percent(facts['median'])}，RSD ≤ ${percent(facts['limit'])} 的特征有 ${facts['passed']} 个（${percent(facts['share'])}）`,
    Number(facts['unknown']) > 0 ? `，${facts['unknown']} 个特征的有效 QC 值不足 2 个或均值不为正，无法计算。` : '。',
    `计算使用 Panome 全组学云 qc-rsd 方法（版本 ${version}）。`,
  ].join('');
}
