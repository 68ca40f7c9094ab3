import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Own, { scroller } from '../table.tsx';
import Limit from './limit.tsx';
import type { SceneProps } from './scene.ts';

export type Peer = 'own' | 'limit';

const scenes: Record<Peer, { Scene: ComponentType<SceneProps>; scroller: string }> = {
  own: { Scene: Own, scroller },
  limit: { Scene: Limit, scroller: '#limit' },
};
const root = document.getElementById('root')!;
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** The end of the next frame that was painted. */
async function painted(): Promise<number> {
  await frame();
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(0);
  });
  return performance.now();
}

let given: SceneProps;
let box: HTMLElement;

const bench = {
  /** Makes the rows beforehand, so that memory is counted from there. */
  prepare(rows: number, columns: number) {
    given = {
      cols: Array.from({ length: columns }, (_, at) => ({ key: `c${at}`, title: `C${at}`, width: 120 })),
      rows: Array.from(
        { length: rows },
        (_, row) =>
          Object.fromEntries([
            ['id', `r${row}`],
            ...Array.from({ length: columns }, (__, at) => [`c${at}`, `r${row}c${at}`]),
          ]) as SceneProps['rows'][number],
      ),
      virtual: rows > 500,
      width: 1240,
      height: 700,
    };
  },
  /** Milliseconds to the first painted frame that holds the rows. */
  async mount(peer: Peer) {
    const { Scene, scroller: selector } = scenes[peer];
    await frame();
    await frame();
    const start = performance.now();
    flushSync(() => createRoot(root).render(<Scene {...given} />));
    const end = await painted();
    if (!root.textContent.includes('r5c5')) throw new Error('the rows are not there');
    box = root.querySelector<HTMLElement>(selector) ?? root;
    return end - start;
  },
  /**
   * Four seconds at 100 px a frame, then one second of dragging the scroll bar. The position follows the clock, so a
   * late frame jumps further.
   */
  async scroll(duration: number) {
    const most = box.scrollHeight - box.clientHeight;
    const gaps: number[] = [];
    const start = await frame();
    let before = start;
    while (before - start < duration) {
      const time = before - start;
      const calm = duration * 0.8;
      const way = time < calm ? time * 6 : calm * 6 + (time - calm) * 240;
      const place = way % (2 * most);
      box.scrollTop = place > most ? 2 * most - place : place;
      const now = await frame();
      gaps.push(now - before);
      before = now;
    }
    const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1000) - 1), 0);
    const sorted = gaps.toSorted((one, other) => one - other);
    return {
      longest: sorted.at(-1)!,
      p95: sorted[Math.floor(sorted.length * 0.95)]!,
      dropped: (100 * dropped) / (dropped + gaps.length),
    };
  },
  /** The share of checks that found no row in the middle of the table. */
  async blank(duration: number) {
    const { left, top, width, height } = box.getBoundingClientRect();
    const start = await frame();
    let [now, looks, blank] = [start, 0, 0];
    while (now - start < duration) {
      box.scrollTop = 20_000 + (now - start) * 6;
      now = await frame();
      for (const part of [0.25, 0.5, 0.75]) {
        looks++;
        const found = [-12, 0, 12].some((by) =>
          /^r\d+c\d+$/.test(document.elementFromPoint(left + width / 2, top + height * part + by)?.textContent ?? ''),
        );
        if (!found) blank++;
      }
    }
    return (100 * blank) / looks;
  },
};
export type Bench = typeof bench;
Object.assign(globalThis, { bench });
