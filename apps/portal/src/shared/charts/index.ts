export type { ChartSettingsStore } from './chartSettings.ts';
export { decodeTables } from './decodeTable.ts';
export { EditedPicture } from './EditedPicture.tsx';
export { openFigureEditor } from './figureEditor.ts';
export { pngOfSvg } from './pngOfSvg.ts';
export { useChartInput, useDraw } from './useChartInput.ts';
export { useChartSettings, useChartSettingsStore } from './useChartSettings.ts';
export { useEditedFigure, type FigureTheme } from './useEditedFigure.ts';
export { useSeen } from './useSeen.ts';
