import { fitName, textWidth, type Rect } from '../../frame/index.ts';

const gap = 12;

/**
 * The plots of `count` panels in rows, in the layout that makes them largest: of each the rectangle between its axes.
 *
 * @param left - Room for the vertical axis of a panel.
 * @param head - Room for its title.
 */
export function panelGrid(count: number, area: Rect, left: number, head: number): Rect[] {
  const sizeFor = (across: number) => {
    const down = Math.ceil(count / across);
    return { width: (area.width - gap * (across - 1)) / across, height: (area.height - gap * (down - 1)) / down };
  };
  const side = (across: number): number => Math.min(sizeFor(across).width - left, sizeFor(across).height - head);
  const across = Array.from({ length: count }, (_, i) => i + 1).reduce((best, one) =>
    side(one) > side(best) ? one : best,
  );
  const { height, width } = sizeFor(across);
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(area.x + (at % across) * (width + gap) + left),
    y: Math.round(area.y + Math.floor(at / across) * (height + gap) + head),
    width: Math.max(20, Math.round(width - left)),
    height: Math.max(20, Math.round(height - head)),
  }));
}

/**
 * The words as they are where they fit, else shortened to a width in pixels; empty when not even three characters fit.
 */
export function fitted(words: string, width: number, fontSize: number): string {
  const short = fitName(words, width, fontSize);
  return textWidth(short, fontSize) <= width ? short : '';
}
