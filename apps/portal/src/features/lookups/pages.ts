import type { PageTable } from '../../shared/routing/pageTable.ts';

export const lookupPages: PageTable = {
  '/static-search/kegg-search': () => import('./faces/KeggPage.tsx'),
  '/static-search/string-id-search': () => import('./faces/StringPage.tsx'),
  '/static-search/disease-db-search': () => import('./faces/DiseasePage.tsx'),
  '/static-search/gene-reference-search': () => import('./faces/GenePage.tsx'),
  '/static-search/gene-host-sequence-code-search': () => import('./faces/HostPage.tsx'),
};
