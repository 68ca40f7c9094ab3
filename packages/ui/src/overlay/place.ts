import { isRightToLeft } from '../direction/index.ts';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Which edges line up along the side; `center` by default. */
type Align = 'start' | 'center' | 'end';
type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };
type Wish = { side: Side; align?: Align; gap?: number };

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const margin = 8;

const along = (align: Align, start: number, length: number, own: number) =>
  align === 'start' ? start : align === 'end' ? start + length - own : start + (length - own) / 2;

/**
 * Where a floating box goes beside its anchor: on the wanted side, or on the opposite one where only that has room, and
 * never out of the view.
 *
 * @param anchor - In the same coordinates as the view, which begins at 0, 0.
 * @returns The place, the side, and how much room there is on it.
 */
export function place(
  anchor: Box,
  size: Size,
  view: Size,
  { align = 'center', gap = 4, side: wanted }: Wish,
): { left: number; top: number; side: Side; room: number } {
  const rooms = {
    top: anchor.top,
    left: anchor.left,
    bottom: view.height - anchor.top - anchor.height,
    right: view.width - anchor.left - anchor.width,
  };
  const upright = wanted === 'top' || wanted === 'bottom';
  const need = (upright ? size.height : size.width) + gap + margin;
  const side = rooms[wanted] < need && rooms[opposite[wanted]] > rooms[wanted] ? opposite[wanted] : wanted;
  const room = Math.max(0, rooms[side] - gap - margin);
  const height = upright ? Math.min(size.height, room) : size.height;
  const left =
    side === 'left'
      ? anchor.left - size.width - gap
      : side === 'right'
        ? anchor.left + anchor.width + gap
        : along(align, anchor.left, anchor.width, size.width);
  const top =
    side === 'top'
      ? anchor.top - height - gap
      : side === 'bottom'
        ? anchor.top + anchor.height + gap
        : along(align, anchor.top, anchor.height, size.height);
  const within = (at: number, length: number, whole: number) => Math.max(margin, Math.min(at, whole - length - margin));
  return { left: within(left, size.width, view.width), top: within(top, height, view.height), side, room };
}

/** The wish of a page from left to right, where lines are read from right to left. */
const mirrored = ({ align, side, ...wish }: Wish): Wish => ({
  ...wish,
  side: side === 'left' || side === 'right' ? opposite[side] : side,
  ...(align && { align: align === 'start' ? 'end' : align === 'end' ? 'start' : align }),
});

/**
 * Places a `position: fixed` element beside a box of the view. Call it again when either changes.
 *
 * @param wish - As in a page from left to right; where the element is read from right to left, left and right change
 *   places.
 */
export function placeElement(element: HTMLElement, anchor: Box, wish: Wish & { fit?: boolean }): void {
  const root = document.documentElement;
  element.style.maxHeight = '';
  const at = place(
    anchor,
    element.getBoundingClientRect(),
    { width: root.clientWidth, height: root.clientHeight },
    isRightToLeft(element) ? mirrored(wish) : wish,
  );
  element.style.left = `${Math.round(at.left)}px`;
  element.style.top = `${Math.round(at.top)}px`;
  // Only above or below: beside its anchor a box may be as high as the view.
  if (wish.fit && (at.side === 'top' || at.side === 'bottom'))
    element.style.maxHeight = `min(${Math.floor(at.room)}px, 640px)`;
  element.dataset['side'] = at.side;
}
