export type { ChartSettingsStore } from './chartSettings.ts';
export { decodeTables } from './decodeTable.ts';
export { openFigureEditor } from './figureEditor.ts';
export { pngOfSvg } from './pngOfSvg.ts';
export { useChartInput, useDraw } from './useChartInput.ts';
export { useChartSettings, useChartSettingsStore } from './useChartSettings.ts';
export { useSeen } from './useSeen.ts';
