import type { PageTable } from '../../shared/routing/pageTable.ts';

/** The families whose pages have filters (specification 2). */
const families = ['transform', 'micro', 'protein', 'metagenome', 'metabolic'] as const;

const loaders: PageTable = {
  'data-filter': () => import('./builder/DataFilterPage.tsx'),
  'filter-view': () => import('./view/FilterViewPage.tsx'),
  'data-filter-view': () => import('./saved/SavedFiltersPage.tsx'),
};

/** The pages of data filters, one loader a page whichever family it is of. */
export const filterPages: PageTable = Object.fromEntries(
  families.flatMap((family) =>
    Object.entries(loaders).map(([page, load]) => [
      `/${family}-modular/:flowId/:versionId/:projectFrom/:sourceFrom/:projectId/:isExample/${page}`,
      load,
    ]),
  ),
);
