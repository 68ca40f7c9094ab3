import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import { isCurrent } from './isCurrent.ts';
import * as styles from './TopNav.css.ts';
import { topNavText } from './TopNav.text.ts';
import type { TopNavEntry } from './TopNavEntry.ts';
import { TopNavDrawer } from './TopNavDrawer.tsx';
import { TopNavMore } from './TopNavMore.tsx';
import { useOverflow } from './useOverflow.ts';

export type TopNavProps = PassedOn<'header'> & {
  /** The menu in its order. What does not fit goes under 更多, last entries first. */
  entries: readonly TopNavEntry[];
  /** The page that is open, written like the entries' `href`. The entry whose path begins it is marked. */
  current: string;
  /** The link home. Needs an accessible name. */
  logo: ReactNode;
  /** The link that keeps 95 px at the right edge: the AI chat. Without it nothing is kept free. */
  fixedLink?: ReactNode;
  /** News between the menu and the user area. Left out below 1200 px. */
  ticker?: ReactNode;
  /** Sign-in links or the user's menu. */
  user?: ReactNode;
};

/**
 * The site's bar: home, menu, news, user area. It stays at the top of the window.
 *
 * When not to use: for the pages inside one area (SideNav) or for open pages (MultiTabBar).
 */
export const TopNav = withRef(function TopNav({
  current,
  entries,
  fixedLink,
  logo,
  ticker,
  user,
  ...native
}: TopNavProps) {
  const text = useText(topNavText);
  const { free, ghost, row, visible } = useOverflow(
    `${current}\n${entries.map((entry) => entry.label).join('\n')}`,
    entries.length,
  );
  const hidden = entries.slice(visible);

  return (
    <header {...native} className={styles.bar} data-fixed-link={fixedLink ? '' : undefined}>
      <TopNavDrawer current={current} entries={entries} />
      {logo}
      <nav aria-label={text.menu} className={styles.nav} ref={row}>
        <ul className={styles.row} role="list">
          {entries.slice(0, visible).map((entry) => (
            <li key={entry.href}>
              <a
                aria-current={isCurrent(entry.href, current) ? 'page' : undefined}
                className={styles.entry}
                href={entry.href}
              >
                {entry.label}
              </a>
            </li>
          ))}
        </ul>
        {hidden.length > 0 && <TopNavMore current={current} entries={hidden} />}
        <div aria-hidden className={styles.ghost} ref={ghost}>
          {entries.map((entry) => (
            <span className={styles.entry} data-current={isCurrent(entry.href, current) || undefined} key={entry.href}>
              {entry.label}
            </span>
          ))}
          <span className={styles.entry}>
            {text.more}
            <span className={styles.chevron} />
          </span>
        </div>
      </nav>
      {ticker && (
        <div className={styles.ticker} style={inlineVars({ [styles.freeRoom]: `${free}px` })}>
          {ticker}
        </div>
      )}
      {user && <div className={styles.user}>{user}</div>}
      {fixedLink && <div className={styles.fixed}>{fixedLink}</div>}
    </header>
  );
});
