import { useId, type ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import type { NativeProps } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Stack } from '../stack/index.ts';
import * as styles from './Card.css.ts';

export type CardProps = Omit<NativeProps<'section'>, 'title'> & {
  /** The name of the group; the card is a named region then. */
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Quiet buttons at the end of the title row. */
  actions?: ReactNode;
  /** The level of the title in the page's outline; 2 by default. */
  level?: 2 | 3 | 4;
  /** `none` for a table or a chart that reaches the edge. */
  padding?: 'large' | 'none';
  /** The link in the title takes presses anywhere on the card; other links and buttons in it keep theirs. */
  interactive?: boolean;
  /** What it holds is on its way: lines of its shape stand in the place, the title stays. */
  loading?: boolean;
};

const waiting = (
  <Stack space="small">
    <Skeleton width="80%" />
    <Skeleton />
    <Skeleton width="60%" />
  </Stack>
);

/**
 * A framed group on a page.
 *
 * When not to use: inside another card; use `Stack` with a `Heading`.
 */
export const Card = withRef(function Card({
  title,
  description,
  actions,
  level = 2,
  padding,
  interactive,
  loading = false,
  children,
  ...native
}: CardProps) {
  const titleId = useId();
  const named = title !== undefined && title !== null;
  return (
    <section
      aria-busy={loading || undefined}
      aria-labelledby={named ? titleId : undefined}
      {...native}
      className={styles.card({ interactive })}
    >
      {(named || actions) && (
        <div className={styles.header}>
          <div className={styles.titles}>
            {named && (
              <Heading id={titleId} level={level} size="section">
                {title}
              </Heading>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={styles.body({ padding: loading ? 'large' : padding })}>{loading ? waiting : children}</div>
    </section>
  );
});
