import type { PageTable } from '../../shared/routing/pageTable.ts';

export const overviewPages: PageTable = {
  '/data-collection/preview-center': () => import('./OverviewPage.tsx'),
  '/dashboard': () => import('./dashboard/DashboardPage.tsx'),
};
