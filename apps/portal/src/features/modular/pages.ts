import type { PageTable } from '../../shared/routing/pageTable.ts';

const families = ['transform', 'micro', 'protein', 'untarget', 'metagenome', 'metabolic', 'single-cell'] as const;

/** One loader a page, whichever family it is of. */
const common: PageTable = {
  'project-description': () => import('./project/ProjectDescriptionPage.tsx'),
  'menu-description': () => import('./menu/MenuDescriptionPage.tsx'),
  'tool-view': () => import('./tool/ToolViewPage.tsx'),
  'tool-guidance': () => import('./guidance/ToolGuidancePage.tsx'),
  'mission-list': () => import('./missions/MissionListPage.tsx'),
};
const oneClick: PageTable = { 'flow-analysis': () => import('./analysis/FlowAnalysisPage.tsx') };

const base = (family: string) => `/${family}-modular/:flowId/:versionId/:projectFrom/:sourceFrom/:projectId/:isExample`;

const steps = '/modular/:flowId/:versionId';

/**
 * A modular analysis step by step, and the pages of the seven families. Single cells have no page of one click
 * (specification 2).
 */
export const modularPages: PageTable = {
  [`${steps}/data-choose`]: () => import('./steps/DataChoosePage.tsx'),
  [`${steps}/description`]: () => import('./steps/DescriptionPage.tsx'),
  [`${steps}/analysis-description`]: () => import('./steps/AnalysisDescriptionPage.tsx'),
  [`${steps}/analysis-chart-edit`]: () => import('./steps/ChartEditPage.tsx'),
  [`${steps}/reports`]: () => import('./steps/ReportsPage.tsx'),
  [`${steps}/analysis-list`]: () => import('./steps/AnalysisListPage.tsx'),
  ...Object.fromEntries(
    families.flatMap((family) =>
      Object.entries({ ...common, ...(family === 'single-cell' ? {} : oneClick) }).map(([page, load]) => [
        `${base(family)}/${page}`,
        load,
      ]),
    ),
  ),
};
