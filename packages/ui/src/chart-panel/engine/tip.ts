import type { Size } from './drawing.ts';
import type { Pixel } from './plot.ts';

/** A small window by the pointer. Its text is set as text: names come from uploads and are never parsed. */
export function createTip(host: HTMLElement) {
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    zIndex: '3',
    maxWidth: '280px',
    padding: '6px 10px',
    borderRadius: '6px',
    border: '1px solid',
    pointerEvents: 'none',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: '12px',
    lineHeight: '18px',
    visibility: 'hidden',
    width: 'max-content',
  });
  host.append(box);
  return {
    show: (
      lines: readonly string[],
      at: Pixel,
      size: Size,
      { background, text }: { readonly background: string; readonly text: string },
    ) => {
      const words = lines.join('\n');
      if (box.textContent !== words) box.textContent = words;
      const { offsetHeight, offsetWidth } = box;
      const x = at.x + 14 + offsetWidth > size.width ? at.x - 14 - offsetWidth : at.x + 14;
      const y = Math.min(Math.max(0, at.y + 14), Math.max(0, size.height - offsetHeight));
      Object.assign(box.style, {
        background,
        color: text,
        transform: `translate(${Math.round(Math.max(0, x))}px, ${Math.round(y)}px)`,
        visibility: 'visible',
      });
    },
    hide: () => void (box.style.visibility = 'hidden'),
    remove: () => box.remove(),
  };
}
