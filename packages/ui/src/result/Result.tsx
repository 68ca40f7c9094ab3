import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import * as styles from './Result.css.ts';

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, danger: CircleAlert };

export type ResultProps = {
  /** Chooses drawing and colour; the title says the same in words. */
  tone: keyof typeof icons;
  /** What came of it, e.g. `激活成功`; the heading of the page. */
  title: ReactNode;
  /** What happens next. */
  description?: ReactNode;
  /** The way on; one primary button. */
  actions?: ReactNode;
  /** 2 when the page has a title of its own; 1 by default. */
  level?: 1 | 2;
};

/**
 * The end of a flow: what came of it and the way on.
 *
 * When not to use: for a short confirmation use a toast; where content is missing use one of the states.
 */
export function Result({ tone, title, description, actions, level = 1 }: ResultProps) {
  const Icon = icons[tone];
  return (
    <div className={styles.result}>
      <span aria-hidden className={styles.icon({ tone })}>
        <Icon size={32} strokeWidth={1.5} />
      </span>
      <Heading level={level} size="title">
        {title}
      </Heading>
      {description && <div className={styles.description}>{description}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
