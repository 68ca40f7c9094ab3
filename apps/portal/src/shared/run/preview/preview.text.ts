import { defineText } from '@panome/ui/locale';

/** The words of the table preview. */
export const previewText = defineText('ToolTablePreview', {
  table: (name: string) => `${name}的内容`,
  line: '行',
  sheet: '工作表',
  encoding: '编码',
  delimiter: '分隔符',
  automatic: '自动识别',
  automaticIs: (found: string) => `自动识别（${found}）`,
  comma: '逗号',
  tab: '制表符',
  semicolon: '分号',
  pipe: '竖线',
  space: '空格',
  range: (from: number, to: number, total: number) =>
    `第 ${from.toLocaleString('en-US')}～${to.toLocaleString('en-US')} 行，共 ${total.toLocaleString('en-US')} 行数据`,
  columns: (from: number, to: number, total: number) => `第 ${from}～${to} 列，共 ${total} 列`,
  earlier: '上一页',
  later: '下一页',
  left: '前面的列',
  right: '后面的列',
  saveFailed: '读取方式未保存',
});
