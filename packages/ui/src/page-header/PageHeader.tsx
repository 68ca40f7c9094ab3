import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Text } from '../text/index.ts';
import * as styles from './PageHeader.css.ts';

export type PageHeaderProps = PassedOn<'header'> & {
  /** The name of the object rather than of the function; the only `h1` of the page. */
  title: ReactNode;
  /** One sentence or a few facts below the title. */
  description?: ReactNode;
  /** Where the page lies, e.g. a `Breadcrumb`. */
  above?: ReactNode;
  /** Buttons at the end; at most one primary. They go below the title where there is no room. */
  actions?: ReactNode;
  /** The title, which takes the focus by program, so that a screen reader names the page after a change of route. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/**
 * The head of a page: its title with what can be done.
 *
 * When not to use: for a group on a page use `Card` or a `Heading` of level 2.
 */
export const PageHeader = withRef(function PageHeader({
  above,
  actions,
  description,
  title,
  titleRef,
  ...native
}: PageHeaderProps) {
  return (
    <header {...native} className={styles.header}>
      <div className={styles.titles}>
        {above}
        <Heading level={1} ref={titleRef} tabIndex={-1}>
          {title}
        </Heading>
        {description && (
          <Text as="p" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
});
