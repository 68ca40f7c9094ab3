/** How far a reader scrolls down before the bar steps aside, in px. */
const enough = 120;

/**
 * Whether the bar has stepped aside after a scroll from one place to another: down hides it, up brings it back. A few
 * pixels are no intention, and change nothing.
 */
export const stepsAside = (aside: boolean, before: number, now: number): boolean =>
  Math.abs(now - before) > 4 ? now > before && now > enough : aside;
