import { startKernel } from './instance.ts';

/** Of point i the ids at `ids[i * room]`… are likely its nearest, `room` of them, none twice. */
export type Found = { readonly ids: Int32Array<ArrayBuffer>; readonly room: number };

const trees = 6;
const mostRounds = 15;
/** Candidates of each kind that a point compares in a round. */
const mostCandidates = 30;
/** The search ends when fewer than this share of all neighbours change in a round. */
const enough = 0.001;
const blockPoints = 4_096;

/**
 * Likely nearest neighbours by descent from random trees (NN-descent): `room` of them, of which the nearest few are
 * nearly always right.
 *
 * @param points - n × `dimensions`, row-major, finite.
 * @param room - At least 1, and at most half of n.
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function foundNeighbours(
  points: Float64Array,
  n: number,
  dimensions: number,
  room: number,
  seed: number,
  progress: (fraction: number) => void,
): Found {
  const depth = Math.ceil(dimensions / 4) * 4;
  const half = (length: number): number => Math.ceil(length / 2);
  const leaf = 2 * (room + 1);
  const panel = 8 * depth * Math.ceil(Math.max(leaf, 2 * mostCandidates + 8) / 8 + 1);
  const kernel = startKernel([
    half(n * depth),
    half(n * room),
    half(n * room),
    half(n * mostCandidates),
    half(n),
    half(n * mostCandidates),
    half(n),
    half(n),
    half(n),
    half(panel),
  ]);
  const [pointsAt, apartAt, idsAt, freshAt, freshCountAt, triedAt, triedCountAt, orderAt, alongAt, panelAt] =
    kernel.addresses as [number, number, number, number, number, number, number, number, number, number];
  pack(points, n, dimensions, depth, kernel.floats(pointsAt, n * depth));
  kernel.beginDescent(
    pointsAt,
    apartAt,
    idsAt,
    freshAt,
    freshCountAt,
    triedAt,
    triedCountAt,
    orderAt,
    alongAt,
    panelAt,
    n,
    depth,
    room,
    mostCandidates,
    seed,
  );
  for (let tree = 0; tree < trees; tree += 1) {
    kernel.plantTree(leaf);
    progress((0.3 * (tree + 1)) / trees);
  }
  for (let round = 0; round < mostRounds; round += 1) {
    kernel.drawCandidates();
    let changed = 0;
    for (let from = 0; from < n; from += blockPoints)
      changed += kernel.joinCandidates(from, Math.min(n, from + blockPoints));
    progress(0.3 + 0.7 * (1 - 0.5 ** (round + 1)));
    if (changed <= enough * n * room) break;
  }
  const ids = kernel.integers(idsAt, n * room);
  for (let at = 0; at < ids.length; at += 1) ids[at]! >>= 1;
  return { ids, room };
}

/**
 * Centred, and scaled by a power of two into the middle of what single precision holds; filled with zeros to whole
 * quarters.
 */
function pack(points: Float64Array, n: number, dimensions: number, depth: number, packed: Float32Array): void {
  const mean = new Float64Array(dimensions);
  for (let i = 0; i < n; i += 1) for (let d = 0; d < dimensions; d += 1) mean[d]! += points[i * dimensions + d]! / n;
  let largest = 0;
  for (let i = 0; i < n; i += 1)
    for (let d = 0; d < dimensions; d += 1)
      largest = Math.max(largest, Math.abs(points[i * dimensions + d]! - mean[d]!));
  const scale = largest > 0 ? 2 ** -Math.round(Math.log2(largest)) : 1;
  for (let i = 0; i < n; i += 1)
    for (let d = 0; d < dimensions; d += 1) packed[i * depth + d] = (points[i * dimensions + d]! - mean[d]!) * scale;
}
