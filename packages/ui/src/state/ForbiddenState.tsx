import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { forbiddenDrawing } from './drawings.tsx';
import { stateText } from './State.text.ts';
import { StateFrame } from './StateFrame.tsx';

export type ForbiddenStateProps = PassedOn<'div'> & {
  /** Who can open the door; the project's head or support by default. */
  description?: ReactNode;
  /** The one way on, e.g. a request or a link back. */
  action?: ReactNode;
  /** `page` for the main area, `inline` inside a card or table; `page` by default. */
  variant?: 'page' | 'inline';
};

/**
 * What belongs here exists, but this reader may not see it.
 *
 * When not to use: where even its existence is none of the reader's business; say 没有找到 there.
 */
export const ForbiddenState = withRef(function ForbiddenState({
  description,
  action,
  variant,
  ...native
}: ForbiddenStateProps) {
  const text = useText(stateText);
  return (
    <StateFrame
      {...native}
      action={action}
      description={description ?? text.forbiddenHelp}
      drawing={forbiddenDrawing}
      variant={variant}
      title={text.forbidden}
    />
  );
});
