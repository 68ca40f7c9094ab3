import { byLevel, byRamp } from '../figure.ts';
import type { Figure } from '../figure.ts';

/** Which aesthetics follow the levels and which follow the ramp. */
export function aestheticsOf({ marks }: Figure): {
  readonly level: ReadonlySet<string>;
  readonly ramp: ReadonlySet<string>;
} {
  const used = { level: new Set<string>(), ramp: new Set<string>() };
  for (const mark of marks) {
    const names =
      mark.mark === 'bars' ||
      mark.mark === 'rects' ||
      mark.mark === 'area' ||
      mark.mark === 'polygons' ||
      mark.mark === 'tiles'
        ? ['fill']
        : mark.mark === 'boxes' || mark.mark === 'summaries' || mark.mark === 'violins'
          ? ['fill', 'colour']
          : ['colour'];
    if (mark.mark === 'cells') used.ramp.add('fill');
    else if (mark.mark === 'strip' || mark.mark === 'ellipses') used.level.add('colour');
    else if ('ink' in mark && mark.ink === byLevel) names.forEach((name) => used.level.add(name));
    else if ('ink' in mark && mark.ink === byRamp) names.forEach((name) => used.ramp.add(name));
    if (mark.mark === 'points' && mark.symbols) used.level.add('shape');
  }
  return used;
}
