import '@panome/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Demo } from './shared/Demo.tsx';
import { Providers } from './shared/Providers.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <Demo />
    </Providers>
  </StrictMode>,
);
