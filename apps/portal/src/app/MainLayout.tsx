import { AlertProvider } from '@panome/ui/alert-dialog';
import { ToastProvider } from '@panome/ui/toast';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../shared/page/Boundary.tsx';
import { refuseMarkup } from '../shared/markup/trustedMarkup.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { useLayoutChoice } from '../shared/theme/layoutStore.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { FrameDialogs } from './FrameDialogs.tsx';
import * as styles from './MainLayout.css.ts';
import { OpenPages } from './OpenPages.tsx';
import { PageArea } from './PageArea.tsx';
import { Refusals } from './Refusals.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeaderPlace } from './useHeaderPlace.ts';

refuseMarkup();

// Loaded after the page: notices and questionnaires, which show once a visit, and the list of uploads.
const Uploads = lazy(async () => ({ default: (await import('../shared/files/uploads/UploadTray.tsx')).Uploads }));
const Notices = lazy(async () => ({ default: (await import('./Notices.tsx')).Notices }));
// Few accounts have any.
const WaitingRoles = lazy(async () => ({ default: (await import('./WaitingRoles.tsx')).WaitingRoles }));

/** The frame of every page but login and maintenance: bar, open pages, content; messages and questions above them. */
export const MainLayout = () => (
  <ToastProvider>
    <AlertProvider>
      <Refusals />
      <Frame />
    </AlertProvider>
  </ToastProvider>
);

function Frame() {
  const { loggedIn, waiting } = useAccess();
  const { pathname } = useLocation();
  const { fixedSidebar, multiTab } = useLayoutChoice();
  const header = useHeaderPlace();
  return (
    <div
      className={styles.frame}
      data-header={header}
      data-side={fixedSidebar ? 'fixed' : undefined}
      data-tabs={multiTab || undefined}
    >
      <TopBar />
      {multiTab && <OpenPages />}
      <ConnectionBar />
      {waiting.length > 0 && (
        <Boundary fallback={() => null}>
          <Suspense>
            <WaitingRoles roles={waiting} />
          </Suspense>
        </Boundary>
      )}
      <main className={styles.main} id="main" tabIndex={-1}>
        <PageArea pathname={pathname} />
      </main>
      {/* What comes beside the page fails beside it: the page stays. */}
      <Boundary fallback={() => null}>
        <Suspense>
          <Notices />
        </Suspense>
      </Boundary>
      <Boundary fallback={() => null}>
        <Suspense>{loggedIn && <Uploads />}</Suspense>
      </Boundary>
      <FrameDialogs />
    </div>
  );
}
