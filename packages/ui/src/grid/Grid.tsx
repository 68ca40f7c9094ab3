import { createElement } from 'react';
import { sprinkles, type BoxProps, type LayoutElement } from '../box/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import { grid, minimum } from './Grid.css.ts';

export type GridProps = NativeProps<'div'> & {
  /** The gap between cells, one value or one a width of the view; `large` (16) by default. */
  space?: BoxProps['gap'];
  /** The least width of a cell, in px; as many columns as fit. 240 by default. */
  minItemWidth?: number;
  /** The element drawn; `div` by default. */
  as?: LayoutElement;
};

/**
 * Cells of equal width, as many a row as fit; one a row on a phone.
 *
 * When not to use: for columns of different width use `Columns`.
 */
export const Grid = withRef(function Grid({ space = 'large', minItemWidth = 240, as = 'div', ...native }: GridProps) {
  return createElement(as, {
    ...native,
    className: `${grid} ${sprinkles({ gap: space })}`,
    style: inlineVars({ [minimum]: `${minItemWidth}px` }),
  });
});
