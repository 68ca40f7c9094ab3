import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../badge/index.ts';
import * as styles from './SideNav.css.ts';
import type { SideNavGroup, SideNavLink } from './SideNavEntry.ts';
import { SideNavItem } from './SideNavItem.tsx';

type SideNavSectionProps = {
  group: SideNavGroup;
  current: SideNavLink | undefined;
  collapsed: boolean;
  onFollow: () => void;
};

/**
 * A group with its heading button. The collapsed menu has no room for headings and shows the group's icons between
 * lines.
 */
export function SideNavSection({ collapsed, current, group, onFollow }: SideNavSectionProps) {
  const listId = useId();
  const holdsCurrent = current !== undefined && group.entries.includes(current);
  // Untouched, a group is open when the current page lies in it; a choice of the user stays.
  const [chosen, setChosen] = useState<boolean>();
  const open = collapsed || (chosen ?? holdsCurrent);
  const counted = group.entries.filter(({ count = 0 }) => count > 0);
  const counts = counted.map(({ countLabel, label }) => countLabel ?? label).join('，');

  return (
    <li className={styles.section} data-collapsed={collapsed || undefined}>
      {!collapsed && (
        <button
          aria-controls={listId}
          aria-expanded={open}
          className={styles.heading}
          data-current={(holdsCurrent && !open) || undefined}
          onClick={() => setChosen(!open)}
          type="button"
        >
          <span aria-hidden className={styles.icon}>
            {group.icon}
          </span>
          <span className={styles.label}>{group.label}</span>
          {!open && <Badge count={counted.reduce((sum, { count = 0 }) => sum + count, 0)} label={counts} />}
          <ChevronDown aria-hidden className={styles.chevron} size={16} strokeWidth={1.5} />
        </button>
      )}
      <ul
        aria-label={group.label}
        className={styles.group}
        data-collapsed={collapsed || undefined}
        hidden={!open}
        id={listId}
        role="list"
      >
        {group.entries.map((link) => (
          <SideNavItem
            collapsed={collapsed}
            current={link === current}
            key={link.href}
            link={link}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </li>
  );
}
