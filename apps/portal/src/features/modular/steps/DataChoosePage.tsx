import { omicsFamilies } from '@panome/contract/families';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Grid } from '@panome/ui/grid';
import { Link, useNavigate } from 'react-router-dom';
import { configPath, ModuleProjects, useModuleProjects, versionOfProject } from '../../../shared/flows/index.ts';
import { workspacePath } from '../../../shared/workspace/workspaceAddress.ts';
import { modularPath } from './modularAddress.ts';
import { ModularPage, useModular } from './ModularPage.tsx';
import { stepsText as text } from './steps.text.ts';

/** 选择数据: the project of a modular analysis, or the way to files of one's own. */
export const Page = () => (
  <ModularPage ready={({ project }) => project !== ''} step="data-choose">
    <Choose />
  </ModularPage>
);

function Choose() {
  const { flow, flowId, project, versionId } = useModular();
  const projects = useModuleProjects(versionId);
  const navigate = useNavigate();
  const chosen = projects.entries.find(({ value }) => value === project);
  const choose = (next: string) => {
    const entry = projects.entries.find(({ value }) => value === next);
    const version = versionOfProject(entry, flow.versions, versionId);
    const path = modularPath({ flowId, versionId: version }, 'data-choose', { project: next, run: '' });
    void navigate(path, { replace: true });
  };
  const family = omicsFamilies.find((one) => one === flow.version.family);
  return (
    <>
      <Card description={text.chooseHelp} title={text.choose}>
        <ModuleProjects onValueChange={choose} projects={projects} value={project} />
      </Card>
      <Grid minItemWidth={320}>
        <Card description={text.ownFilesHelp} title={text.ownFiles}>
          <Button asChild>
            <Link to={configPath('uncontracted', flowId, versionId)}>{text.toOwnFiles}</Link>
          </Button>
        </Card>
        {chosen && family && (
          <Card description={text.workspaceHelp} title={chosen.label}>
            <Button asChild>
              <Link
                to={workspacePath(
                  {
                    family,
                    flowId,
                    versionId,
                    projectFrom: chosen.parent_value,
                    sourceFrom: 1,
                    projectId: chosen.value,
                    isExample: chosen.is_example,
                  },
                  'project-description',
                )}
              >
                {text.workspace}
              </Link>
            </Button>
          </Card>
        )}
      </Grid>
    </>
  );
}
