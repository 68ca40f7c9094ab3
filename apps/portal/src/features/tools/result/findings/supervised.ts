import type { Findings, Said } from './finding.ts';

const discriminant = (said: Said) => ({
  headline: `模型解释了分组的 ${said.share('r2y')}（R²Y），交叉验证的预测能力 Q² 为 ${said.number('q2')}`,
  condition: said.has('p_q2')
    ? `置换检验 Q² 的 ${said.p('p_q2')}，VIP ≥ 1 的特征有 ${said.count('vip_above_1')} 个`
    : `VIP ≥ 1 的特征有 ${said.count('vip_above_1')} 个`,
});

export const supervisedFindings: Findings = {
  'pls-da': discriminant,
  'opls-da': discriminant,
  roc: (said) =>
    said.text('combined_names')
      ? {
          headline: `${said.count('combined')} 个特征联合区分${said.text('test_group')}与${said.text('reference')}，交叉验证的 AUC 为 ${said.number('combined_auc')}`,
          condition: `联合 ${said.text('combined_names')}；单个特征最好的是 ${said.text('best')}（AUC ${said.number('best_auc')}）`,
        }
      : `区分${said.text('test_group')}与${said.text('reference')}最好的特征是 ${said.text('best')}（AUC ${said.number('best_auc')}），AUC 不低于 0.8 的有 ${said.count('above_08')} 个`,
  'random-forest': (said) => ({
    headline: `袋外错误率为 ${said.share('oob_error')}，最重要的特征是 ${said.text('best')}`,
    condition: `随机猜测的错误率约为 ${said.share('chance')}`,
  }),
  lasso: (said) => ({
    headline: `选出 ${said.count('selected')} 个特征，交叉验证的 AUC 为 ${said.number('auc')}`,
    condition: `95% 区间 ${said.number('auc_low')}～${said.number('auc_high')}`,
  }),
  'svm-rfe': (said) => ({
    headline: `选出 ${said.count('selected')} 个特征，交叉验证的错误率为 ${said.share('error')}`,
    condition: `AUC ${said.number('auc')}（95% 区间 ${said.number('auc_low')}～${said.number('auc_high')}）`,
  }),
  survival: (said) =>
    `${said.count('people')} 人中 ${said.count('events')} 人发生事件${said.value('groups') > 1 ? `，比较 ${said.count('groups')} 组` : ''}`,
};
