import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Link as LinkLook } from '@panome/ui/link';
import { MenuItem } from '@panome/ui/menu';
import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { runListPath, runPath, RunView, shownRunPath, useRun, workspaceOfRun } from '../../../shared/flows/index.ts';
import { useReadMessages } from '../../../shared/messages/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { FamilyTag } from '../../../shared/projects/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';

/** One run by itself: it stays, whatever becomes of its project and its version. */
export function RunPage({ id }: { readonly id: string }) {
  const { error, refresh, run } = useRun(id);
  useReadMessages(run?.finished_at ? runPath(id) : undefined);
  useReadMessages(run?.finished_at ? shownRunPath(id) : undefined);
  const workspace = run && !run.source_ended ? workspaceOfRun(run, 'project-description') : undefined;
  const title = run ? run.flow_title : text.missions;
  return (
    <PageBody>
      <PageHeader
        above={
          <Breadcrumb current={run?.name ?? text.toRun}>
            <LinkLook asChild tone="muted">
              <Link to={runListPath}>{text.missions}</Link>
            </LinkLook>
          </Breadcrumb>
        }
        description={
          run && (
            <>
              <FamilyTag family={run.family} />{' '}
              {workspace && run.project_name ? (
                <LinkLook asChild>
                  <Link to={workspace}>{run.project_name}</Link>
                </LinkLook>
              ) : (
                <Text tone="muted">{run.project_name}</Text>
              )}
            </>
          )
        }
        title={run?.project_name || title}
      />
      <RunView
        back={
          <Button asChild>
            <Link to={runListPath}>{text.toRuns}</Link>
          </Button>
        }
        error={error}
        items={
          run?.parent_run && (
            <MenuItem asChild>
              <Link to={`${runListPath}?compare=${run.parent_run},${run.id}`}>{text.compareWithParent}</Link>
            </MenuItem>
          )
        }
        refresh={refresh}
        run={run}
      />
    </PageBody>
  );
}
