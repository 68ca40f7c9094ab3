import { defineText } from '../locale/index.ts';

export const tableText = defineText('Table', {
  choose: '选择',
  chooseAll: '选择本页全部',
  chooseRow: (name: string) => `选择 ${name}`,
  columns: '列设置',
  empty: '暂无数据',
  hide: '隐藏此列',
  loading: '加载中',
  moveLeft: '左移',
  moveRight: '右移',
  options: (column: string) => `${column} 的列选项`,
  pin: '固定在左侧',
  reset: '恢复默认',
  resize: (column: string) => `调整 ${column} 的列宽`,
  shown: '显示的列',
  unpin: '取消固定',
});
