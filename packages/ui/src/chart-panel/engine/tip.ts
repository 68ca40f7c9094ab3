import type { ChartColumn, ChartDrawing, Size } from './drawing.ts';
import type { Pixel } from './plot.ts';

const digits = 4;
const most = 6;

/** A number as a reader needs it: four digits, very small ones as `1.2e-5`. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return '--';
  if (value !== 0 && (Math.abs(value) < 1e-3 || Math.abs(value) >= 1e6)) return value.toExponential(2).replace('e+', 'e');
  return String(Number(value.toPrecision(digits)));
}

export const cellText = (column: ChartColumn, row: number): string => (column.kind === 'text' ? column.values[row]! : readable(column.values[row]!));

/** What stands in the tooltip of point `row`: the first columns of its row. */
export function pointTip({ data }: ChartDrawing, row: number): readonly string[] {
  const [first, ...rest] = data.columns.slice(0, most);
  if (!first) return [];
  return [cellText(first, row), ...rest.map((column) => `${column.label}：${cellText(column, row)}`)];
}

/** A small window by the pointer. Its text is set as text: names come from uploads and are never parsed. */
export function createTip(host: HTMLElement) {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    position: 'absolute', left: '0', top: '0', zIndex: '3', maxWidth: '280px', padding: '6px 10px', borderRadius: '6px', border: '1px solid', pointerEvents: 'none',
    whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontSize: '12px', lineHeight: '18px', visibility: 'hidden', width: 'max-content',
  });
  host.append(box);
  return {
    colors: (background: string, text: string) => Object.assign(box.style, { background, color: text }),
    show: (lines: readonly string[], at: Pixel, size: Size) => {
      const words = lines.join('\n');
      if (box.textContent !== words) box.textContent = words;
      const { offsetHeight, offsetWidth } = box;
      const x = at.x + 14 + offsetWidth > size.width ? at.x - 14 - offsetWidth : at.x + 14;
      const y = Math.min(Math.max(0, at.y + 14), Math.max(0, size.height - offsetHeight));
      Object.assign(box.style, { transform: `translate(${Math.round(Math.max(0, x))}px, ${Math.round(y)}px)`, visibility: 'visible' });
    },
    hide: () => void (box.style.visibility = 'hidden'),
    remove: () => box.remove(),
  };
}
export type Tip = ReturnType<typeof createTip>;
