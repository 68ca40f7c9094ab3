import { expect, it } from 'vitest';
import { searchTools, type ToolSummary } from './searchTools.ts';

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
