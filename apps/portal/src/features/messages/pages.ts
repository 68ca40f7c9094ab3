import type { PageTable } from '../../shared/routing/pageTable.ts';

export const messagePages: PageTable = {
  '/support/message': () => import('./MessagesPage.tsx'),
};
