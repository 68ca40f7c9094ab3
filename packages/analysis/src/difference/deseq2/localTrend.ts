import { blended, commonCurvature, localQuadratic } from './localRegression.ts';
import type { Points, Vertex } from './localRegression.ts';

const share = 0.7;
const widest = 0.8;
/** Limit of halving: with few features neighbours can be so close that no gap is ever narrow enough. */
const deepest = 7;

/**
 * ln dispersion as a smooth of ln mean, features weighted by their means: local quadratics at vertices as dense as the
 * data require, cubics between, beyond the data the curvature of one quadratic through all. As `locfit` with its
 * defaults. Loader 1999, Local Regression and Likelihood, doi:10.1007/b98858.
 *
 * @param means - Of features whose dispersion stands above the smallest; at least one.
 */
export function localTrend(means: Float64Array, dispersions: Float64Array): (mean: number) => number {
  const order = [...means.keys()].toSorted((a, b) => means[a]! - means[b]!);
  const points: Points = {
    x: Float64Array.from(order, (row) => Math.log(means[row]!)),
    y: Float64Array.from(order, (row) => Math.log(dispersions[row]!)),
    weights: Float64Array.from(order, (row) => means[row]!),
  };
  const count = Math.max(1, Math.floor(points.x.length * share));
  const vertexAt = (at: number): Vertex => localQuadratic(points, at, count);
  const vertices = split(vertexAt(points.x[0]!), vertexAt(points.x.at(-1)!), vertexAt, deepest);
  const curvature = commonCurvature(points);
  return (mean) => {
    const x = Math.log(mean);
    const next = vertices.findIndex(({ at }, i) => i > 0 && x < at);
    const to = next < 0 ? vertices.length - 1 : next;
    return Math.exp(blended(vertices[to - 1]!, vertices[to]!, x, curvature));
  };
}

/** Vertices from one to the other, halved while a gap is wide compared with the bandwidth at its ends. */
function split(from: Vertex, to: Vertex, vertexAt: (at: number) => Vertex, depth: number): Vertex[] {
  const reach = Math.min(from.reach, to.reach) || Math.max(from.reach, to.reach);
  if (depth === 0 || !((to.at - from.at) / reach > widest)) return [from, to];
  const middle = vertexAt((from.at + to.at) / 2);
  return [...split(from, middle, vertexAt, depth - 1), ...split(middle, to, vertexAt, depth - 1).slice(1)];
}
