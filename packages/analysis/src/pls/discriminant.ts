import type { Sentence } from '../model/index.ts';

/** How well a model tells the groups apart. */
export const discriminant: Sentence = (said) => ({
  headline: `模型解释了分组的 ${said.share('r2y')}（R²Y），交叉验证的预测能力 Q² 为 ${said.number('q2')}`,
  condition: said.has('p_q2')
    ? `置换检验 Q² 的 ${said.p('p_q2')}，VIP ≥ 1 的特征有 ${said.count('vip_above_1')} 个`
    : `VIP ≥ 1 的特征有 ${said.count('vip_above_1')} 个`,
});
