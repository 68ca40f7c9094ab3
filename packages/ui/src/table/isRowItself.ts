import type { MouseEvent } from 'react';

/**
 * Whether a click means the row: a link or button inside does its own work, and what floats above the page still
 * bubbles through the row that opened it.
 */
export const isRowItself = ({ currentTarget, target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, label, textarea, select, [role="menuitem"]') === null;
