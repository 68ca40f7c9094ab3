import { AlertProvider } from '@panome/ui/alert-dialog';
import { LocaleProvider } from '@panome/ui/locale';
import '@panome/ui/theme';
import { ToastProvider } from '@panome/ui/toast';
import { useState } from 'react';
import { CrashPage } from '../app/CrashPage.tsx';
import { refuseMarkup } from '../shared/markup/trustedMarkup.ts';
import { Boundary } from '../shared/page/Boundary.tsx';
import { OwnFigure } from './page/OwnFigure.tsx';
import { TaskFigurePage } from './page/TaskFigurePage.tsx';
import { placeIn } from './source/address.ts';

refuseMarkup();

/** The editor of figures: a chart of a result, which the address names, or a file of one's own. */
export function EditorApp() {
  const [place] = useState(() => placeIn(window.location.search));
  return (
    <LocaleProvider locale="zh-CN">
      <Boundary fallback={() => <CrashPage />}>
        <ToastProvider>
          <AlertProvider>{place ? <TaskFigurePage place={place} /> : <OwnFigure />}</AlertProvider>
        </ToastProvider>
      </Boundary>
    </LocaleProvider>
  );
}
