import { contrastSpec, oneContrast, titled } from '../../parts/contrast/index.ts';
import type { ChartDefinition, ChartDrawing, ChartInput } from '../../model/index.ts';
import { volcano } from './volcano.ts';

function draw(input: ChartInput): ChartDrawing {
  const { counted, name, table } = oneContrast(input, 'result');
  const drawing = volcano.draw({ ...titled(input, name), tables: { result: table } });
  return name === '' ? drawing : { ...drawing, counted, summary: `${name}，${drawing.summary}` };
}

/** The volcano of one comparison out of several. */
export const volcanoContrasts: ChartDefinition = {
  ...volcano,
  id: 'volcano-contrasts',
  title: '火山图（按比较）',
  tables: [{ id: 'result' }],
  settings: [contrastSpec, ...volcano.settings],
  draw,
};
