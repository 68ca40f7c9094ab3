import { SideNav, type SideNavEntry, type SideNavLink } from '@panome/ui/side-nav';
import { useFilledAreas } from '../shared/areas/index.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { chooseLayout, useLayoutChoice } from '../shared/theme/layoutStore.ts';
import { MenuIcon } from './menuIcons.tsx';
import { centreMenu, markedAt, topMenu, type CentreEntry } from './menus.ts';
import type { RouteRow } from './routeRow.ts';
import { isStaffPath } from './staffRows.ts';
import { useMenuCounts } from './useMenuCounts.ts';

/** Icons of the areas, where they stand at the side. */
const areaIcons: Readonly<Record<string, string>> = {
  '#/home': 'house',
  '#/tools': 'wrench',
  '#/flows': 'workflow',
  '#/tutorials': 'book-open',
};

type SideMenuProps = {
  /** The page in sight. */
  readonly pathname: string;
  /** The areas of the site stand here too, in place of the top bar. */
  readonly areas: boolean;
};

/** The menu at the side: 224 px, or a strip of icons. */
export function SideMenu({ areas, pathname }: SideMenuProps) {
  const { loggedIn, marks } = useAccess();
  const filled = useFilledAreas();
  const { collapsed } = useLayoutChoice();
  const counts = useMenuCounts();
  const staff = isStaffPath(pathname);
  const linkOf = ({ icon, menuTitle, path, title }: RouteRow, grouped: boolean): SideNavLink => {
    const count = counts[path];
    return {
      href: `#${path}`,
      label: (grouped && menuTitle) || title,
      icon: <MenuIcon name={icon} />,
      ...(count && { count: count.count, countLabel: count.label }),
    };
  };
  const entryOf = (entry: CentreEntry): SideNavEntry =>
    'rows' in entry
      ? {
          label: entry.label,
          icon: <MenuIcon name={entry.icon} />,
          entries: entry.rows.map((row) => linkOf(row, true)),
        }
      : linkOf(entry, staff);
  const own = loggedIn ? centreMenu(marks ?? [], staff ? 'staff' : 'centre').map(entryOf) : [];
  const sites = areas
    ? topMenu(marks ?? [], loggedIn, filled)
        .filter(({ href }) => href !== '#/data-collection')
        .map(({ href, label }) => ({ href, label, icon: <MenuIcon name={areaIcons[href]} /> }))
    : [];
  return (
    <SideNav
      collapsed={collapsed}
      current={`#${markedAt(pathname)}`}
      entries={[...sites, ...own]}
      label={areas ? '主菜单' : staff ? '服务后台' : '项目中心'}
      onCollapsedChange={(next) => chooseLayout({ collapsed: next })}
    />
  );
}
