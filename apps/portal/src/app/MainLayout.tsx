import { AlertProvider } from '@panome/ui/alert-dialog';
import { PermissionProvider, toPermissions } from '@panome/ui/permission-guard';
import { ToastProvider } from '@panome/ui/toast';
import { TopNav } from '@panome/ui/top-nav';
import { Suspense, useMemo } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { UploadTray } from '../shared/files/uploads/index.ts';
import { refuseMarkup } from '../shared/markup/trustedMarkup.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { PageSkeleton } from '../shared/page/index.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './MainLayout.css.ts';
import { NewsTicker } from './NewsTicker.tsx';
import { Notices } from './Notices.tsx';
import { OpenPages } from './OpenPages.tsx';
import { topMenu } from './menus.ts';
import { UserArea } from './UserArea.tsx';
import { builtRoutes } from './builtRoutes.ts';

refuseMarkup();

const hasAiChat = builtRoutes.some((row) => row.path === '/ai-bot/chat');

/** The frame of every page but login and maintenance: fixed bar, open pages, content; messages and questions above them. */
export const MainLayout = () => (
  <ToastProvider>
    <AlertProvider>
      <Frame />
    </AlertProvider>
  </ToastProvider>
);

function Frame() {
  const { loggedIn, marks, permissions } = useAccess();
  const granted = useMemo(() => toPermissions(permissions), [permissions]);
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <TopNav
        current={`#${pathname}`}
        entries={topMenu(marks ?? [], loggedIn)}
        fixedLink={hasAiChat ? <Link to="/ai-bot/chat">AI 助手</Link> : undefined}
        logo={
          <a aria-label="Panome 全组学云首页" className={styles.logo} href="#/home">
            <Logo />
            全组学云
          </a>
        }
        ticker={<NewsTicker />}
        user={<UserArea />}
      />
      <OpenPages />
      <ConnectionBar />
      <main className={styles.main} id="main" tabIndex={-1}>
        <PermissionProvider permissions={granted}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PermissionProvider>
      </main>
      <Notices />
      {loggedIn && <UploadTray />}
    </div>
  );
}
