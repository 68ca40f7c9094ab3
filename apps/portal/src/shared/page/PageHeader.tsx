import { Heading } from '@panome/ui/heading';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';
import { useTitleFocus } from './useTitleFocus.ts';

type PageHeaderProps = {
  /** The object's name rather than the function's; also the window's title and the tab's. */
  readonly title: string;
  readonly description?: ReactNode;
  /** Where the page lies, above the title. */
  readonly above?: ReactNode;
  /** At most one primary button. */
  readonly actions?: ReactNode;
};

/**
 * The head of a page with its only `h1`. After a change of route it takes the focus, so that a screen reader names the
 * page.
 */
export function PageHeader({ above, actions, description, title }: PageHeaderProps) {
  const heading = useTitleFocus(title);

  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {above}
        <Heading level={1} ref={heading} tabIndex={-1}>
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
}
