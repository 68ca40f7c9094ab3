import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { Stack } from '@panome/ui/stack';
import { EmptyState } from '@panome/ui/state';
import { ArrowLeft, Play, SlidersHorizontal, Zap } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import {
  configPath,
  flowsText,
  PlanSummary,
  PlanTable,
  runPath,
  RunView,
  usePlan,
  useRun,
  useStartRun,
} from '../../../shared/flows/index.ts';
import { useReadMessages } from '../../../shared/messages/index.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';
import { FormerRuns } from './FormerRuns.tsx';
import { standardForm } from './standardForm.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/**
 * The standard analysis of a family: what it would do, one press, and what comes out. `run` of the address says which
 * run is shown; without one the plan is.
 */
export function StandardRun({ sequence = false }: { readonly sequence?: boolean }) {
  const [query] = useSearchParams();
  const run = query.get('run');
  return run ? <OpenRun id={run} key={run} /> : <Plan sequence={sequence} />;
}

function Plan({ sequence }: { readonly sequence: boolean }) {
  const workspace = useWorkspace();
  const { missing, project, source, version } = workspace;
  const [, setQuery] = useSearchParams();
  const form = useMemo(() => standardForm(workspace), [workspace]);
  const state = usePlan(form);
  const { maybeSent, problems, start, starting } = useStartRun((run) =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('run', run.id);
      return next;
    }),
  );
  if (project?.access === 'view') return <EmptyState description={text.viewOnlyHelp} title={text.viewOnly} />;
  const kind = source.source_from === 1 ? 'contracted' : 'uncontracted';
  const ready = state.plan !== undefined && state.plan.counts.planned > 0 && missing.length === 0;
  return (
    <>
      <Card
        description={sequence ? text.sequenceHelp : text.analysisHelp(version.title)}
        title={sequence ? text.sequenceTitle : text.analysisTitle}
      >
        <Stack>
          {missing.length > 0 ? (
            <Callout tone="warning">{text.missing(missing.join('、'))}</Callout>
          ) : (
            <PlanSummary state={problems.length > 0 ? { ...state, problems } : state} />
          )}
          {maybeSent && <Callout tone="warning">{flowsText.maybeSent}</Callout>}
          <Inline space="small">
            <Allowed call="storeModuleChart" explain>
              <Button
                disabled={!ready}
                icon={sequence ? <Play {...icon} /> : <Zap {...icon} />}
                loading={starting}
                onClick={() => void start(form)}
                variant="primary"
              >
                {sequence ? text.startSequence : text.start}
              </Button>
            </Allowed>
            <Button asChild icon={<SlidersHorizontal {...icon} />} variant="quiet">
              <Link
                to={configPath(kind, version.flow_id, version.id, {
                  ...(source.project_id && { project: source.project_id }),
                  ...(workspace.scheme.id && { scheme: workspace.scheme.id }),
                })}
              >
                {text.adjust}
              </Link>
            </Button>
          </Inline>
        </Stack>
      </Card>
      <FormerRuns />
      {state.plan && (
        <Card padding="none" title={text.stepList}>
          <PlanTable steps={state.plan.steps} />
        </Card>
      )}
    </>
  );
}

function OpenRun({ id }: { readonly id: string }) {
  const [query] = useSearchParams();
  const { error, refresh, run } = useRun(id);
  useReadMessages(run?.finished_at ? runPath(id) : undefined);
  const others = new URLSearchParams([...query].filter(([name]) => name !== 'run' && name !== 'edit')).toString();
  const back = (
    <Button asChild icon={<ArrowLeft {...icon} />} size="small" variant="quiet">
      <Link to={`?${others}`}>{text.back}</Link>
    </Button>
  );
  return (
    <>
      <div>{back}</div>
      <RunView back={back} error={error} refresh={refresh} run={run} />
    </>
  );
}
