import { paletteColors, schemeColor, type Theme } from '@panome/charts';
import type { ChartLevel } from '@panome/ui/chart-panel';
import type { ResultDocument } from '../resultTypes.ts';

/**
 * The groups with the colours of the run's scheme; one without takes the default palette in order, as the charts do.
 */
export function levelsOf(groups: ResultDocument['groups'], theme: Theme): ChartLevel[] {
  const palette = paletteColors(undefined, 'categorical', theme);
  return (groups?.levels ?? []).map((name, at) => ({
    name,
    color: groups!.colors[name] ? schemeColor(groups!.colors[name], theme) : palette[at % palette.length]!,
  }));
}
