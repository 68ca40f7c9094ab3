import type { PageTable } from '../../shared/routing/pageTable.ts';

export const flowPages: PageTable = {
  '/flows/analysis-list': () => import('./list/FlowListPage.tsx'),
  '/flows/analysis-detail/:id': () => import('./detail/FlowDetailPage.tsx'),
  '/data-collection/analysis-mission-list': () => import('./missions/MissionListPage.tsx'),
};
