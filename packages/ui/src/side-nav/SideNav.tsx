import { ChevronDown, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useControllable } from '../controllable/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { currentLink } from './currentLink.ts';
import * as styles from './SideNav.css.ts';
import { isGroup, type SideNavEntry } from './SideNavEntry.ts';
import { SideNavItem } from './SideNavItem.tsx';
import { SideNavSection } from './SideNavSection.tsx';
import { sideNavText } from './SideNav.text.ts';
import { useNarrow } from './useNarrow.ts';

export type SideNavProps = PassedOn<'nav'> & {
  /** Links and groups of links, in order. */
  entries: readonly SideNavEntry[];
  /** The page that is open, written like the entries' `href`. */
  current: string;
  /** Names the menu among the page's other navigation: 项目中心. */
  label: string;
  /** 56 px of icons instead of 224 px. Remembering the choice is the caller's work. */
  collapsed?: boolean;
  /** Starts as a strip of icons, when the caller does not control it. */
  defaultCollapsed?: boolean;
  /** A press on the fold button; the place to remember the choice. */
  onCollapsedChange?: (collapsed: boolean) => void;
};

/**
 * The menu of one area at the left of its pages. Narrow windows get a bar above the page instead.
 *
 * When not to use: for the site's areas (TopNav) or for parts of one page (Tabs).
 */
export const SideNav = withRef(function SideNav({
  collapsed: given,
  current,
  defaultCollapsed = false,
  entries,
  label,
  onCollapsedChange,
  ...native
}: SideNavProps) {
  const text = useText(sideNavText);
  const listId = useId();
  const narrow = useNarrow();
  const [strip, setStrip] = useControllable({
    value: given,
    defaultValue: defaultCollapsed,
    onValueChange: onCollapsedChange,
  });
  const [barOpen, setBarOpen] = useState(false);
  const collapsed = !narrow && strip;
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  const link = currentLink(entries, current);
  const closeBar = () => setBarOpen(false);

  return (
    <nav {...native} aria-label={label} className={styles.nav} data-collapsed={collapsed || undefined}>
      {narrow && (
        <button
          aria-controls={listId}
          aria-expanded={barOpen}
          className={styles.heading}
          onClick={() => setBarOpen(!barOpen)}
          type="button"
        >
          <span aria-hidden className={styles.icon}>
            {link?.icon}
          </span>
          <span className={styles.label}>{link?.label ?? text.pages}</span>
          <ChevronDown aria-hidden className={styles.chevron} size={16} strokeWidth={1.5} />
        </button>
      )}
      <ul className={styles.list} hidden={narrow && !barOpen} id={listId} role="list">
        {entries.map((entry) =>
          isGroup(entry) ? (
            <SideNavSection collapsed={collapsed} current={link} group={entry} key={entry.label} onFollow={closeBar} />
          ) : (
            <SideNavItem
              collapsed={collapsed}
              current={entry === link}
              key={entry.href}
              link={entry}
              onFollow={closeBar}
            />
          ),
        )}
      </ul>
      {!narrow && (
        <div className={styles.foot}>
          <IconButton
            aria-expanded={!collapsed}
            icon={<Toggle size={20} strokeWidth={1.5} />}
            label={collapsed ? text.expand : text.collapse}
            onClick={() => setStrip(!collapsed)}
          />
        </div>
      )}
    </nav>
  );
});
