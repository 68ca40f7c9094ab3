import type { PageTable } from '../../shared/routing/pageTable.ts';

export const flowPages: PageTable = {
  '/flows/analysis-list': () => import('./list/FlowListPage.tsx'),
  '/flows/analysis-detail/:id': () => import('./detail/FlowDetailPage.tsx'),
  '/flows/analysis-config-contracted/:id/:versionId': () => import('./config/ContractedPage.tsx'),
  '/flows/analysis-config-uncontracted/:id/:versionId': () => import('./config/UncontractedPage.tsx'),
  '/flows/analysis-config-redo/:mission_id': () => import('./config/RedoPage.tsx'),
  '/flows/union-flow': () => import('./config/UnionPage.tsx'),
  '/support/module-results-view': () => import('./shown/ModuleResultsPage.tsx'),
  '/data-collection/analysis-mission-list': () => import('./missions/MissionListPage.tsx'),
};
