import { builtPages } from '../routing/builtPages.ts';
import type { OmicsFamily } from '@panome/contract/families';

/** In the order of the side menu. */
const pages = [
  'project-description',
  'menu-description',
  'flow-analysis',
  'tool-view',
  'tool-guidance',
  'data-filter',
  'filter-view',
  'data-filter-view',
  'mission-list',
] as const;
export type WorkspacePageId = (typeof pages)[number];

/** The route of a page, as the route table spells it. */
const workspaceRoute = (family: OmicsFamily, page: string): string =>
  `/${family}-modular/:flowId/:versionId/:projectFrom/:sourceFrom/:projectId/:isExample/${page}`;

/** The pages that a family has, with their titles. Which those are follows the route table. */
export const pagesOf = (family: OmicsFamily): readonly { readonly id: WorkspacePageId; readonly title: string }[] =>
  pages.flatMap((id) => {
    const title = builtPages.titleOf(workspaceRoute(family, id));
    return title === undefined ? [] : [{ id, title }];
  });
