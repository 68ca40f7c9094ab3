import type { Drawn, View } from '../../view.ts';
import { keyOf } from '../key.ts';
import { unitsOf, type Spot } from '../units.ts';
import { addElements, type Element } from './elements.ts';
import { filesOf } from './files.ts';
import { marksOf } from './marks.ts';
import type { Picture } from './picture.ts';
import { addSeries } from './series.ts';

type Axes = Pick<Drawn, 'x' | 'y' | 'bare'> & { readonly place: (spot: Spot) => Spot };

/** A single plot keeps its axes and has its marks in their units; anything else is drawn in pixels. */
function axesOf(v: View): Axes {
  const { height, width } = v.input.size;
  const units = (v.axes.x[0] as { show?: boolean } | undefined)?.show === false ? null : unitsOf(v);
  if (!units) {
    return {
      x: { kind: 'number', title: '', min: 0, max: width },
      y: { kind: 'number', title: '', min: 0, max: height, reverse: true },
      bare: true,
      place: (spot) => spot,
    };
  }
  return { x: v.number('x'), y: v.number('y'), place: units };
}

/**
 * A chart whose places the page works out: its outlines, lines and words, as files beside the data.
 *
 * What a chart without a recipe of its own gets.
 */
export function drawn(v: View): Drawn {
  const picture: Picture = { outlines: [], paths: [], words: [], dots: [] };
  addElements(
    picture,
    [(v.drawing.option as { graphic?: Element | readonly Element[] }).graphic ?? []].flat() as readonly Element[],
  );
  addSeries(picture, v);
  const { place, ...axes } = axesOf(v);
  if (!axes.bare) picture.words.length = 0;
  const key = keyOf(v);
  return {
    frames: [v.frame(), ...filesOf(picture, place), ...key.frames],
    marks: [...key.marks, ...marksOf(picture, v.colors.text)],
    ...axes,
    ...key.levels,
    legend: key.levels ? v.base().legend : 'none',
    size: v.input.size,
    remarks: [
      axes.bare
        ? '图形的位置由平台排布，以像素写在各个 CSV 中；data.csv 是图中的数值'
        : '点与线的坐标在各个 CSV 中；data.csv 是图中的数值',
    ],
  };
}
