import { omicsFamilies } from '@panome/contract/families';
import { workspacePath } from '../workspace/workspaceAddress.ts';
import type { FlowRun } from './flowTypes.ts';

export const flowListPath = '/flows/analysis-list';
export const flowPath = (flow: string): string => `/flows/analysis-detail/${encodeURIComponent(flow)}`;
export const redoRunPath = (run: string): string => `/flows/analysis-config-redo/${encodeURIComponent(run)}`;
export const runListPath = '/data-collection/analysis-mission-list';

/** What came out of a run, to be looked at only. */
export const shownRunPath = (run: string): string => `/support/module-results-view?run=${encodeURIComponent(run)}`;

/** The configuration of a flow for a delivered project, or for files of one's own. */
export const configPath = (
  kind: 'contracted' | 'uncontracted',
  flow: string,
  version: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(query).toString();
  return `/flows/analysis-config-${kind}/${encodeURIComponent(flow)}/${encodeURIComponent(version)}${search && `?${search}`}`;
};

/** A run by itself, whatever has become of its project and version. */
export const runPath = (run: string): string => `${runListPath}?run=${encodeURIComponent(run)}`;
export const compareRunsPath = (left: string, right: string): string =>
  `${runListPath}?${new URLSearchParams({ compare: `${left},${right}` }).toString()}`;

/** The pages of a family on the data of a run; undefined for several projects together. */
export function workspaceOfRun(
  run: Pick<
    FlowRun,
    'family' | 'flow_id' | 'is_example' | 'project_from' | 'project_id' | 'source_from' | 'version_id'
  >,
  page: string,
): string | undefined {
  const family = omicsFamilies.find((one) => one === run.family);
  if (!family) return undefined;
  return workspacePath(
    {
      family,
      flowId: run.flow_id,
      versionId: run.version_id,
      projectFrom: run.project_from,
      sourceFrom: run.source_from,
      projectId: run.project_id,
      isExample: run.is_example,
    },
    page,
  );
}
