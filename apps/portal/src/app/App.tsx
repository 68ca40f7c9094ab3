import { AlertProvider } from '@panome/ui/alert-dialog';
import { LocaleProvider } from '@panome/ui/locale';
import '@panome/ui/theme';
import { ToastProvider } from '@panome/ui/toast';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { createRouter } from './router.tsx';
import { swrSettings } from './swrSettings.ts';

/** Everything a page may rely on, and the pages. */
export function App() {
  const [router] = useState(createRouter);
  return (
    <LocaleProvider locale="zh-CN">
      <SWRConfig value={swrSettings}>
        <ToastProvider>
          <AlertProvider>
            <RouterProvider router={router} />
          </AlertProvider>
        </ToastProvider>
      </SWRConfig>
    </LocaleProvider>
  );
}
