import { omicsFamilies, type OmicsFamily } from '@panome/contract/families';

/** A version of a flow and the data that it works on, as the address says it. */
export type WorkspaceAddress = {
  readonly family: OmicsFamily;
  readonly flowId: string;
  readonly versionId: string;
  /** 2 own project data, 1 shared. */
  readonly projectFrom: 1 | 2;
  /** 1 a delivered project, 2 an own upload. */
  readonly sourceFrom: 1 | 2;
  /** Of an own upload its folder, empty for the root of 我的文件. */
  readonly projectId: string;
  readonly isExample: 0 | 1;
};

/** Stands in an address for the root of 我的文件, since a segment cannot be empty. */
const root = 'root';
const id = /^[\w-]{1,64}$/u;
const oneOf = <Value extends number>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => String(value) === text);

/** The family of a route of the table, `/transform-modular/:flowId/…`; undefined for every other one. */
export function familyOfRoute(path: string): OmicsFamily | undefined {
  const type = /^\/([a-z-]+)-modular\//u.exec(path)?.[1];
  return omicsFamilies.find((family) => family === type);
}

/**
 * What the segments of an address name; undefined where one of them can be nothing that exists.
 * @param params - As the router read them.
 */
export function parseWorkspace(
  family: OmicsFamily | undefined,
  params: Readonly<Record<string, string | undefined>>,
): WorkspaceAddress | undefined {
  const { flowId = '', projectId = '', versionId = '' } = params;
  const projectFrom = oneOf([1, 2] as const, params['projectFrom']);
  const sourceFrom = oneOf([1, 2] as const, params['sourceFrom']);
  const isExample = oneOf([0, 1] as const, params['isExample']);
  if (!family || !projectFrom || !sourceFrom || isExample === undefined) return undefined;
  if (![flowId, versionId, projectId].every((text) => id.test(text))) return undefined;
  if (projectId === root && sourceFrom === 1) return undefined;
  return {
    family,
    flowId,
    versionId,
    projectFrom,
    sourceFrom,
    projectId: projectId === root ? '' : projectId,
    isExample,
  };
}

/** The address of a page of a family on some data. */
export function workspacePath(address: WorkspaceAddress, page: string, query = new URLSearchParams()): string {
  const { family, flowId, isExample, projectFrom, projectId, sourceFrom, versionId } = address;
  const segments = [flowId, versionId, projectFrom, sourceFrom, projectId || root, isExample];
  const search = query.toString();
  return `/${family}-modular/${segments.map((segment) => encodeURIComponent(segment)).join('/')}/${page}${search && `?${search}`}`;
}

/** The address as calls name it. */
export const sourceOf = ({ isExample, projectFrom, projectId, sourceFrom, versionId }: WorkspaceAddress) => ({
  version_id: versionId,
  project_id: projectId,
  project_from: projectFrom,
  source_from: sourceFrom,
  is_example: isExample,
});
