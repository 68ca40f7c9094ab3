import { dot } from '../../linear/index.ts';
import { kruskalStress, type OrderedPairs, type StressState } from './kruskalStress.ts';

export type Descent = { readonly points: Float64Array; readonly state: StressState; readonly converged: boolean };

const memory = 12;
const most = 400;
/** The search has settled when this many steps together lower the stress by less than this share. */
const [window, settled] = [8, 1e-6];

/**
 * Lowers the stress from a start by L-BFGS with backtracking (Nocedal & Wright, Numerical Optimization, 7.2).
 *
 * @param start - size × dimensions; not mutated.
 */
export function descend(start: Float64Array, dimensions: number, pairs: OrderedPairs): Descent {
  let points: Float64Array = start.slice();
  const stressOf = kruskalStress(dimensions, pairs);
  let state = stressOf.at(points);
  const ended = (converged: boolean): Descent => ({ points, state: stressOf.whole(points), converged });
  const steps: Float64Array[] = [];
  const changes: Float64Array[] = [];
  const trail = [state.stress];

  for (let iteration = 0; iteration < most; iteration += 1) {
    let direction = newtonLike(state.gradient, steps, changes);
    let slope = dot(direction, state.gradient);
    if (!(slope < 0)) {
      steps.length = changes.length = 0;
      direction = state.gradient.map((value) => -value);
      slope = -dot(state.gradient, state.gradient);
    }
    if (!(slope < 0) || state.stress < 1e-9) return ended(true);
    // A first step as long as the configuration is wide would throw it over.
    const size = Math.sqrt(dot(points, points));
    let length = steps.length === 0 ? Math.min(1, (0.1 * size) / Math.sqrt(dot(direction, direction))) : 1;
    let next: Float64Array | undefined;
    let found: typeof state | undefined;
    for (let attempt = 0; attempt < 25; attempt += 1) {
      next = points.map((value, at) => value + length * direction[at]!);
      found = stressOf.at(next);
      if (found.stress <= state.stress + 1e-4 * length * slope) break;
      found = undefined;
      length /= 2;
    }
    if (!found || !next) {
      if (steps.length === 0) return ended(true);
      steps.length = changes.length = 0;
      continue;
    }
    const [moved, turned] = [
      next.map((value, at) => value - points[at]!),
      found.gradient.map((value, at) => value - state.gradient[at]!),
    ];
    if (dot(moved, turned) > 1e-14) {
      steps.push(moved);
      changes.push(turned);
      if (steps.length > memory) {
        steps.shift();
        changes.shift();
      }
    }
    points = next;
    state = found;
    trail.push(state.stress);
    const before = trail.at(-1 - window);
    if (before !== undefined && before - state.stress < settled * before) return ended(true);
  }
  return ended(false);
}

/** The two-loop recursion. */
function newtonLike(
  gradient: Float64Array,
  steps: readonly Float64Array[],
  changes: readonly Float64Array[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const shares: number[] = [];
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const share = dot(steps[at]!, direction) / dot(steps[at]!, changes[at]!);
    shares[at] = share;
    add(direction, changes[at]!, -share);
  }
  const last = steps.length - 1;
  if (last >= 0) {
    const scale = dot(steps[last]!, changes[last]!) / dot(changes[last]!, changes[last]!);
    for (let i = 0; i < direction.length; i += 1) direction[i]! *= scale;
  }
  for (let at = 0; at < steps.length; at += 1)
    add(direction, steps[at]!, shares[at]! - dot(changes[at]!, direction) / dot(steps[at]!, changes[at]!));
  return direction;
}

function add(to: Float64Array, what: Float64Array, share: number): void {
  for (let i = 0; i < to.length; i += 1) to[i]! += share * what[i]!;
}
