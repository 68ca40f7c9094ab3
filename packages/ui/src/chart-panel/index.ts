export { ChartPanel } from './ChartPanel.tsx';
export type { ChartPanelProps } from './ChartPanel.tsx';
export type { ChartState } from './ChartCover.tsx';
export { chartPanelText } from './ChartPanel.text.ts';
export type { ChartDownload } from './ChartPanelToolbar.tsx';
export type { CellLayer, ChartColumn, ChartDrawing, ChartTable, PointLayer, Size } from './engine/drawing.ts';
export { useChartTheme } from './useChartTheme.ts';
export type { ChartDraw } from './useDrawing.ts';
