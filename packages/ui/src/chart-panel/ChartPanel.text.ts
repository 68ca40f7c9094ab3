import { defineText } from '../locale/index.ts';

/** The words of ChartPanel. */
export const chartPanelText = defineText('ChartPanel', {
  area: (title: string) => `${title}，可以用方向键查看`,
  areaWhole: (title: string) => `${title}，可以缩放和移动`,
  box: '框选放大',
  broken: '图表无法绘制，请恢复默认设置或刷新后重试',
  cancel: '取消',
  chartData: (title: string) => `${title}的数据`,
  close: '关闭',
  copied: '图片已复制',
  copy: '复制图片',
  csv: '数据（CSV）',
  data: '查看数据表',
  download: '下载',
  editor: '在编辑器中修改',
  empty: '没有可以绘制的数据',
  emptyHelp: '分析结果中没有符合条件的记录',
  exitFull: '退出全屏',
  full: '全屏',
  hideData: '收起数据表',
  json: '设置（JSON）',
  keys: '按方向键逐个查看并读出数值，Shift 加方向键移动，加减号缩放，0 复位',
  keysLabelling: '按方向键逐个查看并读出数值，回车标注，Shift 加方向键移动，加减号缩放，0 复位',
  keysSelecting: '按方向键逐个查看并读出数值，回车选中，Shift 加方向键移动，加减号缩放，0 复位',
  keysWhole: '按加减号缩放，放大后按方向键移动，0 复位',
  lasso: '套索标注',
  lassoSelect: '套索选择',
  loading: '图表加载中',
  pan: '移动',
  picture: (pdf: boolean) => `图片（${pdf ? 'PNG、SVG、PDF' : 'PNG、SVG'}）……`,
  notInstalled: (name: string) => `图表无法绘制：没有安装 ${name}，请运行 npm install ${name} 后重新构建页面`,
  reset: '复位',
  settings: '设置',
  tooMuch: (count: number, limit: number) =>
    `数据太多：${count.toLocaleString('zh-CN')} 条，最多绘制 ${limit.toLocaleString('zh-CN')} 条`,
  tooMuchHelp: '请先筛选，减少要绘制的数据',
  tools: (title: string) => `${title}的工具`,
  uncopied: '浏览器不允许复制图片，请下载后使用',
  unregistered: (series: readonly string[], maps: readonly string[]) =>
    `图表无法绘制：没有登记${[
      series.length > 0 && `图表类型 ${series.join('、')}，请引入提供它的包，用 echarts/core 的 use 登记`,
      maps.length > 0 && `地图 ${maps.join('、')}，请用 echarts/core 的 registerMap 登记`,
    ]
      .filter(Boolean)
      .join('；')}`,
});
