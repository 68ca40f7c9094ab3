import type { PageTable } from '../../shared/routing/pageTable.ts';

export const staffPages: PageTable = {
  '/staff': () => import('./inbox/InboxPage.tsx'),
  '/staff/after-sales': () => import('./after-sales/AfterSalesPage.tsx'),
  '/staff/samples': () => import('./samples/SamplesPage.tsx'),
  '/staff/samples/:id': () => import('./samples/SamplePage.tsx'),
  '/staff/questions': () => import('./questions/QuestionsPage.tsx'),
  '/staff/contracts': () => import('./contracts/ContractsPage.tsx'),
  '/staff/delays': () => import('./delays/DelaysPage.tsx'),
  '/staff/rewards': () => import('./rewards/RewardsPage.tsx'),
  '/staff/identities': () => import('./identities/IdentitiesPage.tsx'),
  '/staff/content': () => import('./content/ContentPage.tsx'),
  '/staff/content/:kind/:id': () => import('./content/PiecePage.tsx'),
  '/staff/accounts': () => import('./accounts/AccountsPage.tsx'),
  '/staff/roles': () => import('./roles/RolesPage.tsx'),
  '/staff/tasks': () => import('./operation/TasksPage.tsx'),
  '/staff/outbox': () => import('./operation/OutboxPage.tsx'),
  '/staff/audit': () => import('./operation/AuditPage.tsx'),
  '/staff/maintenance': () => import('./operation/MaintenancePage.tsx'),
};
