import type { PageTable } from '../../shared/routing/pageTable.ts';

export const afterSalesPages: PageTable = {
  '/data-collection/after-sales-list': () => import('./AfterSalesPage.tsx'),
};
