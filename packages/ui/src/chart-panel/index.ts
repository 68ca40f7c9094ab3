export { ChartPanel } from './ChartPanel.tsx';
export type { ChartPanelProps } from './ChartPanel.tsx';
export type { ChartState } from './ChartCover.tsx';
export { chartCsv } from './chartCsv.ts';
export { chartPanelText } from './ChartPanel.text.ts';
export type { ChartExportItem } from './ChartPanelToolbar.tsx';
export type { ChartPicture, ChartPictures, UnheldCharacters } from './print/chartPicture.ts';
export type { ChartDownload } from './useChartFiles.ts';
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
} from './engine/drawing.ts';
export type { ChartDraw, ChartRoom } from './useDrawing.ts';
export { toggledLabels } from './chartSettings.ts';
export type { ChartSettings, ChartSettingSpec, ChartSettingsSpec } from './chartSettings.ts';
export { ChartSettingsPanel } from './ChartSettingsPanel.tsx';
export type { ChartSettingsPanelProps } from './ChartSettingsPanel.tsx';
export { chartSettingsText } from './ChartSettingsPanel.text.ts';
export type { ChartLevel } from './ChartLevels.tsx';
export type { ChartPalette } from './ChartPalettePicker.tsx';
