import { uniform } from '../linear/index.ts';
import type { Graph } from './graph.ts';

const rounds = 300;

/**
 * Places for nodes: neighbours attract, those near each other repel, and a weak pull to the middle keeps parts that are
 * not connected near.
 *
 * Fruchterman & Reingold 1991, Softw. Pract. Exp. 21, 1129. doi:10.1002/spe.4380211102
 *
 * @returns x and y within 0 … 1, the larger side filled; the same for the same graph and seed.
 */
export function forceLayout(
  { size, starts, targets }: Graph,
  module: ArrayLike<number>,
  seed: number,
): { readonly x: Float64Array; readonly y: Float64Array } {
  const random = uniform(seed);
  // Nodes of a module begin side by side on a circle.
  const order = Array.from({ length: size }, (_, node) => node).toSorted((a, b) => module[a]! - module[b]! || a - b);
  const x = new Float64Array(size);
  const y = new Float64Array(size);
  order.forEach((node, at) => {
    const angle = (2 * Math.PI * at) / size;
    x[node] = Math.cos(angle) + 0.02 * (random() - 0.5);
    y[node] = Math.sin(angle) + 0.02 * (random() - 0.5);
  });
  const spring = 1.6 / Math.sqrt(Math.max(1, size));
  const reach = (5 * spring) ** 2;
  const room = Float64Array.from({ length: size }, (_, i) => Math.sqrt(1 + (starts[i + 1]! - starts[i]!) / 2));
  const [dx, dy] = [new Float64Array(size), new Float64Array(size)];
  for (let round = 0; round < rounds; round += 1) {
    dx.fill(0);
    dy.fill(0);
    for (let i = 0; i < size; i += 1) {
      for (let j = i + 1; j < size; j += 1) {
        const [ux, uy] = [x[i]! - x[j]!, y[i]! - y[j]!];
        const square = ux * ux + uy * uy;
        // Parts that are not connected need not flee each other across the whole figure, and hubs need room for their
        // neighbours.
        if (square > reach) continue;
        const push = (room[i]! * room[j]! * spring * spring) / Math.max(1e-9, square);
        dx[i]! += ux * push;
        dy[i]! += uy * push;
        dx[j]! -= ux * push;
        dy[j]! -= uy * push;
      }
      for (let e = starts[i]!; e < starts[i + 1]!; e += 1) {
        const j = targets[e]!;
        const [ux, uy] = [x[i]! - x[j]!, y[i]! - y[j]!];
        const pull = Math.sqrt(ux * ux + uy * uy) / spring;
        dx[i]! -= ux * pull;
        dy[i]! -= uy * pull;
      }
      dx[i]! -= x[i]! * 1.2;
      dy[i]! -= y[i]! * 1.2;
    }
    const heat = 0.12 * (1 - round / rounds) + 0.001;
    for (let i = 0; i < size; i += 1) {
      const length = Math.hypot(dx[i]!, dy[i]!);
      const step = Math.min(length * 0.5, heat) / Math.max(length, 1e-12);
      x[i]! += dx[i]! * step;
      y[i]! += dy[i]! * step;
    }
  }
  return fitted(x, y);
}

function fitted(x: Float64Array, y: Float64Array): { x: Float64Array; y: Float64Array } {
  const range = (values: Float64Array): [number, number] => [
    values.reduce((a, b) => Math.min(a, b), Infinity),
    values.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  const [[left, right], [bottom, top]] = [range(x), range(y)];
  const side = Math.max(right - left, top - bottom) || 1;
  const within = (values: Float64Array, low: number, high: number): Float64Array =>
    values.map((value) => Math.round((0.5 + (value - (low + high) / 2) / side) * 1e6) / 1e6);
  return { x: within(x, left, right), y: within(y, bottom, top) };
}
