import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { Stack } from '@panome/ui/stack';
import { EmptyState } from '@panome/ui/state';
import { Zap } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import {
  configPath,
  flowsText,
  PlanSummary,
  PlanTable,
  useModuleProjects,
  usePlan,
  useStartRun,
  type RunForm,
} from '../../../shared/flows/index.ts';
import { ModularPage, useModular } from './ModularPage.tsx';
import { stepsText as text } from './steps.text.ts';

/** 分析说明: what would be done with the chosen data, and the press that does it. */
export const Page = () => (
  <ModularPage ready={({ run }) => run !== ''} step="analysis-description">
    <Analysis />
  </ModularPage>
);

function Analysis() {
  const { pathOf, project } = useModular();
  if (project) return <Plan key={project} />;
  return (
    <EmptyState
      action={
        <Button asChild variant="primary">
          <Link to={pathOf('data-choose')}>{text.choose}</Link>
        </Button>
      }
      description={text.chooseFirstHelp}
      title={text.chooseFirst}
    />
  );
}

function Plan() {
  const { flowId, pathOf, project, versionId } = useModular();
  const navigate = useNavigate();
  const projects = useModuleProjects(versionId);
  const entry = projects.entries.find(({ value }) => value === project);
  const from = entry?.parent_value ?? 2;
  const example = entry?.is_example ?? 0;
  const known = entry !== undefined || projects.loaded;
  const form = useMemo<RunForm>(
    () => ({
      version_id: versionId,
      source: { project_id: project, project_from: from, source_from: 1, is_example: example },
    }),
    [example, from, project, versionId],
  );
  const state = usePlan(known ? form : null);
  const { maybeSent, problems, start, starting } = useStartRun(
    (run) => void navigate(pathOf('analysis-chart-edit', { run: run.id })),
  );
  return (
    <>
      <Card description={text.planHelp} title={text.plan}>
        <Stack>
          <PlanSummary state={problems.length > 0 ? { ...state, problems } : state} />
          {maybeSent && <Callout tone="warning">{flowsText.maybeSent}</Callout>}
          <Inline space="small">
            <Allowed call="storeModuleChart" explain>
              <Button
                disabled={!state.plan || state.plan.counts.planned === 0}
                icon={<Zap aria-hidden size={16} strokeWidth={1.5} />}
                loading={starting}
                onClick={() => void start(form)}
                variant="primary"
              >
                {text.start}
              </Button>
            </Allowed>
            <Button asChild variant="quiet">
              <Link to={configPath('contracted', flowId, versionId, { project })}>{text.adjust}</Link>
            </Button>
          </Inline>
        </Stack>
      </Card>
      {state.plan && (
        <Card padding="none" title={text.planSteps}>
          <PlanTable steps={state.plan.steps} />
        </Card>
      )}
    </>
  );
}
