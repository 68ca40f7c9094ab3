import { isColor } from '../../groups/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { taxaColors } from '../taxa-colors/index.ts';

/**
 * The colours that a map of these clusters has, with further shades beyond the palette; `groupColors` may name
 * clusters.
 */
export function clusterColors(input: ChartInput, clusters: readonly string[]): string[] {
  return taxaColors(input, clusters.length).map((color, at) => {
    const chosen = input.settings.groupColors?.[clusters[at]!];
    return isColor(chosen) ? chosen : color;
  });
}

/** `簇 3` for a number; any other name unchanged. */
export const clusterLabel = (name: string): string => (/^\d+$/u.test(name) ? `簇 ${name}` : name);
