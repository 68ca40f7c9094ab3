import { FailedState, ForbiddenState, NoMatchState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import type { CallError } from '../api/index.ts';

type ListEmptyProps = {
  error: CallError | undefined;
  /** What the list is narrowed by is taken away with it; without it nothing narrows the list. */
  onClear?: (() => void) | false | undefined;
  onRetry: () => void;
  /** What stands in a list that has no rows because nobody made one yet. */
  children: ReactNode;
};

/** Why there are no rows: no right, not loaded, nothing found, or never used (UX-05). */
export function ListEmpty({ children, error, onClear, onRetry }: ListEmptyProps) {
  if (error?.kind === 'forbidden') return <ForbiddenState />;
  if (error) return <FailedState message={error.what} onRetry={onRetry} requestId={error.requestId || undefined} />;
  return onClear ? <NoMatchState onClear={onClear} /> : children;
}
