import { chartTokens } from '@panome/tokens';
import type { Theme } from '../model/index.ts';
import { appearanceOf } from './appearanceOf.ts';

/** The colours of a figure that are not data. */
export type ChartColors = {
  readonly background: string;
  readonly text: string;
  readonly axis: string;
  readonly grid: string;
  readonly up: string;
  readonly down: string;
  readonly neutral: string;
};

/** The figure's own colours; `background` is for whoever paints behind the drawing, which itself is transparent. */
export function chartColors(theme: Theme): ChartColors {
  const { bg: background, text, axis, grid, up, down, neutral } = chartTokens(appearanceOf(theme));
  return { background, text, axis, grid, up, down, neutral };
}

/**
 * What journals ask for first (Arial or Helvetica), then Chinese; the same on the page and in an SVG.
 *
 * Single quotes: ECharts writes the family into an attribute between double ones and escapes nothing.
 */
export const fontFamily =
  "Arial, Helvetica, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";
