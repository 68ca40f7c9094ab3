import type { ChartDefinition, ChartDrawing, SettingSpec } from '@panome/charts';
import type { ResultDocument } from '../resultTypes.ts';

/**
 * The settings of a chart as they are in this run: with the defaults that its options gave them, so that a control
 * never shows what is not drawn, and with the names of what they count.
 *
 * @param counted - What the drawing found to count. A setting that counts one thing only is left out: there is nothing
 * to choose.
 */
export function settingsOfRun(
  { runDefaults, ...spec }: ChartDefinition,
  options: ResultDocument['options'],
  counted: ChartDrawing['counted'] = {},
): ChartDefinition {
  const stands = runDefaults?.(options) ?? {};
  const settings = spec.settings.flatMap((own): SettingSpec[] => {
    const standing = stands[own.id] === undefined ? own : ({ ...own, default: stands[own.id] } as typeof own);
    const names = counted[own.id];
    if (standing.kind !== 'number' || !names) return [standing];
    return names.length > 1 ? [{ ...standing, names }] : [];
  });
  return { ...spec, settings };
}
