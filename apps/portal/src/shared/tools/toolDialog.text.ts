import { defineText } from '@panome/ui/locale';

/** Of tables that are not among my files. */
export const storedFirst = '表格会先存到我的文件，再打开所选工具';

export const toolDialogText = defineText('ToolDialog', {
  title: '选择分析工具',
  root: '我的文件',
  stored: (name: string) => `“${name}”已上传到我的文件`,
  uploaded: (name: string) => `“${name}”已上传到我的文件，请选择用它做什么`,
  uploadedBoth: (name: string, groups: string) =>
    `“${name}”与分组表“${groups}”已上传到我的文件，请选择用它们做什么；分组会一起填入`,
  apart: '没有看出哪个是数据表、哪个是它的分组表，两个文件都在这里',
  notRead: '文件已上传到我的文件，但没有读出是什么表',
  view: '查看',
  search: '搜索工具',
  searchExample: '名称、图或拼音，如 火山图',
  fitting: '适合这张表',
  fittingOf: (table: string) => `看起来是${table}，通常按这个次序分析`,
  all: '其他工具',
  looking: '正在看这张表适合什么工具',
  none: '没有找到合适的工具',
  noneHelp: '请换一个词，或清除搜索。',
});
