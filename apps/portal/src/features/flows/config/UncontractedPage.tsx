import { useParams, useSearchParams } from 'react-router-dom';
import { FlowConfigPage } from './FlowConfigPage.tsx';
import { LoadedConfig } from './LoadedConfig.tsx';
import { RunConfigForm } from './RunConfigForm.tsx';

/** 配置流程 for files of one's own: each role takes one, looked at by the data doctor. */
export function Page() {
  const { id = '', versionId = '' } = useParams();
  const [query] = useSearchParams();
  const folder = query.get('project') ?? '';
  return (
    <FlowConfigPage flow={id} kind="uncontracted" version={versionId}>
      {({ roles, standard }) =>
        folder ? (
          <LoadedConfig
            key={folder}
            source={{ project_id: folder, project_from: 2, source_from: 2, is_example: 0 }}
            version={versionId}
          />
        ) : (
          <RunConfigForm
            draft={`uncontracted.${versionId}`}
            flow={{ version: versionId, roles: roles.map((role) => ({ ...role, offered: [] })), steps: standard }}
            initial={{
              name: '',
              source: { project_id: '', project_from: 2, source_from: 2, is_example: 0 },
              files: Object.fromEntries(roles.map((role) => [role.id, null])),
              recipe: {},
              scheme: null,
              contrasts: [],
              options: {},
              without: [],
              seed: 1,
            }}
          />
        )
      }
    </FlowConfigPage>
  );
}
