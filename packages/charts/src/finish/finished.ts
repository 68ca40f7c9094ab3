import { whileDrawing } from '../frame/index.ts';
import type { ChartDefinition } from '../model/index.ts';
import { withNotes } from './withNotes.ts';
import { wholeNamesIn } from './wholeNames.ts';

/**
 * A chart whose drawings say what they leave out, know the whole names behind the shortened ones, and carry what was
 * changed on their elements.
 */
export const finished = (chart: ChartDefinition): ChartDefinition => ({
  ...chart,
  draw: (input) => {
    const { dropped, made, whole } = whileDrawing(() => chart.draw(input));
    const wholeNames = wholeNamesIn(made.option, whole);
    const notes = [...(made.notes ?? []), ...(dropped > 0 ? [`另有 ${dropped} 个标签没有空位，未显示`] : [])];
    return withNotes(input, {
      ...made,
      ...(notes.length > 0 && { notes }),
      ...(Object.keys(wholeNames).length > 0 && { wholeNames }),
      ...(input.settings.edits && { edits: input.settings.edits }),
    });
  },
});
