import type { Findings } from './finding.ts';

/** Sentences of the methods for amounts, indices and pathways of compounds. */
export const metabolicFindings: Findings = {
  'qc-control': (said) => ({
    headline: `${said.count('qc')} 个 QC 中有 ${said.count('qc_act')} 个超出控制限，${said.count('qc_warn')} 个超出警戒限`,
    condition: `${said.count('injections')} 次进样，${said.count('batches')} 批`,
  }),
  'pathway-topology': (said) => ({
    headline: `检验的 ${said.count('tested')} 条通路中有 ${said.count('significant')} 条显著富集，其中 ${said.count('key')} 条的影响值不小于 ${String(said.option('impact'))}`,
    condition: `名单中 ${said.count('matched')} 个化合物属于通路，背景 ${said.count('background')} 个`,
  }),
  mummichog: (said) => ({
    headline: `检验的 ${said.count('tested')} 条通路中有 ${said.count('significant')} 条有变化`,
    condition: `${said.count('peaks')} 个峰中 ${said.count('significant_peaks')} 个显著，对上 ${said.count('list')} 个可能的化合物，未经鉴定`,
  }),
  oav: (said) =>
    `${said.count('compounds')} 个化合物中有 ${said.count('active')} 个的 OAV 不低于 ${String(said.option('least'))}，最大的是${said.text('first')}（${said.number('first_oav')}）`,
  'ratio-index': (said) => ({
    headline: `${said.count('indices')} 个指标中有 ${said.count('significant')} 个在各组（${said.text('groups')}）之间有显著差异`,
    ...(said.value('zero') > 0 && { condition: `分母为 0 的 ${said.count('zero')} 个值记为缺失` }),
  }),
  lipid: (said) =>
    `${said.count('species')} 个脂质分属 ${said.count('classes')} 类，最多的是 ${said.text('first')}（平均 ${said.share('first_share')}）`,
  calibration: (said) => ({
    headline: `${said.count('compounds')} 个化合物中 ${said.count('passed')} 个的标准曲线合格${said.value('samples') > 0 ? `，${said.count('samples')} 个样本的 ${said.count('values')} 个浓度中 ${said.count('inside')} 个在范围内` : ''}`,
    condition: `R² ≥ ${String(said.option('min_r2'))}，至少 75% 的标准点偏差不超过 ${String(said.option('tolerance'))}%`,
  }),
};
