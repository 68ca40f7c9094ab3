export { createChartView } from './chartView.ts';
export type { ChartColors, ChartView, ChartViewEvents } from './chartView.ts';
export type { CellLayer, ChartColumn, ChartDrawing, ChartTable, PointLayer, Size } from './drawing.ts';
export type { Tool } from './gestures.ts';
export { plotOf } from './plot.ts';
