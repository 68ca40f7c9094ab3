import type { PageTable } from '../../shared/routing/pageTable.ts';

export const accountPages: PageTable = {
  '/user/login': () => import('./LoginPage.tsx'),
};
