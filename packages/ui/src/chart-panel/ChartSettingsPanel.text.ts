import { defineText } from '../locale/index.ts';

/** The words of ChartSettingsPanel. */
export const chartSettingsText = defineText('ChartSettingsPanel', {
  bottom: '下方',
  color: (level: string) => `${level}的颜色`,
  down: (level: string) => `下移${level}`,
  fontSize: '字号',
  groups: '分组的顺序和颜色',
  labels: '标注的名称',
  labelsHelp: '每行一个；也可以在图上点击或用套索选择',
  labelsUnknown: (count: number, names: string) => `图中没有 ${count} 个名称：${names}`,
  legend: '图例位置',
  none: '不显示',
  palette: '配色',
  pixels: '像素',
  pointSize: '点的大小',
  reset: '恢复默认',
  right: '右侧',
  title: '标题',
  top: '上方',
  undo: '撤销',
  up: (level: string) => `上移${level}`,
  xTitle: '横轴标题',
  yTitle: '纵轴标题',
});
