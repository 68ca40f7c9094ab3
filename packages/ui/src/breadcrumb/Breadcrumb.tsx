import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import * as styles from './Breadcrumb.css.ts';
import { breadcrumbText } from './Breadcrumb.text.ts';

export type BreadcrumbProps = {
  /** One `Link` for each level above, the outermost first. */
  children?: ReactNode;
  /** The name of this page; not a link. */
  current: ReactNode;
};

/**
 * Where this page lies, and the way up.
 *
 * When not to use: on pages of the first level.
 */
export function Breadcrumb({ children, current }: BreadcrumbProps) {
  const text = useText(breadcrumbText);
  return (
    <nav aria-label={text.label}>
      <ol className={styles.list} role="list">
        {Children.map(children, (link) => (
          <li className={styles.item}>
            {link}
            <ChevronRight aria-hidden className={styles.divider} size={14} strokeWidth={1.5} />
          </li>
        ))}
        <li className={styles.item}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
