import type { Findings } from './finding.ts';

export const enrichmentFindings: Findings = {
  ora: (said) => ({
    headline: `检验的 ${said.count('tested')} 个集合中有 ${said.count('significant')} 个显著富集`,
    condition: `${said.has('up_size') ? `上调 ${said.count('up_significant')} 个、下调 ${said.count('down_significant')} 个显著；` : ''}名单 ${said.count('list_size')} 个，背景 ${said.count('background')} 个`,
  }),
  'term-classes': (said) => ({
    headline: `${said.count('classified')} 个特征分属 ${said.count('classes')} 类，最多的是“${said.text('most')}”（${said.count('most_count')} 个）`,
    condition: said.has('up')
      ? `${said.has('significant') ? `${said.count('significant')} 类多于随机；` : ''}上调 ${said.count('up')} 个，下调 ${said.count('down')} 个`
      : `背景 ${said.count('background')} 个`,
  }),
  qea: (said) => ({
    headline: `检验的 ${said.count('tested')} 个集合中有 ${said.count('significant')} 个${said.has('trait') ? `随“${said.text('trait')}”整体变化` : said.has('groups') ? '在各组间整体不同' : '在两组间整体不同'}`,
    condition: said.has('trait')
      ? `${said.count('samples')} 个样本`
      : said.has('groups')
        ? `${said.count('groups')} 组，${said.count('samples')} 个样本`
        : `${said.text('test_group')}相比${said.text('reference')}`,
  }),
  gsea: (said) =>
    `${said.count('tested')} 个集合中，${said.count('up')} 个富集于得分高的一端，${said.count('down')} 个富集于得分低的一端`,
  ssgsea: (said) =>
    said.has('higher')
      ? `${said.text('test_group')}相比${said.text('reference')}：${said.count('higher')} 个集合的得分升高，${said.count('lower')} 个降低`
      : `${said.count('samples')} 个样本中 ${said.count('scored')} 个集合的得分`,
  deconvolution: (said) => ({
    headline:
      said.value('tested') > 0
        ? `${said.count('tested')} 类细胞中有 ${said.count('significant')} 类的比例在组间有差异`
        : `${said.count('samples')} 个样本中平均最多的是“${said.text('most')}”（${said.share('most_share')}）`,
    condition: `拟合的相关系数中位数 ${said.number('r_median')}${said.value('poor') > 0 ? `，${said.count('poor')} 个样本拟合不比随机好` : ''}`,
  }),
  'da-score': (said) =>
    `${said.count('scored')} 条通路中，${said.count('rising')} 条整体上升，${said.count('falling')} 条整体下降`,
  'joint-pathway': (said) => ({
    headline: `检验的 ${said.count('tested_all')} 条通路中有 ${said.count('significant')} 条共同富集${said.has('best') && said.value('significant') > 0 ? `，最显著的是“${said.text('best')}”` : ''}`,
    condition: `${said.text('name')} ${said.count('list_size')} 个，${said.text('name2')} ${said.count('list_size2')} 个；${said.count('nominal')} 条在两边各自的 p < 0.05`,
  }),
  'pathway-map': (said) => ({
    headline: `图中 ${said.count('nodes')} 个节点，${said.count('measured')} 个有数据，上调 ${said.count('up')} 个、下调 ${said.count('down')} 个`,
    condition: said.text('title'),
  }),
  'motif-logo': (said) =>
    `${said.count('windows')} 条位点序列中找到 ${said.count('motifs')} 个富集的 motif，包含其中 ${said.count('explained')} 条`,
  ksea: (said) => `${said.count('tested')} 种激酶中，${said.count('up')} 种活性升高，${said.count('down')} 种降低`,
  venn: (said) =>
    `${said.count('lists')} 个列表共 ${said.count('names')} 个名称，其中 ${said.count('common')} 个为各列表共有`,
};
