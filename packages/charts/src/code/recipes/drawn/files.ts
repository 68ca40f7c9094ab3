import type { Column } from '@panome/analysis/model';
import type { Frame } from '../../figure.ts';
import { number, tableFrom, text } from '../table.ts';
import { round, type Spot } from '../units.ts';
import type { Picture, Words } from './picture.ts';

/** The alignment, colour and size by which texts are written together. */
export const lookOf = ({ align, ink = '', size = 0 }: Words): string => `${align} ${ink} ${size}`.trim();

type Place = (spot: Spot) => Spot;

/** A text column with one value per item. */
const words = <T>(name: string, items: readonly T[], say: (item: T) => string): Column => text(name, items.map(say));
const numbers = <T>(name: string, items: readonly T[], say: (item: T) => number): Column =>
  number(name, items.map(say));
const xy = (spots: readonly Spot[], place: Place): Column[] => [
  numbers('x', spots, (spot) => round(place(spot)[0])),
  numbers('y', spots, (spot) => round(place(spot)[1])),
];

/** The corners of shapes, each with the number of its shape. */
const cornersOf = (shapes: readonly { readonly spots: readonly Spot[] }[]) =>
  shapes.flatMap((shape, at) => shape.spots.map((spot) => ({ at, spot })));
/** No frame when there are no rows. */
const file = (name: string, columns: readonly Column[]): Frame[] =>
  columns[0]!.values.length > 0 ? [{ name, table: tableFrom(name, columns) }] : [];

/** What the picture shows as files, in the units of `place`. */
export function filesOf({ dots, outlines, paths, words: written }: Picture, place: Place): Frame[] {
  const [corners, joints] = [cornersOf(outlines), cornersOf(paths)];
  const spotsOf = (list: readonly { readonly spot: Spot }[]) => list.map(({ spot }) => spot);
  return [
    ...file('outlines', [
      numbers('shape', corners, ({ at }) => at + 1),
      ...xy(spotsOf(corners), place),
      words('fill', corners, ({ at }) => outlines[at]!.fill),
      words('strength', corners, ({ at }) => (outlines[at]!.opacity < 0.9 ? 'pale' : 'full')),
    ]),
    ...file('paths', [
      numbers('shape', joints, ({ at }) => at + 1),
      ...xy(spotsOf(joints), place),
      words('stroke', joints, ({ at }) => paths[at]!.stroke),
    ]),
    ...file('dots', [
      ...xy(
        dots.map(({ at }) => at),
        place,
      ),
      words('fill', dots, ({ fill }) => fill),
      numbers('size', dots, ({ size }) => size),
    ]),
    ...file('words', [
      ...xy(
        written.map(({ at }) => at),
        place,
      ),
      words('text', written, (one) => one.text),
      words('look', written, lookOf),
    ]),
  ];
}
