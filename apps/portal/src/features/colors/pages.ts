import type { PageTable } from '../../shared/routing/pageTable.ts';

export const colorPages: PageTable = {
  '/support/color-reference': () => import('./ColorReferencePage.tsx'),
};
