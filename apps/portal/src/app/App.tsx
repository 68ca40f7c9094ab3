import { LocaleProvider } from '@panome/ui/locale';
import '@panome/ui/theme';
import { HashRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Boundary } from '../shared/page/Boundary.tsx';
import { CrashPage } from './CrashPage.tsx';
import { SiteRoutes } from './SiteRoutes.tsx';
import { swrSettings } from './swrSettings.ts';

/** What every page relies on, and the pages. Messages and questions stand in the main frame: login shows none. */
export const App = () => (
  <LocaleProvider locale="zh-CN">
    <SWRConfig value={swrSettings}>
      <Boundary fallback={() => <CrashPage />}>
        <HashRouter>
          <SiteRoutes />
        </HashRouter>
      </Boundary>
    </SWRConfig>
  </LocaleProvider>
);
