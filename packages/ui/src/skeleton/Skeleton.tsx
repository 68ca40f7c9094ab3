import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './Skeleton.css.ts';

const heights = { text: 14, block: 160, circle: 32 };

export type SkeletonProps = PassedOn<'span'> & {
  /** The shape of what comes: lines of text, a block or a round picture. */
  shape?: 'text' | 'block' | 'circle';
  /** In px, or a share of the parent such as `60%`; all of it by default, the height for a circle. */
  width?: number | `${number}%`;
  /** In px; 14 for text, 160 for a block, 32 for a circle. */
  height?: number;
};

/**
 * Holds the place of what is on its way, in its size. It draws nothing for the first 200 ms. Put `aria-busy` on the
 * region around it.
 *
 * When not to use: where the shape of what comes is not known; use `Spinner`.
 */
export const Skeleton = withRef(function Skeleton({
  shape = 'text',
  height = heights[shape],
  width = shape === 'circle' ? height : '100%',
  ...native
}: SkeletonProps) {
  const size = inlineVars({
    [styles.width]: typeof width === 'number' ? `${width}px` : width,
    [styles.height]: `${height}px`,
  });
  return <span {...native} aria-hidden className={styles.skeleton({ shape })} style={size} />;
});
