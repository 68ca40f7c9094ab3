import type { Findings, Said } from './finding.ts';

const constrained = (said: Said) => ({
  headline: `${said.count('count')} 个环境因子解释了群落变异的 ${said.share('explained')}（${said.p('model_p')}）`,
  ...(said.has('adjusted') && { condition: `校正 R² 为 ${said.share('adjusted')}` }),
});

export const communityFindings: Findings = {
  alpha: (said) => {
    const ranges = `Shannon 指数 ${said.number('shannon_min')}～${said.number('shannon_max')}，观测特征数 ${said.count('observed_min')}～${said.count('observed_max')}`;
    if (said.value('tested') === 0) return `${said.count('samples')} 个样本的 ${ranges}`;
    return {
      headline: `${said.count('tested')} 项指数中${said.value('different') > 0 ? `有 ${said.count('different')} 项` : '没有一项'}在各组间有显著差异（P < 0.05）`,
      condition: ranges,
    };
  },
  composition: (said) =>
    `${said.count('taxa')} 个类群中最多的是 ${said.text('first')}，平均占 ${said.share('first_share')}`,
  lefse: (said) => `检验的 ${said.count('tested')} 个类群中有 ${said.count('kept')} 个为组间的标志类群`,
  indicator: (said) => ({
    headline:
      said.value('indicators') > 0
        ? `${said.count('taxa')} 个类群中有 ${said.count('indicators')} 个为指示物种，${said.text('first')}最多（${said.count('first_count')} 个）`
        : `${said.count('tested')} 个类群中没有显著的指示物种`,
    ...(said.value('indicators') > 0 && { condition: said.text('said') }),
  }),
  stamp: (said) =>
    `${said.count('tested')} 个特征中有 ${said.count('significant')} 个在${said.text('reference')}与${said.text('test_group')}之间差异显著`,
  metagenomeseq: (said) => ({
    headline: `与${said.text('reference')}相比，${said.value('comparisons') > 1 ? '各组合计 ' : ''}${said.count('up')} 个类群升高，${said.count('down')} 个降低`,
    condition: `零膨胀对数正态模型，共做 ${said.count('tested')} 个检验`,
  }),
  'source-tracker': (said) => ({
    headline: `${said.count('sinks')} 个${said.text('sink')}样本平均有 ${said.share('first_share')} 来自${said.text('first')}，${said.share('unknown')} 来源不明`,
    condition: `各来源平均：${said.text('said')}`,
  }),
  contribution: (said) => ({
    headline: `${said.count('functions')} 种功能的贡献中“${said.text('first')}”最多，占 ${said.share('first_share')}`,
    condition: `丰度最高的“${said.text('top')}”有 ${said.share('top_share')} 来自“${said.text('top_taxon')}”；共 ${said.count('taxa')} 个物种、${said.count('samples')} 个样本`,
  }),
  maaslin: (said) => ({
    headline:
      said.value('found') > 0
        ? `${said.count('features')} 个类群共有 ${said.count('found')} 个显著的关联，${said.count('up')} 个为正，${said.count('down')} 个为负`
        : `${said.count('tested')} 个类群与各变量没有显著的关联`,
    condition: `固定效应为${said.text('variables')}${said.value('subjects') > 0 ? `，${said.count('subjects')} 个个体为随机效应` : ''}，共 ${said.count('tests')} 个检验`,
  }),
  rda: constrained,
  dbrda: constrained,
  cca: constrained,
  vpa: (said) => ({
    headline: `${said.count('count')} 个变量集合共解释群落变异的 ${said.share('adjusted')}（校正 R²，${said.p()}）`,
    condition: said.text('said'),
  }),
  envfit: (said) => ({
    headline: '环境与排序的吻合程度',
    condition: [said.has('vectors') ? said.text('vectors') : '', said.has('factors') ? said.text('factors') : '']
      .filter(Boolean)
      .join('；'),
  }),
  beta: (said) =>
    `${said.count('samples')} 个样本两两的距离为 ${said.number('distance_min')}～${said.number('distance_max')}`,
  pcoa: (said) => `前两个主坐标解释了 ${said.share('ratio_1')} 与 ${said.share('ratio_2')} 的差异`,
  nmds: (said) => ({
    headline: `应力为 ${said.number('stress')}${said.value('stress') > 0.2 ? '，高于 0.2，不宜据此解读' : said.value('stress') > 0.1 ? '，可以使用' : '，较好'}`,
    condition: `${said.count('repeats')} 次从不同起点得到同样的结果`,
  }),
  permanova: (said) => `分组解释了群落差异的 ${said.share('r2')}（${said.p()}）`,
  anosim: (said) => ({
    headline: `组间差异统计量 R = ${said.number('r')}（${said.p()}）`,
    condition: 'R 接近 1 表示组间差异远大于组内，接近 0 表示没有差别',
  }),
  mrpp: (said) => ({
    headline: `组内一致性 A = ${said.number('a')}（${said.p()}）`,
    condition: '大于 0 表示同组样本比随机分组更相似',
  }),
  permdisp: (said) => `各组的离散程度${said.value('p') < 0.05 ? '有显著差异' : '没有显著差异'}（${said.p()}）`,
  mantel: (said) => `群落距离与环境距离的相关系数为 ${said.number('r')}（${said.p()}）`,
  procrustes: (said) => ({
    headline: `两个表给出的样本格局${said.value('p') < 0.05 ? '显著一致' : '没有显著的一致性'}：r = ${said.number('r')}（${said.p()}）`,
    condition: `m² 为 ${said.number('m2')}，${said.count('samples')} 个样本中 ${said.text('furthest')} 最不一致`,
  }),
  simper: (said) => ({
    headline: `${said.count('comparisons')} 对组的差异由哪些特征贡献`,
    condition: said.text('said'),
  }),
  rarefaction: (said) => `各样本抽平到 ${said.count('depth')} 条时的期望特征数`,
  'rank-abundance': (said) =>
    `${said.count('units')} 条曲线，每条有 ${said.count('observed_min')}～${said.count('observed_max')} 个特征`,
  accumulation: (said) =>
    said.value('curves') > 1
      ? `${said.count('curves')} 组的样本分别累积到 ${said.count('observed_min')}～${said.count('observed_max')} 个特征`
      : `${said.count('samples')} 个样本累积到 ${said.count('observed_max')} 个特征`,
  'beta-nti': (said) => ({
    headline: `占比最大的群落构建过程是${said.text('dominant')}（${said.share('dominant_share')}）`,
    condition: `扩散与漂变等随机性过程共占 ${said.share('stochastic')}`,
  }),
  'nri-nti': (said) => ({
    headline: `${said.count('samples')} 个样本的 NRI 平均为 ${said.number('nri_mean')}，NTI 平均为 ${said.number('nti_mean')}`,
    condition: `大于 0 为系统发育聚集：NRI 大于 1.96 的有 ${said.count('nri_high')} 个样本，小于 −1.96 的有 ${said.count('nri_low')} 个`,
  }),
  enterotype: (said) => ({
    headline: `${said.count('samples')} 个样本分为 ${said.count('k')} 类（${said.text('sizes')}）`,
    condition: `平均轮廓系数 ${said.number('silhouette')}${said.value('silhouette') < 0.25 ? '，低于 0.25，分型没有充分依据' : ''}`,
  }),
  'core-taxa': (said) => ({
    headline: `${said.count('taxa')} 个类群中的核心：${said.text('said')}`,
    ...(said.value('units') > 1 && { condition: `各组共有 ${said.count('shared')} 个` }),
  }),
  'function-profile': (said) => ({
    headline: `${said.count('features')} 个特征中有 ${said.count('matched')} 个查到功能，平均占丰度的 ${said.share('covered')}`,
    condition: `${said.count('functions')} 种功能中平均丰度最高的是${said.text('first')}`,
  }),
  ncm: (said) => `中性模型解释了出现频率的 ${said.share('r2')}（R²），迁移率 m = ${said.number('m')}`,
};
