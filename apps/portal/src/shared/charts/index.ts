export { createChartSettings, type ChartSettingsStore, type SaveStatus, type SettingsState } from './chartSettings.ts';
export { decodeTables } from './decodeTable.ts';
export { useChartInput } from './useChartInput.ts';
export { useChartSettings, useChartSettingsStore } from './useChartSettings.ts';
export { useSeen } from './useSeen.ts';
