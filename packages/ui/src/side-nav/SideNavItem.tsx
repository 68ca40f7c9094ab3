import { Badge } from '../badge/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './SideNav.css.ts';
import type { SideNavLink } from './SideNavEntry.ts';

type SideNavItemProps = { link: SideNavLink; current: boolean; collapsed: boolean; onFollow: () => void };

/** One link of the side menu. Collapsed, its word moves into a tooltip and stays its name. */
export function SideNavItem({ collapsed, current, link, onFollow }: SideNavItemProps) {
  const { count = 0, countLabel } = link;
  const badge = { count, ...(countLabel !== undefined && { label: countLabel }) };
  const name = count > 0 && countLabel ? `${link.label}，${countLabel}` : link.label;
  const anchor = (
    <a aria-current={current ? 'page' : undefined} className={styles.link} href={link.href} onClick={onFollow}>
      <span aria-hidden className={styles.icon}>
        {collapsed ? <Badge {...badge}>{link.icon}</Badge> : link.icon}
      </span>
      {collapsed ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.label}>{link.label}</span>}
      {!collapsed && <Badge {...badge} />}
    </a>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip content={name} side="right">
          {anchor}
        </Tooltip>
      ) : (
        anchor
      )}
    </li>
  );
}
