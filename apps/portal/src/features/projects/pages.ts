import type { PageTable } from '../../shared/routing/pageTable.ts';

const report = '/data-collection/report/:has_original_data/:contract_id/:contract_number';

export const projectPages: PageTable = {
  '/data-collection/my-contracts/contract-list': () => import('./contracts/ContractListPage.tsx'),
  '/data-collection/my-contracts/mw-demo-list': () => import('./demos/DemoListPage.tsx'),
  [`${report}/list`]: () => import('./report/ReportsPage.tsx'),
  [`${report}/origin-data`]: () => import('./originals/OriginalsPage.tsx'),
  [`${report}/enquiry`]: () => import('./enquiry/EnquiryPage.tsx'),
  '/data-collection/project-file': () => import('./files/ProjectFilePage.tsx'),
  '/data-collection/contract-report': () => import('./deliveries/ContractReportPage.tsx'),
};
