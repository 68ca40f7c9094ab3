import { Heading } from '@panome/ui/heading';
import { Text } from '@panome/ui/text';
import type { ReactNode } from 'react';
import * as styles from './Account.css.ts';

type AccountPanelProps = { readonly title: string; readonly subtitle?: ReactNode; readonly children: ReactNode };

/** One narrow column with the page's title: login, registration, recovery. */
export const AccountPanel = ({ children, subtitle, title }: AccountPanelProps) => (
  <div className={styles.panel}>
    <header className={styles.head}>
      <Heading level={1} size="title">
        {title}
      </Heading>
      {subtitle && (
        <Text as="p" tone="muted">
          {subtitle}
        </Text>
      )}
    </header>
    {children}
  </div>
);
