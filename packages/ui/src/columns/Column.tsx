import { createElement } from 'react';
import type { LayoutElement } from '../box/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { column } from './Columns.css.ts';

export type ColumnProps = NativeProps<'div'> & {
  /** The share of the width, or `content` for no more than it needs. */
  width?: 1 | 2 | 3 | 'content';
  /** The element drawn; `div` by default. */
  as?: LayoutElement;
};

/** One column of `Columns`. */
export const Column = withRef(function Column({ width = 1, as = 'div', ...native }: ColumnProps) {
  return createElement(as, { ...native, className: column({ width: `${width}` }) });
});
