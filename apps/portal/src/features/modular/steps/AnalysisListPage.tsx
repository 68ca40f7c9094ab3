import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { RunsList, useRunInterval } from '../../../shared/flows/index.ts';
import { useListAddress } from '../../../shared/list/index.ts';
import { ModularPage, useModular } from './ModularPage.tsx';
import { stepsText as text } from './steps.text.ts';

const filters = {} as const;

/** 分析列表: every run of this version of the flow. */
export const Page = () => (
  <ModularPage step="analysis-list">
    <List />
  </ModularPage>
);

function List() {
  const { pathOf, versionId } = useModular();
  const address = useListAddress(filters);
  const { page, pageSize } = address.view;
  const answer = useCallPage(
    'listOfMetaWorkflow',
    { version_id: versionId, page, size: pageSize },
    { refreshInterval: useRunInterval() },
  );
  return (
    <RunsList
      address={address}
      answer={answer}
      none={
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link to={pathOf('data-choose')}>{text.choose}</Link>
            </Button>
          }
          description={text.noRunsHelp}
          title={text.noRuns}
        />
      }
      pathOf={({ id, project_id }) => pathOf('analysis-chart-edit', { run: id, project: project_id })}
      toolbar={null}
      withProject
    />
  );
}
