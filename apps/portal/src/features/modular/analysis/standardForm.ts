import type { RunForm } from '../../../shared/flows/index.ts';
import type { Workspace } from '../../../shared/workspace/index.ts';

/** The form of the standard analysis on the data of a workspace; what is left out the server takes from the data. */
export const standardForm = ({ scheme, source, version }: Workspace): RunForm => ({
  version_id: version.id,
  source: {
    project_id: source.project_id,
    project_from: source.project_from,
    source_from: source.source_from,
    is_example: source.is_example,
  },
  scheme: scheme.id ? scheme.groups : null,
  contrasts: [...scheme.contrasts],
});
