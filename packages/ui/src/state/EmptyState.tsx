import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { emptyDrawing } from './drawings.tsx';
import { StateFrame } from './StateFrame.tsx';

export type EmptyStateProps = PassedOn<'div'> & {
  /** What there is nothing of yet, e.g. `还没有任务`. */
  title: ReactNode;
  /** What it is good for, in one sentence. */
  description?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
  /** `page` for the main area, `inline` inside a card or table; `page` by default. */
  variant?: 'page' | 'inline';
};

/**
 * Nothing has been made here yet.
 *
 * When not to use: when a filter hides what there is; use `NoMatchState`.
 */
export const EmptyState = withRef(function EmptyState(native: EmptyStateProps) {
  return <StateFrame {...native} drawing={emptyDrawing} />;
});
