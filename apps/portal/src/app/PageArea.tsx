import { permitsRoute } from '@panome/ui/permission-guard';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNarrow } from '../shared/list/useNarrow.ts';
import { productName } from '../shared/routing/usePageTitle.ts';
import { loadPart } from '../shared/routing/loadPart.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { useLayoutChoice } from '../shared/theme/layoutStore.ts';
import { KeptPages } from './kept/KeptPages.tsx';
import { loadCentre } from './loadCentre.ts';
import * as styles from './MainLayout.css.ts';
import { NavTheme } from './NavTheme.tsx';
import { rowAt } from './pageRoutes.tsx';

const SideMenu = lazy(async () => ({ default: (await loadPart(loadCentre)).SideMenu }));

function makeOutlet(): HTMLElement {
  const node = document.createElement('div');
  node.className = styles.page;
  return node;
}

/** The page in sight, with the side menu and the footer of the project centre around its own pages. */
export function PageArea({ pathname }: { pathname: string }) {
  const { collapsed, layout } = useLayoutChoice();
  const { marks } = useAccess();
  const narrow = useNarrow();
  const [outlet] = useState(makeOutlet);
  const place = useCallback((host: HTMLElement | null) => host?.append(outlet), [outlet]);
  const frame = rowAt(pathname)?.layout;
  const isCentre = frame === 'centre';
  const areas = layout === 'sidemenu' && !narrow;
  // For others there is no staff side, and a menu without entries would say that there is.
  const isStaff = frame === 'staff' && permitsRoute(rowAt('/staff')!, marks ?? []);
  const menu = areas || isCentre || isStaff;
  return (
    <div className={styles.area}>
      {menu && (
        <div className={styles.side} data-collapsed={collapsed || undefined}>
          <NavTheme className={styles.sideMenu} dark={areas}>
            <Suspense>
              <SideMenu areas={areas} pathname={pathname} />
            </Suspense>
          </NavTheme>
        </div>
      )}
      <div className={styles.content}>
        <div className={styles.outlet} ref={place} />
        {isCentre && (
          <footer className={styles.footer}>
            <span>{productName}</span>
            <span>分析方法、版本与参数随每份结果一并保存</span>
          </footer>
        )}
      </div>
      <KeptPages outlet={outlet} />
    </div>
  );
}
