import type { MethodDefinition } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readAncomBcOptions } from './ancomBc.schema.ts';

/** The methods paragraph of one run. */
export const ancomBcNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readAncomBcOptions(raw);
  const level =
    facts['level'] === 'feature' || options.rank === 'feature'
      ? '各特征'
      : `${rankNames[options.rank]}水平的各分类单元`;
  const depth = options.least_total > 0 ? `，总计数低于 ${options.least_total} 的样本不参与` : '';
  const zeros = options.structural_zeros
    ? `在某组中没有检出${options.zero_bound ? '（或检出率的 95% 渐近下限不大于 0）' : ''}的判为该组的结构零（Kaul 等 2017，doi:10.3389/fmicb.2017.02114），只有一组为结构零时直接判为有差异，不给 p 值。`
    : '没有识别结构零。';
  return [
    `用 ANCOM-BC（Lin 与 Peddada 2020，doi:10.1038/s41467-020-17041-7）比较${level}的绝对丰度，参照组为“${facts['reference']}”（${facts['groups']}）。`,
    `检出率低于 ${options.prevalence} 的不参与${depth}；计数${options.pseudo > 0 ? `加 ${options.pseudo} 后` : '为 0 的当作缺失，其余'}取自然对数，以分组${facts['terms'] ? `与${facts['terms']}` : ''}为自变量作线性回归，标准误用异方差稳健的夹心公式；各系数的偏差由期望最大化算法在三成分正态混合模型中估计（容差 0.00001，至多 ${options.max_iterations} 次）并从估计值中减去${options.conserve ? '，偏差的方差计入标准误' : ''}。`,
    zeros,
    `W = LFC ÷ 标准误，用双侧正态检验；多重检验校正采用 ${adjustNames[options.p_adjust]}，每个比较各自校正。以${options.p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${options.p}${options.fc > 1 ? `且变化不小于 ${options.fc} 倍` : ''}为显著：${facts['taxa']} 个中 ${facts['tested']} 个可检验，${facts['comparisons']} 个比较共 ${facts['up']} 个升高、${facts['down']} 个降低${Number(facts['only_test'] ?? 0) + Number(facts['only_ref'] ?? 0) > 0 ? `，另有结构零：${facts['only_test']} 个仅比较组检出、${facts['only_ref']} 个仅参照组检出` : ''}。`,
    '小样本时检验偏乐观：零假设模拟中 5% 水平拒绝的比例，每组 10 个样本时为 10%，每组 40 个时为 6.3%。',
    Number(facts['comparisons']) > 1 ? `各组之间的总体差异用卡方检验（双侧），${facts['global']} 个有差异。` : '',
    '缺失值不作 0 处理，有缺失值时停止计算。',
  ].join('');
};
