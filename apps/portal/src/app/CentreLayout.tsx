import { SideNav } from '@panome/ui/side-nav';
import { FileText, Folder, LayoutDashboard, ListChecks, NotebookText, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAccess } from '../shared/session/useAccess.ts';
import { productName } from '../shared/routing/usePageTitle.ts';
import * as styles from './MainLayout.css.ts';
import { centreMenu } from './menus.ts';
import { sideMenuState } from './sideMenuState.ts';

/** Only icons of pages that exist are loaded. */
const icons: Readonly<Record<string, LucideIcon>> = { 'layout-dashboard': LayoutDashboard, 'list-checks': ListChecks, 'notebook-text': NotebookText, folder: Folder };

/** The project centre: side menu of 224 px that collapses, pages, footer. */
export function CentreLayout() {
  const { marks } = useAccess();
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useState(sideMenuState.read);
  const entries = centreMenu(marks ?? []).map(({ icon, path, title }) => {
    const Icon = icons[icon!] ?? FileText;
    return { href: `#${path}`, label: title, icon: <Icon aria-hidden size={20} strokeWidth={1.5} /> };
  });
  const remember = (next: boolean) => {
    setCollapsed(next);
    sideMenuState.write(next);
  };
  return (
    <div className={styles.centre}>
      <div className={styles.side}>
        <div className={styles.stickySide}>
          <SideNav collapsed={collapsed} current={`#${pathname}`} entries={entries} label="项目中心" onCollapsedChange={remember} />
        </div>
      </div>
      <div className={styles.content}>
        <div className={styles.page}>
          <Outlet />
        </div>
        <footer className={styles.footer}>
          <span>{productName}</span>
          <span>分析方法、版本与参数随每份结果一并保存</span>
        </footer>
      </div>
    </div>
  );
}
