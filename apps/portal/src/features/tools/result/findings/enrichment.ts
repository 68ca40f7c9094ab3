import type { Findings } from './finding.ts';

export const enrichmentFindings: Findings = {
  ora: (said) => ({ headline: `检验的 ${said.count('tested')} 个集合中有 ${said.count('significant')} 个显著富集`, condition: `${said.has('up_size') ? `上调 ${said.count('up_significant')} 个、下调 ${said.count('down_significant')} 个显著；` : ''}名单 ${said.count('list_size')} 个，背景 ${said.count('background')} 个` }),
  'term-classes': (said) => ({ headline: `${said.count('classified')} 个特征分属 ${said.count('classes')} 类，最多的是“${said.text('most')}”（${said.count('most_count')} 个）`, condition: said.has('up') ? `上调 ${said.count('up')} 个，下调 ${said.count('down')} 个` : `背景 ${said.count('background')} 个` }),
  gsea: (said) => `${said.count('tested')} 个集合中，${said.count('up')} 个富集于得分高的一端，${said.count('down')} 个富集于得分低的一端`,
  ssgsea: (said) =>
    said.has('higher') ? `${said.text('test_group')}相比${said.text('reference')}：${said.count('higher')} 个集合的得分升高，${said.count('lower')} 个降低` : `${said.count('samples')} 个样本中 ${said.count('scored')} 个集合的得分`,
  'da-score': (said) => `${said.count('scored')} 条通路中，${said.count('rising')} 条整体上升，${said.count('falling')} 条整体下降`,
  'motif-logo': (said) => `${said.count('windows')} 条位点序列中找到 ${said.count('motifs')} 个富集的 motif，包含其中 ${said.count('explained')} 条`,
  ksea: (said) => `${said.count('tested')} 种激酶中，${said.count('up')} 种活性升高，${said.count('down')} 种降低`,
  venn: (said) => `${said.count('lists')} 个列表共 ${said.count('names')} 个名称，其中 ${said.count('common')} 个为各列表共有`,
};
