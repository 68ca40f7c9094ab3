import { thresholds, type Findings, type Said } from './finding.ts';

const contrasts = (said: Said, tested: string) => ({
  headline: `${said.text('contrasts')}：${said.text('contrasts').includes('；') ? '合计 ' : ''}${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
  condition: `${thresholds(said)}，共检验 ${said.count(tested)} 个特征`,
});

export const differenceFindings: Findings = {
  'two-group': (said) => ({
    headline: `${said.text('test_group')}相比${said.text('reference')}：${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `${thresholds(said)}，共检验 ${said.count('tested')} 个特征`,
  }),
  'differential-metabolites': (said) => ({
    headline: `${said.text('test_group')}相比${said.text('reference')}：${said.value('up') + said.value('down')} 个差异代谢物，${said.count('up')} 个上调，${said.count('down')} 个下调`,
    condition: `VIP、差异倍数与 P 值同时达到阈值；共检验 ${said.count('tested')} 个特征，模型的 Q² 为 ${said.number('q2')}`,
  }),
  sam: (said) => ({
    headline: `${said.text('test_group')}相比${said.text('reference')}：${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `置换 FDR 的 q 值达到阈值，s₀ = ${said.number('s0')}，共检验 ${said.count('tested')} 个特征`,
  }),
  'multi-group': (said) => ({
    headline: `${said.count('tested')} 个特征中有 ${said.count('significant')} 个在各组（${said.text('groups')}）之间有显著差异`,
    condition: `其中两两比较有显著差异的共 ${said.count('different')} 对`,
  }),
  'two-way-anova': (said) => ({
    headline: `${said.count('significant_group')} 个特征随分组、${said.count('significant_factor')} 个随“${said.text('factor')}”而变，${said.count('significant_interaction')} 个有交互作用`,
    condition: `共检验 ${said.count('tested')} 个特征`,
  }),
  limma: (said) => contrasts(said, 'tested'),
  deqms: (said) => contrasts(said, 'tested'),
  deseq2: (said) => contrasts(said, 'tested'),
  edger: (said) => contrasts(said, 'kept'),
  'ancom-bc': (said) => ({
    headline: `与${said.text('reference')}相比，${said.value('comparisons') > 1 ? '各组合计 ' : ''}${said.count('up')} 个类群升高，${said.count('down')} 个降低`,
    condition: `已校正抽样比例的偏差，共检验 ${said.count('tested')} 个类群`,
  }),
  volcano: (said) => ({
    headline: `${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `${thresholds(said)}，共 ${said.count('features')} 个特征`,
  }),
  ma: (said) => ({
    headline: `${said.count('up')} 个特征上调，${said.count('down')} 个下调`,
    condition: `${thresholds(said)}，共 ${said.count('features')} 个特征`,
  }),
};
