import { defineText } from '../locale/index.ts';

/** The words of ChartPanel. */
export const chartPanelText = defineText('ChartPanel', {
  box: '框选放大',
  broken: '图表无法绘制，请恢复默认设置或刷新后重试',
  chartData: (title: string) => `${title}的数据`,
  csv: '数据（CSV）',
  data: '查看数据表',
  download: '下载',
  empty: '没有可以绘制的数据',
  emptyHelp: '分析结果中没有符合条件的记录',
  exitFull: '退出全屏',
  full: '全屏',
  hideData: '收起数据表',
  json: '设置（JSON）',
  keys: '按加减号缩放，方向键移动，0 复位',
  lasso: '套索标注',
  loading: '图表加载中',
  pan: '移动',
  pdf: 'PDF',
  png: (ratio: number) => `PNG ${ratio} 倍`,
  reset: '复位',
  svg: 'SVG',
  unsaved: '图片太大，浏览器无法生成，请选择较小的倍数',
  tools: (title: string) => `${title}的工具`,
});
