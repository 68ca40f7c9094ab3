import type { PageTable } from '../../shared/routing/pageTable.ts';

export const toolPages: PageTable = {
  '/tools/tool-list': () => import('./list/ToolListPage.tsx').then(({ ToolListPage }) => ({ Page: ToolListPage })),
  '/tools/detail': () => import('./DetailPage.tsx').then(({ DetailPage }) => ({ Page: DetailPage })),
};
