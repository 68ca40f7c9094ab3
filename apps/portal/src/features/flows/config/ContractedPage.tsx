import { Card } from '@panome/ui/card';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { configPath, ModuleProjects, useModuleProjects, versionOfProject } from '../../../shared/flows/index.ts';
import { FlowConfigPage } from './FlowConfigPage.tsx';
import { LoadedConfig } from './LoadedConfig.tsx';
import { flowPagesText as text } from '../flowPages.text.ts';

/** 配置流程 for a delivered project: its tables take their roles, its groups are there. */
export function Page() {
  const { id = '', versionId = '' } = useParams();
  return (
    <FlowConfigPage flow={id} kind="contracted" version={versionId}>
      {({ versions }) => <Contracted flow={id} key={versionId} version={versionId} versions={versions} />}
    </FlowConfigPage>
  );
}

type ContractedProps = {
  readonly flow: string;
  readonly version: string;
  /** Those of the flow that run. */
  readonly versions: readonly { readonly id: string }[];
};

function Contracted({ flow, version, versions }: ContractedProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const projects = useModuleProjects(version);
  const id = query.get('project') ?? '';
  const project = projects.entries.find(({ value }) => value === id);
  const choose = (next: string) => {
    const entry = projects.entries.find(({ value }) => value === next);
    const path = configPath(
      'contracted',
      flow,
      versionOfProject(entry, versions, version),
      next ? { project: next } : {},
    );
    void navigate(path, { replace: true });
  };
  return (
    <>
      <Card description={text.chooseProjectHelp} title={text.chooseProject}>
        <ModuleProjects onValueChange={choose} projects={projects} value={id} />
      </Card>
      {id && (project || projects.loaded) && (
        <LoadedConfig
          key={`${id} ${query.get('scheme') ?? ''}`}
          onOther={() => choose('')}
          source={{
            project_id: id,
            project_from: project?.parent_value ?? 2,
            source_from: 1,
            is_example: project?.is_example ?? 0,
          }}
          version={version}
        />
      )}
    </>
  );
}
