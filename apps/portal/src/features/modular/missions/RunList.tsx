import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { RunsList, useRunInterval } from '../../../shared/flows/index.ts';
import { useListAddress } from '../../../shared/list/index.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';

const filters = {} as const;

/** The runs of this version on these data. */
export function RunList() {
  const { address: place, pathOf, source } = useWorkspace();
  const address = useListAddress(filters);
  const answer = useCallPage(
    'listOfMetaWorkflow',
    {
      version_id: source.version_id,
      project_id: source.project_id,
      page: address.view.page,
      size: address.view.pageSize,
    },
    { refreshInterval: useRunInterval() },
  );
  // Single cells have no page of one click: their runs stand in the view of tools.
  const home = place.family === 'single-cell' ? 'tool-view' : 'flow-analysis';
  return (
    <RunsList
      address={address}
      answer={answer}
      none={
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link to={pathOf(home)}>{home === 'tool-view' ? text.startSequence : text.start}</Link>
            </Button>
          }
          description={text.noRunsHelp}
          title={text.noRuns}
        />
      }
      pathOf={({ id }) => pathOf(home, { run: id })}
      toolbar={null}
      withProject={false}
    />
  );
}
