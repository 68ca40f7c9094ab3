import type { Plot, Span, View } from './plot.ts';

const deepest = { axes: 1 / 2_000, figure: 1 / 16 };
const width = ({ max, min }: Span) => max - min;

/** A span of this width within the full one. */
function within(full: Span, min: number, wanted: number, least: number): Span {
  const wide = Math.min(width(full), Math.max(least, wanted));
  const from = Math.min(full.max - wide, Math.max(full.min, min));
  return { min: from, max: from + wide };
}

const leastOf = (plot: Plot, side: 'x' | 'y') => (plot.of === 'cells' ? 2 : width(plot.full[side]) * deepest[plot.of]);

/** Cells are shown whole: category axes know no half of a name. */
const snapped = (plot: Plot, view: View): View => {
  if (plot.of !== 'cells') return view;
  const whole = ({ max, min }: Span) => ({
    min: Math.floor(min + 0.5 + 1e-9) - 0.5,
    max: Math.ceil(max + 0.5 - 1e-9) - 0.5,
  });
  return { x: whole(view.x), y: whole(view.y) };
};

/** Shows `scale` times as much, keeping the value `at` where it is. */
export function zoomed(plot: Plot, view: View, scale: number, at: { readonly x: number; readonly y: number }): View {
  const side = (key: 'x' | 'y') => {
    const wide = Math.min(width(plot.full[key]), Math.max(leastOf(plot, key), width(view[key]) * scale));
    const share = (at[key] - view[key].min) / width(view[key]);
    return within(plot.full[key], at[key] - share * wide, wide, leastOf(plot, key));
  };
  return snapped(plot, { x: side('x'), y: side('y') });
}

/** Moves by so much of the axes' units, as far as there is something to show. */
export function moved(plot: Plot, view: View, by: { readonly x: number; readonly y: number }): View {
  const side = (key: 'x' | 'y') => {
    const step = plot.of === 'cells' ? Math.round(by[key]) : by[key];
    return within(plot.full[key], view[key].min + step, width(view[key]), leastOf(plot, key));
  };
  return { x: side('x'), y: side('y') };
}

/** Moves the picture with the pointer. */
export function movedByPixels(plot: Plot, view: View, by: { readonly x: number; readonly y: number }): View {
  const x = (-by.x / plot.rect.width) * width(view.x);
  const y = (by.y / plot.rect.height) * width(view.y) * (plot.down ? -1 : 1);
  return moved(plot, view, { x, y });
}

export const middleOf = ({ x, y }: View) => ({ x: (x.min + x.max) / 2, y: (y.min + y.max) / 2 });

/** Shows what lies between two values. */
export function boxed(
  plot: Plot,
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): View {
  const shareOf = (key: 'x' | 'y') => Math.abs(one[key] - other[key]) / width(plot.full[key]);
  const side = (key: 'x' | 'y') => {
    // Without axes both directions are magnified alike, around what was boxed.
    const wide =
      plot.of === 'figure'
        ? Math.max(shareOf('x'), shareOf('y')) * width(plot.full[key])
        : Math.abs(one[key] - other[key]);
    return within(plot.full[key], (one[key] + other[key] - wide) / 2, wide, leastOf(plot, key));
  };
  return snapped(plot, { x: side('x'), y: side('y') });
}

const sameSpan = (one: Span, other: Span) => one.min === other.min && one.max === other.max;
export const sameView = (one: View, other: View): boolean => sameSpan(one.x, other.x) && sameSpan(one.y, other.y);
