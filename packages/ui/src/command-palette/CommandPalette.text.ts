import { defineText } from '../locale/index.ts';

export const commandPaletteText = defineText('CommandPalette', {
  title: '搜索',
  label: '搜索页面与操作',
  placeholder: '中文、拼音或拼音首字母',
  results: '搜索结果',
  recent: '最近打开',
  loading: (group: string) => `正在查找${group}……`,
  failed: (group: string) => `${group}没有加载成功，按回车重试`,
  none: (query: string) => `没有找到与“${query}”相符的内容，可以换一个词，或用拼音首字母`,
  nothing: '这里还没有内容，输入后开始查找',
  count: (count: number) => `${count} 项结果`,
  choose: '选择',
  open: '打开',
  close: '关闭',
  enter: '回车',
});
