import { expect, it } from 'vitest';
import { methods } from '@panome/analysis';
import { searchTools, type ToolSummary } from './searchTools.ts';
import { topics } from '@panome/analysis/topics';

const tool = (id: string, title: string, more: Partial<ToolSummary>): ToolSummary => ({
  id,
  title,
  family: 'f',
  summary: '',
  keywords: [],
  charts: [],
  inputs: [],
  ...more,
});
const tools = [
  tool('pca', '主成分分析', {
    summary: '看样本之间的总体差别',
    keywords: ['PCA', 'zhuchengfen', '离群样本'],
    charts: ['得分图'],
  }),
  tool('two-group', '两组差异检验', {
    summary: '找出两组之间有差异的特征',
    keywords: ['volcano', 'chayi', 'FDR'],
    charts: ['火山图'],
  }),
  tool('heatmap', '聚类热图', { summary: '看特征在样本间的总体模式', keywords: ['heatmap'] }),
];
const found = (query: string) => searchTools(tools, query).map(({ id }) => id);

it.each([
  ['火山图', 'a chart'],
  ['Volcano', 'an English word in any case'],
  ['chayi', 'pinyin'],
  ['lzcyjy', 'the initials of the name'],
  ['hst', 'the initials of a chart'],
  ['我想画一张火山图', 'a question that holds a search word'],
])('finds the two-group test by %s (%s)', (query) => expect(found(query)).toEqual(['two-group']));

it('wants every part of a query', () => expect(found('总体 热图')).toEqual(['heatmap']));
it('puts a match in the name before a match in the summary', () => expect(found('差')[0]).toBe('two-group'));
it('gives all tools in their order without a query', () =>
  expect(found('  ')).toEqual(['pca', 'two-group', 'heatmap']));
it('finds nothing rather than guess', () => expect(found('天气')).toEqual([]));

/** Questions and terms as people type them, and a tool that must stand among the first three. */
const asked: readonly (readonly [query: string, tool: string])[] = [
  ['t检验', 'two-group'],
  ['T 检验', 'two-group'],
  ['两组比较', 'two-group'],
  ['我想看两组有没有差别', 'two-group'],
  ['实验组和对照组有什么不同', 'two-group'],
  ['秩和检验', 'two-group'],
  ['配对样本检验', 'two-group'],
  ['DEG', 'deseq2'],
  ['差异基因', 'deseq2'],
  ['差异表达分析', 'deseq2'],
  ['RNA-seq 差异', 'deseq2'],
  ['哪些基因上调下调', 'deseq2'],
  ['差异蛋白', 'limma'],
  ['差异代谢物', 'differential-metabolites'],
  ['差异菌', 'lefse'],
  ['差异物种', 'lefse'],
  ['三组比较', 'multi-group'],
  ['单因素方差分析', 'multi-group'],
  ['one-way ANOVA', 'multi-group'],
  ['双因素方差分析', 'two-way-anova'],
  ['dotplot', 'ora'],
  ['气泡图', 'ora'],
  ['GO 富集', 'ora'],
  ['KEGG 通路富集分析', 'ora'],
  ['这些基因参与哪些通路', 'ora'],
  ['GSEA', 'gsea'],
  ['ID 转换', 'id-map'],
  ['基因名转换', 'id-map'],
  ['ensembl 转 symbol', 'id-map'],
  ['行列互换', 'table-transpose'],
  ['缺失值怎么办', 'impute'],
  ['missing value imputation', 'impute'],
  ['数据标准化', 'normalize'],
  ['取对数', 'normalize'],
  ['去批次', 'batch'],
  ['ComBat', 'batch'],
  ['主成分', 'pca'],
  ['样本有没有离群', 'pca'],
  ['PLS-DA', 'pls-da'],
  ['VIP', 'opls-da'],
  ['热图', 'heatmap'],
  ['heatmap', 'heatmap'],
  ['样本聚类树', 'hclust'],
  ['火山图', 'two-group'],
  ['volcano', 'volcano'],
  ['韦恩图', 'venn'],
  ['箱线图', 'box-plot'],
  ['boxplot', 'box-plot'],
  ['随时间变化的趋势', 'trend'],
  ['相关性', 'correlation'],
  ['两个指标有没有关系', 'correlation'],
  ['共表达网络', 'wgcna'],
  ['蛋白互作', 'ppi'],
  ['转录组和代谢组联合分析', 'o2pls'],
  ['环境因子与菌群', 'rda'],
  ['alpha 多样性', 'alpha'],
  ['shannon 指数', 'alpha'],
  ['物种组成柱状图', 'composition'],
  ['测序深度够不够', 'rarefaction'],
  ['PERMANOVA', 'permanova'],
  ['adonis', 'permanova'],
  ['菌群功能预测', 'function-profile'],
  ['诊断标志物', 'roc'],
  ['ROC 曲线', 'roc'],
  ['机器学习分类', 'random-forest'],
  ['生存曲线', 'survival'],
  ['cox 回归', 'survival'],
  ['单细胞分群', 'sc-cluster'],
  ['拟时序', 'sc-trajectory'],
  ['细胞通讯', 'sc-communication'],
  ['免疫浸润', 'deconvolution'],
  ['需要多少个样本', 'power'],
  ['标准曲线', 'calibration'],
  ['曼哈顿图', 'manhattan'],
];

const real = methods.map(({ id, title, summary, keywords }): ToolSummary =>
  tool(id, title, { summary, keywords: [...keywords] }),
);

it.each(asked)('“%s” finds %s among the first three', (query, id) =>
  expect(
    searchTools(real, query)
      .slice(0, 3)
      .map((one) => one.id),
  ).toContain(id),
);

it.each(['没有这样的工具', '天气怎么样'])('“%s” finds nothing', (query) =>
  expect(searchTools(real, query)).toEqual([]),
);

it('every topic names tools that exist', () => {
  const ids = new Set(methods.map(({ id }) => id));
  expect(topics.flatMap(({ tools: named }) => named.filter((id) => !ids.has(id)))).toEqual([]);
});
