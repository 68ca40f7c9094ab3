import { defineText } from '../locale/index.ts';

export const multiSelectText = defineText('MultiSelect', {
  placeholder: '请选择或输入以搜索',
  chosen: (count: number) => `已选 ${count} 项`,
  chosenNames: (names: readonly string[]) => `已选 ${names.length} 项：${names.join('、')}`,
  full: (max: number) => `最多选 ${max} 项，已选满；先移除一项再选`,
  left: (count: number, max: number) => `最多选 ${max} 项，还可选 ${max - count} 项`,
  clear: '清除所选',
  chooseAll: (count: number) => `全选 ${count} 项`,
  dropAll: (count: number) => `取消全选 ${count} 项`,
  chooseFound: (count: number) => `选择找到的 ${count} 项`,
  dropFound: (count: number) => `取消选择找到的 ${count} 项`,
});
