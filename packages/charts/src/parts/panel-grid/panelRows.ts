import type { Rect } from '../../frame/index.ts';

const gap = 18;

/** How small a panel may be, in pixels. */
type PanelRoom = {
  /** Its width where the figure is too narrow for two comfortable ones. */
  readonly narrowest: number;
  readonly comfortable: number;
  readonly lowest: number;
};

/**
 * Panels in a grid over `area`, in as few rows as stay comfortable, filled evenly; those that would be too low to read
 * are left out.
 */
export function panelRows(area: Rect, wanted: number, { comfortable, lowest, narrowest }: PanelRoom): readonly Rect[] {
  const least = area.width < 2 * comfortable ? narrowest : comfortable;
  const most = Math.max(1, Math.min(wanted, Math.floor((area.width + gap) / (least + gap))));
  const rows = Math.max(1, Math.min(Math.ceil(wanted / most), Math.floor((area.height + gap) / (lowest + gap))));
  const count = Math.min(wanted, rows * most);
  const columns = Math.ceil(count / rows);
  const width = Math.floor((area.width - gap * (columns - 1)) / columns);
  const height = Math.floor((area.height - gap * (rows - 1)) / rows);
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (width + gap),
    y: area.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}
