import type { PageTable } from '../../shared/routing/pageTable.ts';

export const supportPages: PageTable = {
  '/help/support': () => import('./SupportPage.tsx'),
};
