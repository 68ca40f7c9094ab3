import type { Size } from './drawing.ts';

/** A canvas that fills the host and is never in the way of the pointer. */
export function createSurface(host: HTMLElement, zIndex: string) {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', zIndex, pointerEvents: 'none' });
  // A canvas stands where its zIndex says, not where it comes in the page.
  host.prepend(canvas);
  const context = canvas.getContext('2d')!;
  let ratio = 1;
  return {
    context,
    ratio: () => ratio,
    /** Empties it, at the size and the density of the screen. */
    clear: (size: Size) => {
      ratio = window.devicePixelRatio || 1;
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      if (canvas.width === width && canvas.height === height) return context.clearRect(0, 0, width, height);
      canvas.width = width;
      canvas.height = height;
      // As many pixels of the screen as the canvas has: one more or less would blur every edge.
      Object.assign(canvas.style, { width: `${width / ratio}px`, height: `${height / ratio}px` });
    },
    remove: () => canvas.remove(),
  };
}
export type Surface = ReturnType<typeof createSurface>;
