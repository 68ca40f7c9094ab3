import type { PageTable } from '../../shared/routing/pageTable.ts';

export const pointPages: PageTable = {
  '/support/userpoints': () => import('./UserPointsPage.tsx'),
  '/support/points-exchange': () => import('./ExchangePage.tsx'),
  '/support/invited-register': () => import('./InvitePage.tsx'),
};
