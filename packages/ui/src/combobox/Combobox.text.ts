import { defineText } from '../locale/index.ts';

export const comboboxText = defineText('Combobox', {
  placeholder: '请选择或输入以搜索',
  clear: '清除选择',
  empty: '没有匹配的选项',
  loading: '加载中',
  count: (count: number) => `${count} 个选项`,
});
