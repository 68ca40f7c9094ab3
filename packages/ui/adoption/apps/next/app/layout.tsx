import '@panome/ui/theme';
import type { ReactNode } from 'react';
import { Providers } from './shared/Providers.tsx';

export const metadata = { title: 'another product', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" suppressHydrationWarning>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
