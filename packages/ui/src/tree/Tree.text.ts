import { defineText } from '../locale/index.ts';

export const treeText = defineText('Tree', {
  count: (count: number) => `${count} 项`,
  empty: '还没有内容',
  emptyBranch: '这里没有内容',
  failed: '加载失败，重试',
  found: (count: number) => `找到 ${count} 项`,
  here: '已在此处',
  loading: '加载中',
  noMatch: '没有匹配的名称',
  top: '最上层',
});
