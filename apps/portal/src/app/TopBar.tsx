import { TopNav } from '@panome/ui/top-nav';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFilledAreas } from '../shared/areas/index.ts';
import { HelpButton } from '../shared/help/index.ts';
import { useNarrow } from '../shared/list/useNarrow.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { useLayoutChoice } from '../shared/theme/layoutStore.ts';
import { builtRoutes } from './builtRoutes.ts';
import { Logo } from './Logo.tsx';
import * as styles from './MainLayout.css.ts';
import { markedAt, topMenu } from './menus.ts';
import { NavTheme } from './NavTheme.tsx';
import { SearchButton } from './palette/SearchButton.tsx';
import { UserArea } from './UserArea.tsx';

const NewsTicker = lazy(async () => ({ default: (await import('./NewsTicker.tsx')).NewsTicker }));
const hasAiChat = builtRoutes.some((row) => row.path === '/ai-bot/chat');
const none = [] as const;

/** Home, areas, news, search and the person. The areas stand at the side where that was chosen and there is room. */
export function TopBar() {
  const { loggedIn, marks } = useAccess();
  const filled = useFilledAreas();
  const { pathname } = useLocation();
  const { layout } = useLayoutChoice();
  const narrow = useNarrow();
  const atSide = layout === 'sidemenu' && !narrow;
  return (
    <NavTheme className={styles.top} dark>
      <TopNav
        current={`#${markedAt(pathname)}`}
        entries={atSide ? none : topMenu(marks ?? [], loggedIn, filled)}
        fixedLink={hasAiChat ? <Link to="/ai-bot/chat">AI 助手</Link> : undefined}
        logo={
          <a aria-label="Panome 全组学云首页" className={styles.logo} href="#/home">
            <Logo />
            全组学云
          </a>
        }
        ticker={
          <Suspense>
            <NewsTicker />
          </Suspense>
        }
        user={
          <>
            <SearchButton />
            <HelpButton />
            <UserArea />
          </>
        }
      />
    </NavTheme>
  );
}
