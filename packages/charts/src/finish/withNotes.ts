import type { EChartsOption, TitleComponentOption } from 'echarts';
import { gridRect } from '../frame/index.ts';
import type { ChartDrawing, ChartInput } from '../model/index.ts';
import { chartColors, fontFamily } from '../theme/index.ts';

const fontSize = 10;
/** Above a plot there is room for a line of this height. */
const line = 13;

const titlesOf = ({ title }: EChartsOption): readonly TitleComponentOption[] => [title ?? []].flat();

/** Whether something is drawn above the plot: another plot, or a tree. */
const isTopmost = ({ layers = [], option }: ChartDrawing, y: number): boolean =>
  [option.grid ?? []].flat().every(({ top }) => typeof top === 'number' && top >= y) &&
  layers.every((layer) => layer.kind !== 'brackets' || layer.rect.y >= y);

/** The notes at the upper right of the plot; `null` where something else stands there, or where there is no plot. */
function noteLine(input: ChartInput, drawing: ChartDrawing, text: string): TitleComponentOption | null {
  const { option } = drawing;
  const own = titlesOf(option).filter((title) => title.text !== input.settings.title?.trim());
  if (!option.grid || own.length > 0 || input.settings.legend === 'top') return null;
  const rect = gridRect(option, input.size);
  if (rect.y < line || !isTopmost(drawing, rect.y)) return null;
  return {
    id: 'note',
    text,
    right: Math.max(2, Math.round(input.size.width - rect.x - rect.width)),
    top: rect.y - line,
    padding: 0,
    textStyle: {
      fontFamily,
      fontSize,
      fontWeight: 'normal',
      color: chartColors(input.theme).text,
      width: Math.round(rect.x + rect.width - 4),
      overflow: 'truncate',
    },
  };
}

/** Writes what a figure leaves out into it and into its summary. */
export function withNotes(input: ChartInput, drawing: ChartDrawing): ChartDrawing {
  const { notes = [], option, summary } = drawing;
  if (notes.length === 0) return drawing;
  const note = noteLine(input, drawing, notes.join('；'));
  return {
    ...drawing,
    summary: `${summary.replace(/。$/u, '')}；${notes.join('；')}。`,
    ...(note && { option: { ...option, title: [...titlesOf(option), note] } }),
  };
}
