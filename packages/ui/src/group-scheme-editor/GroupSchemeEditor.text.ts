import { defineText } from '../locale/index.ts';

/** The words of GroupSchemeEditor. */
export const groupSchemeEditorText = defineText('GroupSchemeEditor', {
  add: '添加分组',
  apply: '应用',
  color: (group: string) => `${group}的颜色`,
  count: (count: number) => `${count} 个样本`,
  down: '下移',
  exclude: '不参与分析',
  few: '样本少于 3 个，无法可靠比较',
  guess: '自动识别',
  missing: (names: string) => `未出现的样本：${names}`,
  moveTo: (group: string) => `移到 ${group}`,
  moveSelected: (count: number) => `移到组（已选 ${count} 个）`,
  name: '组名',
  newGroup: (number: number) => `组 ${number}`,
  options: (group: string) => `${group}的操作`,
  paste: '粘贴分组',
  pasteHelp: '每行一个样本：样本名、制表符、组名',
  pasteLabel: '样本与分组',
  remove: '删除分组',
  toUnassigned: '移出分组',
  unassigned: '未分组',
  undo: '撤销',
  unknown: (names: string) => `未识别的样本：${names}`,
  up: '上移',
});
