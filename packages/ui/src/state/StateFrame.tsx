import type { ReactNode } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './State.css.ts';

export type StateFrameProps = PassedOn<'div'> & {
  /** A line drawing in token colours. */
  drawing: ReactNode;
  /** One sentence that says what there is. */
  title: ReactNode;
  /** Why, or what to do. */
  description?: ReactNode;
  /** A line in small print, e.g. an error number. */
  detail?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** `inline` inside a card or a table. */
  variant?: 'page' | 'inline' | undefined;
  /** `alert` for what went wrong; otherwise nothing is announced. */
  role?: 'alert';
};

/** The shape the four states share: a drawing, one sentence, one action. */
export const StateFrame = withRef(function StateFrame({
  drawing,
  title,
  description,
  detail,
  action,
  variant = 'page',
  role,
  ...native
}: StateFrameProps) {
  return (
    <div {...native} className={styles.state({ variant })} role={role}>
      {drawing}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
});
