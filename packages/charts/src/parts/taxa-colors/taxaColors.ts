import type { ChartInput } from '../../model/index.ts';
import { hexToOklab, oklabToHex, type Oklab } from '../../palette/oklab.ts';
import { colorsBesideGroups } from '../../groups/index.ts';
import { chartColors } from '../../theme/index.ts';

/** Colours of `count` taxa, none that of a group; after some 40 they come again. */
export function taxaColors(input: ChartInput, count: number): string[] {
  const colors = colorsBesideGroups(input);
  return Array.from({ length: count }, (_, at) => colors[at % colors.length]!);
}

/** The colour of what is not told apart: between the grid and a neutral mark, so that it is seen on either ground. */
export function othersColor(input: ChartInput): string {
  const [one, other] = [chartColors(input.theme).grid, chartColors(input.theme).neutral].map(hexToOklab) as [
    Oklab,
    Oklab,
  ];
  return oklabToHex([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, (one[2] + other[2]) / 2]);
}
