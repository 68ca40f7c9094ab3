import type { PageTable } from '../../shared/routing/pageTable.ts';

export const homePages: PageTable = {
  '/home': () => import('./HomePage.tsx'),
};
