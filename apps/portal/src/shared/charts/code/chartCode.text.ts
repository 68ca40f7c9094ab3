export const chartCodeText = {
  close: '关闭',
  failed: '代码生成失败，请刷新页面后重试',
  file: '代码',
  help: (files: readonly string[]) => `按当前的设置写成，由 ${files.join('、')} 重新画出这张图，可以继续修改`,
  language: '语言',
  loading: '正在生成代码',
  python: 'Python 代码……',
  r: 'R 代码……',
  save: '下载代码和数据',
  title: (title: string) => `绘图代码：${title}`,
};
