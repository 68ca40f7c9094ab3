import type { Table } from '@panome/analysis/model';
import type { ChartDefinition, ChartInput } from '../model/index.ts';
import type { Figure } from './figure.ts';
import { printPython } from './python/printPython.ts';
import { printR } from './r/printR.ts';
import { drawn, recipes } from './recipes/index.ts';
import { viewOf } from './view.ts';

/** Code that draws a chart again, and the files it reads. */
export type ChartCode = {
  readonly r: string;
  readonly python: string;
  /** By the name of the file without its ending; `data` is the data of the chart. */
  readonly tables: Readonly<Record<string, Table>>;
};

/** The chart as both languages can draw it: light, at the size it is made for. */
export function figureOf(definition: ChartDefinition, input: Omit<ChartInput, 'size' | 'theme'>): Figure {
  const whole: ChartInput = { ...input, theme: 'light', size: definition.defaultSize };
  const view = viewOf(definition, whole, definition.draw(whole));
  return { ...view.base(), ...(recipes[definition.id] ?? drawn)(view) };
}

/**
 * R and Python code that redraws a chart from its data with the settings it has.
 *
 * @throws What drawing the chart throws.
 */
export function chartCode(definition: ChartDefinition, input: Omit<ChartInput, 'size' | 'theme'>): ChartCode {
  const figure = figureOf(definition, input);
  return {
    r: printR(figure, definition.title),
    python: printPython(figure, definition.title),
    tables: Object.fromEntries(figure.frames.map(({ file, name, table }) => [file ?? name, table])),
  };
}
