import type { NativeProps } from '../native-props/index.ts';
import * as styles from './Columns.css.ts';

export type ColumnsProps = NativeProps<'div'> & {
  /** The gap between columns; `large` (16) by default. */
  space?: 'small' | 'large' | 'xlarge';
  /** Narrower than this the columns stand one below another; `tablet` (768 px) by default. */
  collapseBelow?: 'tablet' | 'desktop';
};

/** Columns of chosen shares, one below another where there is no room. Its children are `Column`s. */
export function Columns({ space = 'large', collapseBelow = 'tablet', ...native }: ColumnsProps) {
  return <div {...native} className={styles.columns({ space, collapseBelow })} />;
}
