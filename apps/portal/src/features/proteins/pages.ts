import type { PageTable } from '../../shared/routing/pageTable.ts';

export const proteinPages: PageTable = {
  '/protein-db/home': () => import('./home/HomePage.tsx'),
  '/protein-db/home-module-detail': () => import('./home/ModulePage.tsx'),
  '/protein-db/list-search': () => import('./ListPage.tsx'),
  '/protein-db/advance-search': () => import('./advance/AdvancePage.tsx'),
  '/protein-db/search-results': () => import('./search/ResultsPage.tsx'),
  '/protein-db/protein-detail': () => import('./detail/DetailPage.tsx'),
  '/protein-db/user-inquiry': () => import('./InquiryPage.tsx'),
  '/protein-db/user-guide': () => import('./GuidePage.tsx'),
};
