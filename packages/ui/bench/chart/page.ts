import * as scenes from '../chart.ts';
import { data, type Kind, type Window } from './data.ts';

type Drawn = { readonly done?: Promise<void>; readonly zoom: (view: Window) => void | Promise<void> };
type Draw = (
  element: HTMLElement,
  given: unknown,
  size: { readonly width: number; readonly height: number },
) => Drawn | Promise<Drawn>;

const element = document.getElementById('root')!;
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
async function painted(): Promise<number> {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(0);
  });
  return performance.now();
}
/** Chromium records 2D drawing and executes it later; reading a pixel makes it draw now. */
function flush(): void {
  for (const canvas of element.querySelectorAll('canvas')) canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
}

let given: ReturnType<(typeof data)[Kind]>;
let drawn: Drawn;

const bench = {
  prepare: (kind: Kind) => void (given = data[kind]()),
  /** Milliseconds to the frame with the whole picture. */
  async draw(kind: Kind): Promise<number> {
    await frame();
    await frame();
    const started = performance.now();
    const draw = (scenes as unknown as Record<string, Draw>)[kind.replace(/\d.*/, '')]!;
    drawn = await draw(element, given, { width: 1000, height: 700 });
    await painted();
    await drawn.done;
    flush();
    return (await painted()) - started;
  },
  /** Pans and zooms, one step a frame. @returns The number of steps. */
  async zoom(steps: number): Promise<number> {
    const { x0, x1, y0, y1 } = given.bounds;
    for (let i = 0; i < steps; i++) {
      const share = (i + 1) / steps;
      const [width, height] = [(x1 - x0) / (1 + 3 * share), (y1 - y0) / (1 + 3 * share)];
      const x = x0 + (x1 - x0) * (0.5 + 0.2 * Math.sin(share * 6.28));
      const y = y0 + (y1 - y0) * (0.4 + 0.1 * Math.cos(share * 6.28));
      await drawn.zoom({ x0: x - width / 2, x1: x + width / 2, y0: y - height / 2, y1: y + height / 2 });
      await frame();
      flush();
      await painted();
    }
    return steps;
  },
};
export type Bench = typeof bench;
Object.assign(window, { bench });
