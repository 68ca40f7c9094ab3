/** One round of the drawing (specification 9). */
export const loopMs = 2_000;

const smooth = (from: number, to: number, at: number) => {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/**
 * How far the molecules are linked (0–1) and how far the network has become a chart (0–1) at a moment of the loop.
 *
 * The end of the round equals its beginning, so that the loop has no jump.
 */
export function progressAt(ms: number): { readonly linked: number; readonly charted: number } {
  const at = (ms % loopMs) / loopMs;
  return {
    linked: smooth(0, 0.25, at) * (1 - smooth(0.75, 1, at)),
    charted: smooth(0.25, 0.5, at) * (1 - smooth(0.7, 0.95, at)),
  };
}

/** What stands still for those who want no motion: a network halfway to its chart says both. */
export const stillMs = 1_200;
