import type { PageTable } from '../../shared/routing/pageTable.ts';

export const systemPages: PageTable = {
  '/maintain': () => import('./MaintainPage.tsx'),
};
