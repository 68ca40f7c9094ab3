export { createChartView } from './chartView.ts';
export type { ChartLook, ChartView, ChartViewEvents } from './chartView.ts';
export type {
  BracketLayer,
  CellLayer,
  ChartColumn,
  ChartDrawing,
  ChartTable,
  DenseLayer,
  EdgeLayer,
  PointLayer,
  Size,
} from './drawing.ts';
export type { Direction } from './find/found.ts';
export type { FigureText } from './frame.ts';
export type { Tool } from './gestures.ts';
export { plotOf } from './plot.ts';
export type { View } from './plot.ts';
