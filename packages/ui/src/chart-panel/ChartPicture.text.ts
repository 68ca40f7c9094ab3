import { defineText } from '../locale/index.ts';

/** The words of the dialog that saves a picture of a chart; they come with it. */
export const chartPictureText = defineText('ChartPicture', {
  asPage: '与页面相同（深色）',
  column: '版面',
  density: '分辨率',
  densityVector: '只影响图中的密集点等位图',
  dots: (width: number, height: number) =>
    `图片 ${width.toLocaleString('zh-CN')} × ${height.toLocaleString('zh-CN')} 像素`,
  double: '双栏',
  format: '格式',
  ground: '背景',
  height: '高度',
  light: '浅色',
  missing: (characters: string) => `PDF 的字体没有这些字符：${characters}。继续下载时每个写成 □；SVG 和 PNG 不受影响`,
  oneAndHalf: '1.5 栏',
  onlySeen: '只保存当前放大的部分',
  own: '自定义',
  pictureTitle: (title: string) => `下载图片：${title}`,
  preview: (percent: number) => (percent < 100 ? `预览，缩小到 ${percent}%，文件为纸面大小` : '预览，与纸面一样大'),
  replaced: (characters: string) => `PDF 的字体没有这些字符的原形，写成同一字母的普通形：${characters}`,
  saveFailed: '文件未能生成，请重试',
  shaped: (mm: number) => `按图的比例为 ${mm} mm`,
  single: '单栏',
  takeSvg: '改为 SVG',
  textSize: (least: number, most: number) => `图中文字约 ${least === most ? least : `${least}–${most}`} pt`,
  tooLarge: '图片太大，浏览器无法生成，请减小尺寸或分辨率',
  wholeFigure: '文件中是整张图，不含当前的缩放',
  width: '宽度',
});
