import { useEffect, useRef, useState } from 'react';
import { useAppearance } from '@panome/ui/appearance';
import { draw, type Ink } from './draw.ts';
import { stillMs } from './progress.ts';

/** Resizes settle first (specification 9). */
const settleMs = 500;

function inkOf(element: Element): Ink {
  const style = getComputedStyle(element);
  const color = (name: string) => style.getPropertyValue(`--pn-${name}`).trim();
  return {
    line: color('color-border-strong'),
    accent: color('color-border-accent'),
    nodes: ['chart-c1', 'chart-c3', 'chart-c6', 'chart-c8', 'chart-c5', 'chart-c4'].map(color),
  };
}

/** Fits the canvas to its box, at the device's pixels. */
function fit(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const { height, width } = canvas.getBoundingClientRect();
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { width, height };
}

/** Draws the loop into a canvas: still under reduced motion, when paused, and while the tab is hidden. */
export function useDrawing() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useAppearance();
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [paused, setPaused] = useState(still);
  const elapsed = useRef(still ? stillMs : 0);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ink = inkOf(element);
    let size = fit(element, context);
    const paint = () => draw(context, size, ink, elapsed.current);
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        size = fit(element, context);
        paint();
      }, settleMs);
    });
    observer.observe(element);

    let frame = 0;
    let last = performance.now();
    const step = (now: number) => {
      elapsed.current += Math.min(100, now - last);
      last = now;
      paint();
      frame = requestAnimationFrame(step);
    };
    paint();
    if (!paused) frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [paused, theme]);

  return { canvas, paused, toggle: () => setPaused((value) => !value) };
}
