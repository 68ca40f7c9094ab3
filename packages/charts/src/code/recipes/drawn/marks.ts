import type { Mark } from '../../figure.ts';
import { round } from '../units.ts';
import { lookOf } from './files.ts';
import type { Picture } from './picture.ts';

/** One mark for each kind, colour and look of things in the picture. */
export function marksOf(picture: Picture, text: string): Mark[] {
  const pale = picture.outlines.filter(({ opacity }) => opacity < 0.9);
  const strength =
    pale.length > 0 ? Math.max(0.15, pale.reduce((sum, { opacity }) => sum + opacity, 0) / pale.length) : 1;
  const strokes = [...new Set(picture.paths.map(({ stroke }) => stroke))];
  const fills = [...new Set(picture.dots.map(({ fill }) => fill))];
  const size = picture.dots.length > 0 ? picture.dots.reduce((sum, one) => sum + one.size, 0) / picture.dots.length : 6;
  const looks = [...new Map(picture.words.map((one) => [lookOf(one), one])).entries()];
  return [
    ...(['pale', 'full'] as const)
      .filter((is) => picture.outlines.some(({ opacity }) => opacity < 0.9 === (is === 'pale')))
      .map((is): Mark => ({
        mark: 'polygons',
        frame: 'outlines',
        where: { column: 'strength', is: [is] },
        x: 'x',
        y: 'y',
        group: 'shape',
        ink: { column: 'fill' },
        opacity: is === 'pale' ? round(strength) : 1,
      })),
    ...strokes.map((stroke): Mark => ({
      mark: 'line',
      frame: 'paths',
      where: { column: 'stroke', is: [stroke] },
      x: 'x',
      y: 'y',
      group: 'shape',
      ink: stroke,
      width: 1,
    })),
    ...fills.map((fill): Mark => ({
      mark: 'points',
      frame: 'dots',
      where: { column: 'fill', is: [fill] },
      x: 'x',
      y: 'y',
      ink: fill,
      size: round(size),
    })),
    ...looks.map(([look, one]): Mark => ({
      mark: 'texts',
      frame: 'words',
      where: { column: 'look', is: [look] },
      x: 'x',
      y: 'y',
      text: 'text',
      at: one.align,
      ...(one.ink && one.ink !== text && { ink: one.ink }),
      ...(one.size && { size: one.size }),
    })),
  ];
}
