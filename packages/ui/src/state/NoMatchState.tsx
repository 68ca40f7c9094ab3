import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { noMatchDrawing } from './drawings.tsx';
import { stateText } from './State.text.ts';
import { StateFrame } from './StateFrame.tsx';

export type NoMatchStateProps = PassedOn<'div'> & {
  /** Takes the filter or the search away. */
  onClear?: () => void;
  /** What was searched for, when that helps. */
  description?: ReactNode;
  /** `page` for the main area, `inline` inside a card or table; `page` by default. */
  variant?: 'page' | 'inline';
};

/**
 * There are things, but none fits the search or the filter.
 *
 * When not to use: where nothing has been made yet; use `EmptyState`.
 */
export const NoMatchState = withRef(function NoMatchState({ onClear, ...native }: NoMatchStateProps) {
  const text = useText(stateText);
  return (
    <StateFrame
      {...native}
      action={onClear && <Button onClick={onClear}>{text.clear}</Button>}
      drawing={noMatchDrawing}
      title={text.noMatch}
    />
  );
});
