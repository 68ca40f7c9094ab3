import type { CSSProperties } from 'react';

/**
 * A `style` value that sets vanilla-extract variables on one element.
 *
 * @param values - By variable, as `createVar` returns it: `{ [width]: '60%' }`.
 */
export const inlineVars = (values: Record<string, string>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).map(([variable, value]) => [variable.replace(/^var\((.*)\)$/, '$1'), value]),
  );
