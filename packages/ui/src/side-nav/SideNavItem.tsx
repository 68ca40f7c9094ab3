import { Tooltip } from '../tooltip/index.ts';
import * as styles from './SideNav.css.ts';
import type { SideNavLink } from './SideNavEntry.ts';

type SideNavItemProps = { link: SideNavLink; current: boolean; collapsed: boolean; onFollow: () => void };

/** One link of the side menu. Collapsed, its word moves into a tooltip and stays its name. */
export function SideNavItem({ collapsed, current, link, onFollow }: SideNavItemProps) {
  const anchor = (
    <a aria-current={current ? 'page' : undefined} aria-label={collapsed ? link.label : undefined} className={styles.link} href={link.href} onClick={onFollow}>
      <span aria-hidden className={styles.icon}>
        {link.icon}
      </span>
      {!collapsed && <span className={styles.label}>{link.label}</span>}
    </a>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip content={link.label} side="right">
          {anchor}
        </Tooltip>
      ) : (
        anchor
      )}
    </li>
  );
}
