import type { PageTable } from '../../shared/routing/pageTable.ts';

export const reportPages: PageTable = {
  '/data-collection/analysis-report': () => import('./list/ReportListPage.tsx'),
};
