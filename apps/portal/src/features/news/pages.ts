import type { PageTable } from '../../shared/routing/pageTable.ts';

export const newsPages: PageTable = {
  '/news': () => import('./NewsListPage.tsx'),
  '/news/:id': () => import('./NewsPage.tsx'),
};
