export type Side = 'top' | 'right' | 'bottom' | 'left';

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const gap = 4;
const margin = 8;

/**
 * Where a floating box goes beside its anchor: on the wanted side, or on the opposite one where only that has room, and never out of the view.
 *
 * @param anchor - In the same coordinates as the view, which begins at 0, 0.
 */
export function place(anchor: Box, size: Size, view: Size, wanted: Side): { left: number; top: number; side: Side } {
  const room = {
    top: anchor.top,
    left: anchor.left,
    bottom: view.height - anchor.top - anchor.height,
    right: view.width - anchor.left - anchor.width,
  };
  const need = (wanted === 'top' || wanted === 'bottom' ? size.height : size.width) + gap + margin;
  const side = room[wanted] < need && room[opposite[wanted]] > room[wanted] ? opposite[wanted] : wanted;
  const centred = { left: anchor.left + (anchor.width - size.width) / 2, top: anchor.top + (anchor.height - size.height) / 2 };
  const beside = {
    top: { ...centred, top: anchor.top - size.height - gap },
    bottom: { ...centred, top: anchor.top + anchor.height + gap },
    left: { ...centred, left: anchor.left - size.width - gap },
    right: { ...centred, left: anchor.left + anchor.width + gap },
  }[side];
  const within = (at: number, length: number, whole: number) => Math.max(margin, Math.min(at, whole - length - margin));
  return { left: within(beside.left, size.width, view.width), top: within(beside.top, size.height, view.height), side };
}
