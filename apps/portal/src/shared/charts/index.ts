export type { ChartSettingsStore } from './chartSettings.ts';
export { useChartInput } from './useChartInput.ts';
export { useChartSettings, useChartSettingsStore } from './useChartSettings.ts';
export { useSeen } from './useSeen.ts';
