import type { ChartInput } from '../model/index.ts';
import { distinctColors, schemeColor } from '../palette/index.ts';
import { chartColors } from '../theme/index.ts';
import { symbolAt } from './symbols.ts';

/** How a figure draws the groups: the order of the legend, and a colour and a symbol for each. */
export type GroupScale = {
  /** In the user's order; one nameless level when there are no groups. */
  readonly levels: readonly string[];
  readonly color: (level: string) => string;
  /** An ECharts symbol, so that colour is not the only sign. */
  readonly symbol: (level: string) => string;
  /** The level of a sample; `''` when the scheme does not know it. */
  readonly levelOf: (sample: string) => string;
};

/** Only plain hex reaches an attribute of the SVG: colours come from saved settings and uploaded schemes. */
export const isColor = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');

function orderedLevels(input: ChartInput): readonly string[] {
  const levels = input.groups?.levels ?? [];
  const chosen = (input.settings.groupOrder ?? []).filter((level) => levels.includes(level));
  return [...chosen, ...levels.filter((level) => !chosen.includes(level))];
}

/** Colours: the user's for this figure, then the palette chosen for it, then the scheme's, then the default palette. */
export function groupScale(input: ChartInput): GroupScale {
  const { groups, settings, theme } = input;
  const levels = orderedLevels(input);
  const palette = distinctColors(settings.palette, theme);
  const schemeLevels = groups?.levels ?? [];
  const ofSample = new Map(groups?.samples.map((sample, i) => [sample, groups.group[i]!]));
  const rank = (level: string) => Math.max(0, schemeLevels.indexOf(level));

  const color = (level: string) => {
    if (groups && !schemeLevels.includes(level)) return chartColors(theme).neutral;
    const [own, scheme] = [settings.groupColors?.[level], settings.palette ? undefined : groups?.colors[level]];
    if (isColor(own)) return own;
    return isColor(scheme) ? schemeColor(scheme, theme) : palette[rank(level) % palette.length]!;
  };

  return {
    levels: levels.length > 0 ? levels : [''],
    color,
    symbol: (level) => symbolAt(rank(level)),
    levelOf: (sample) => ofSample.get(sample) ?? '',
  };
}
