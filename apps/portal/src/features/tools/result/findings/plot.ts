import type { Findings } from './finding.ts';

export const plotFindings: Findings = {
  'genome-circos': (said) =>
    `${said.count('chromosomes')} 条染色体，${said.count('items')} 个数值${said.value('links') > 0 ? `，${said.count('links')} 条连线，其中 ${said.count('between')} 条跨染色体` : ''}`,
  power: (said) => ({
    headline: `每组 ${said.count('needed')} 个样本时功效达到 ${said.share('reached')}`,
    condition: `每组 ${String(said.option('n'))} 个时功效为 ${said.share('given')}`,
  }),
  bar: (said) => `${said.count('bars')} 个柱，共 ${said.count('values')} 个值`,
  line: (said) => `${said.count('lines')} 条折线，共 ${said.count('places')} 个位置`,
  scatter: (said) =>
    `${said.text('x')}与${said.text('y')}的相关系数为 ${said.number('r')}（${said.p()}，n = ${said.count('n')}）`,
  sankey: (said) => `${said.count('nodes')} 个节点、${said.count('links')} 条流，总量 ${said.count('total')}`,
  circos: (said) => `${said.count('nodes')} 个节点、${said.count('links')} 条连接`,
  ternary: (said) => `${said.count('points')} 个点在${said.text('a')}、${said.text('b')}、${said.text('c')}之间的比例`,
  radar: (said) => `${said.count('groups')} 组在 ${said.count('axes')} 个方面的比较`,
  lollipop: (said) => `${said.count('rows')} 行中画出 ${said.count('shown')} 行`,
  manhattan: (said) => ({
    headline: `${said.count('variants')} 个位点中有 ${said.count('significant')} 个达到显著，归为 ${said.count('leads')} 个信号`,
    condition: `膨胀系数 λ = ${said.number('lambda')}`,
  }),
  'forest-plot': (said) => {
    const pooled = ['random_estimate', 'fixed_estimate'].find(said.has);
    if (!pooled) return `${said.count('shown')} 项效应及其区间`;
    return {
      headline: `${said.count('pooled')} 项合并为 ${said.number(pooled)}（${pooled === 'random_estimate' ? '随机' : '固定'}效应）`,
      condition: `异质性 I² = ${said.share('i2')}（${said.p('p_q')}）`,
    };
  },
  histogram: (said) =>
    `${said.count('values')} 个值的分布${said.value('missing') > 0 ? `，另有 ${said.count('missing')} 个缺失` : ''}`,
  'pie-plot': (said) => `${said.count('categories')} 个类别的占比，总计 ${said.count('total')}`,
  'word-cloud': (said) =>
    `${said.count('words')} 个词中画出 ${said.count('shown')} 个，权重最大的是${said.text('first')}`,
  'box-plot': (said) => ({
    headline: `${said.count('panels')} 个指标在 ${said.count('groups')} 组的分布，共 ${said.count('values')} 个值`,
    condition:
      said.value('comparisons') > 0
        ? `${said.count('comparisons')} 个两两比较中 ${said.count('different')} 个校正后 P < ${String(said.option('p'))}`
        : '没有作检验',
  }),
  sunburst: (said) => `${said.text('layers')} 的占比，总计 ${said.count('total')}`,
};
