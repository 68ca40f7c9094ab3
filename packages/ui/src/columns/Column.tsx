import type { NativeProps } from '../native-props/index.ts';
import { column } from './Columns.css.ts';

export type ColumnProps = NativeProps<'div'> & {
  /** The share of the width, or `content` for no more than it needs. */
  width?: 1 | 2 | 3 | 'content';
};

/** One column of `Columns`. */
export function Column({ width = 1, ...native }: ColumnProps) {
  return <div {...native} className={column({ width: `${width}` })} />;
}
