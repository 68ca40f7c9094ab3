import { defineText } from '../locale/index.ts';

/** The words of ProblemList. */
export const problemListText = defineText('ProblemList', {
  apply: '修复',
  cell: (cell: string) => `单元格 ${cell}`,
  choose: '修复方式',
  column: (column: string) => `列 ${column}`,
  copied: '已复制',
  copyAll: '复制全部',
  copyFailed: '复制失败，请手动选择文字复制',
  count: (count: number) => `共 ${count.toLocaleString('en-US')} 处`,
  error: '错误',
  info: '提示',
  label: '数据问题',
  locate: '定位',
  row: (row: number) => `第 ${row} 行`,
  summary: (errors: number, warnings: number, infos: number) =>
    [
      errors > 0 && `${errors} 个错误`,
      warnings > 0 && `${warnings} 个警告`,
      errors + warnings === 0 && `${infos} 个提示`,
    ]
      .filter(Boolean)
      .join('，'),
  warning: '警告',
});
