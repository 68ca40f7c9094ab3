import { defineText } from '@panome/ui/locale';

/** The words of the tool list. */
export const toolListText = defineText('ToolList', {
  title: '工具',
  description: '每个工具回答一个问题：选择数据表，确认参数，得到图表、结果表和可直接引用的方法说明',
  search: '搜索工具',
  placeholder: '中文、英文、拼音首字母，或直接写出您的问题',
  families: '工具分类',
  all: '全部',
  recent: '最近使用',
  found: (count: number) => `找到 ${count} 个工具`,
  charts: '图表',
  example: '示例数据',
  exampleOf: (tool: string) => `用示例数据打开${tool}`,
  noMatch: (query: string) => `没有与“${query}”相符的工具，可以换一个词，例如“火山图”“PCA”或“聚类”`,
});
