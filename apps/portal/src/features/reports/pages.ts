import type { PageTable } from '../../shared/routing/pageTable.ts';

export const reportPages: PageTable = {
  '/data-collection/analysis-report': () => import('./list/ReportListPage.tsx'),
  '/data-collection/analysis-report/:id': () => import('./editor/EditorPage.tsx'),
};
