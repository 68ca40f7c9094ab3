import type { ChartInput } from '../model/index.ts';
import { colorDistance, hexToOklab } from '../palette/oklab.ts';
import { distinctColors } from '../palette/index.ts';
import { groupScale } from './groupScale.ts';

/** Colours nearer than this in OKLab are taken for one another where they stand apart, in a legend and a plot. */
const leastDistance = 0.09;

/**
 * Colours for what is no group (taxa, clusters, batches), none of which is taken for that of a group: a reader has
 * learnt the colours of the groups from the figure before.
 */
export function colorsBesideGroups(input: ChartInput): readonly string[] {
  const all = distinctColors(input.settings.palette, input.theme);
  if (!input.groups) return all;
  const scale = groupScale(input);
  const taken = scale.levels.map((level) => hexToOklab(scale.color(level)));
  const apart = all.filter((color) => taken.every((own) => colorDistance(own, hexToOklab(color)) >= leastDistance));
  // So many groups that they leave none: then the later ones, which only the last groups have.
  return apart.length > 0 ? apart : all.slice(taken.length % all.length);
}
