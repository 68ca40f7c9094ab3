type Versioned = { readonly flow_version_id: string };
type Version = { readonly id: string };

/**
 * The version of a flow with which a project is analysed once it is chosen: the one that it was delivered for, while
 * that still runs; otherwise the one that was chosen before.
 *
 * @param versions - Those of the flow that run.
 */
export const versionOfProject = (
  project: Versioned | undefined,
  versions: readonly Version[],
  before: string,
): string => versions.find(({ id }) => id === project?.flow_version_id)?.id ?? before;
