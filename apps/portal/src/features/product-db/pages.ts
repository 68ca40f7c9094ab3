import type { PageTable } from '../../shared/routing/pageTable.ts';

const load = () => import('./ExperiencePage.tsx');

export const productDbPages: PageTable = {
  '/product-db/home': load,
  '/product-db/project-inquiry': load,
  '/product-db/transform-extraction': load,
  '/product-db/single-cell-spatiotemporal': load,
};
