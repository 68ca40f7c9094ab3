import type { PageTable } from '../../shared/routing/pageTable.ts';

export const sharingPages: PageTable = {
  '/data-collection/my-contracts/shared-contract-list': () => import('./SharedPage.tsx'),
};
