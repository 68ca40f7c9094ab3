import type { ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { RequestId } from '../state/index.ts';
import { drawings } from './drawings.tsx';
import * as styles from './Result.css.ts';

export type ResultProps = PassedOn<'div'> & {
  /** Chooses the drawing; the title says the same in words. */
  tone: keyof typeof drawings;
  /** What came of it, e.g. `激活成功`; the heading of the page. */
  title: ReactNode;
  /** What happens next; for a failure the reason and what to do. */
  description?: ReactNode;
  /** The ways on as buttons; one of them primary. */
  actions?: ReactNode;
  /** The number under which support finds the error; it can be copied. */
  requestId?: string | undefined;
  /** 2 when the page has a title of its own; 1 by default. */
  level?: 1 | 2;
  /** More facts between the words and the buttons, e.g. `Descriptions` or the rows that were left out. */
  children?: ReactNode;
};

/**
 * The end of a flow: what came of it and the way on.
 *
 * When not to use: for a short confirmation use a toast; where content is missing use one of the states.
 */
export const Result = withRef(function Result({
  tone,
  title,
  description,
  actions,
  requestId,
  level = 1,
  children,
  ...native
}: ResultProps) {
  return (
    <div {...native} className={styles.result}>
      {drawings[tone]}
      <div className={styles.words}>
        <Heading level={level} size="title">
          {title}
        </Heading>
        {description && <div className={styles.description}>{description}</div>}
        {requestId && <RequestId value={requestId} />}
      </div>
      {children && <div className={styles.facts}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
});
