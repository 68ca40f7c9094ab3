import { contrastSpec, oneContrast, titled } from '../../parts/contrast/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { pHistogram } from './pHistogram.ts';

function draw(input: ChartInput): ChartDrawing {
  const { counted, name, table } = oneContrast(input, 'result');
  const drawing = pHistogram.draw({ ...titled(input, name), tables: { result: table } });
  return name === '' ? drawing : { ...drawing, counted, summary: `${name}，${drawing.summary}` };
}

/** The p-values of one comparison out of several: together they would hide the one that went wrong. */
export const pHistogramContrasts: ChartDefinition = {
  ...pHistogram,
  id: 'p-histogram-contrasts',
  title: 'P 值分布（按比较）',
  tables: [{ id: 'result' }],
  settings: [contrastSpec, ...pHistogram.settings],
  draw,
};
