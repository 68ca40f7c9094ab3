import type { KeyboardEvent } from 'react';

/** Whether lines in the element are read from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * The key as a page from left to right would get it: `ArrowRight` leads on and `ArrowLeft` back, whichever way the
 * element under the handler is read.
 */
export const inlineKey = ({ currentTarget, key }: Pick<KeyboardEvent, 'currentTarget' | 'key'>): string =>
  (isRightToLeft(currentTarget) && opposite[key]) || key;
