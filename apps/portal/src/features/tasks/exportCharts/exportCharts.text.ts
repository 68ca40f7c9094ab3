/** The words of the export of charts. */
export const exportChartsText = {
  act: '导出图表',
  title: (what: string) => `导出${what}的图表`,
  formats: '导出格式',
  svg: 'SVG 矢量图，可在绘图软件中编辑',
  pdf: 'PDF 矢量图，适合投稿与打印',
  csv: 'CSV 图中数据',
  html: 'HTML 汇总页，含方法说明',
  noFormat: '请至少选择一种格式',
  hint: '图表按任务分文件夹打包为 ZIP，保留您在图上的设置',
  making: '正在生成，图表较多时需要几分钟，请不要关闭页面',
  cancel: '取消',
  export: '导出',
  done: '图表已导出',
} as const;
