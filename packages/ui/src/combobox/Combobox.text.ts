import { defineText } from '../locale/index.ts';

export const comboboxText = defineText('Combobox', {
  placeholder: '请选择或输入以搜索',
  clear: '清除选择',
  empty: '没有可选的项',
  noMatch: (query: string) => `没有与“${query}”匹配的选项`,
  advice: '请换一个词，或输入拼音',
  loading: '加载中',
  failed: '选项未能加载，请重试',
  retry: '重试',
  count: (count: number) => `${count} 个选项`,
});
