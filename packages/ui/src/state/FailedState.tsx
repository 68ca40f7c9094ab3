import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { failedDrawing } from './drawings.tsx';
import { stateText } from './State.text.ts';
import { RequestId } from './RequestId.tsx';
import { StateFrame } from './StateFrame.tsx';

export type FailedStateProps = PassedOn<'div'> & {
  /** What happened and what to do; a general sentence when the reason is not known. */
  message?: ReactNode;
  /** The number under which support finds the error; it can be copied. */
  requestId?: string | undefined;
  /** Asks for the same data again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** `page` for the main area, `inline` inside a card or table; `page` by default. */
  variant?: 'page' | 'inline';
};

/**
 * What belongs here could not be loaded; announced at once.
 *
 * When not to use: for a failed act, where the page is still good; use a toast or `Callout`.
 */
export const FailedState = withRef(function FailedState({
  message,
  requestId,
  onRetry,
  variant,
  ...native
}: FailedStateProps) {
  const text = useText(stateText);
  return (
    <StateFrame
      {...native}
      action={onRetry && <Button onClick={onRetry}>{text.retry}</Button>}
      detail={requestId && <RequestId value={requestId} />}
      drawing={failedDrawing}
      role="alert"
      variant={variant}
      title={message ?? text.failed}
    />
  );
});
