/** Milliseconds in which a server that restarts is expected back. */
const soon = 30_000;

/**
 * How long to wait before the next try, in ms: one to two seconds while the server may be restarting, then ever longer,
 * up to about half a minute. Random, so that the pages of a restarted server do not ask all at once (REL-09).
 *
 * @param away - Milliseconds since it was last reached.
 * @param random - From 0 to 1.
 */
export function reconnectDelay(away: number, random = Math.random()): number {
  return away < soon ? 1_000 + 1_000 * random : Math.min(soon, away / 6) * (0.8 + 0.4 * random);
}
