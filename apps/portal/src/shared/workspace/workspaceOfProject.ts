import { omicsFamilies } from '@panome/contract/families';
import type { ResponseOf } from '@panome/contract/client';
import { workspacePath } from './workspaceAddress.ts';

type Project = ResponseOf<'projectList'>[number];

/**
 * Where a project is analysed in place; undefined when there is nothing to analyse, the session may not, or no flow is
 * for it.
 */
export function workspaceOfProject({
  access,
  can,
  family,
  flow_version_id: version,
  id,
  table_count,
}: Pick<Project, 'access' | 'can' | 'family' | 'flow_version_id' | 'id' | 'table_count'>): string | undefined {
  const own = omicsFamilies.find((one) => one === family);
  if (!own || !version || !can.analyse || table_count === 0) return undefined;
  return workspacePath(
    {
      family: own,
      flowId: own,
      versionId: version,
      projectFrom: access === 'analyse' || access === 'view' ? 1 : 2,
      sourceFrom: 1,
      projectId: id,
      isExample: access === 'demo' ? 1 : 0,
    },
    'project-description',
  );
}
