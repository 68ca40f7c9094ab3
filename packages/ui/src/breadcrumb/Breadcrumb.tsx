import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Breadcrumb.css.ts';
import { breadcrumbText } from './Breadcrumb.text.ts';
import { BreadcrumbMore } from './BreadcrumbMore.tsx';
import { foldedAt } from './foldedAt.ts';

export type BreadcrumbProps = PassedOn<'nav'> & {
  /** One `Link` for each level above, the outermost first. */
  children?: ReactNode;
  /** The name of this page; not a link. */
  current: ReactNode;
};

/**
 * Where this page lies, and the way up. Of a deep path the middle is under …; narrow windows show the level above only.
 *
 * When not to use: on pages of the first level.
 */
export const Breadcrumb = withRef(function Breadcrumb({ children, current, ...native }: BreadcrumbProps) {
  const text = useText(breadcrumbText);
  const links = Children.toArray(children);
  const levels = links.map((link, index) => ({ link, folded: foldedAt(index, links.length) }));
  const divider = <ChevronRight aria-hidden className={styles.divider} size={14} strokeWidth={1.5} />;
  const folded = levels.filter((level) => level.folded);
  const more = folded.length > 0 && (
    <li
      className={styles.item}
      data-only={folded.some((level) => level.folded === 'always') ? undefined : 'narrow'}
      key="more"
    >
      <BreadcrumbMore>
        {folded.map((level, index) => (
          <li className={styles.foldedItem} data-only={level.folded === 'narrow' ? 'narrow' : undefined} key={index}>
            {level.link}
          </li>
        ))}
      </BreadcrumbMore>
      {divider}
    </li>
  );

  return (
    <nav {...native} aria-label={text.label}>
      <ol className={styles.list} role="list">
        {levels.map((level, index) => [
          // What is folded follows the first level, as it does in the path.
          index === 1 && more,
          level.folded !== 'always' && (
            <li className={styles.item} data-only={level.folded === 'narrow' ? 'wide' : undefined} key={index}>
              <span className={styles.words}>{level.link}</span>
              {divider}
            </li>
          ),
        ])}
        <li className={styles.item}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
});
