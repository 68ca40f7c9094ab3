import { Card } from '@panome/ui/card';
import { useParams, useSearchParams } from 'react-router-dom';
import { ModuleProjects, useModuleProjects } from '../../../shared/flows/index.ts';
import { FlowConfigPage } from './FlowConfigPage.tsx';
import { LoadedConfig } from './LoadedConfig.tsx';
import { flowPagesText as text } from '../flowPages.text.ts';

/** 配置流程 for a delivered project: its tables take their roles, its groups are there. */
export function Page() {
  const { id = '', versionId = '' } = useParams();
  return (
    <FlowConfigPage flow={id} kind="contracted" version={versionId}>
      {() => <Contracted key={versionId} version={versionId} />}
    </FlowConfigPage>
  );
}

function Contracted({ version }: { readonly version: string }) {
  const [query, setQuery] = useSearchParams();
  const projects = useModuleProjects(version);
  const id = query.get('project') ?? '';
  const project = projects.entries.find(({ value }) => value === id);
  const choose = (next: string) => setQuery(next ? { project: next } : {}, { replace: true });
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
