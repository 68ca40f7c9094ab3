import type { ChartDefinition } from '@panome/charts';
import type { ResultDocument } from '../resultTypes.ts';

/** The settings of a chart with the defaults that this run gave them, so that a control never shows what is not drawn. */
export function settingsOfRun({ runDefaults, ...spec }: ChartDefinition, options: ResultDocument['options']): ChartDefinition {
  const stands = runDefaults?.(options) ?? {};
  return { ...spec, settings: spec.settings.map((own) => (stands[own.id] === undefined ? own : ({ ...own, default: stands[own.id] } as typeof own))) };
}
