import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { Link as LinkLook } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AddToReport } from '../../run/result/AddToReport.tsx';
import { TaskFailure, taskPath } from '../../tasks/index.ts';
import { flowsText as text } from '../flows.text.ts';
import { bySection, hasResult, isPending, type FlowStep } from '../flowTypes.ts';
import * as styles from './Run.css.ts';
import { StepState } from './RunState.tsx';

// The code of charts comes with the first one.
const StepCharts = lazy(async () => ({ default: (await import('./StepCharts.tsx')).StepCharts }));

/** Where a step stands on the page of its run. */
export const stepAnchor = (step: string): string => `step-${step}`;

/** What came out of a run, in the order of the menu: the charts of each step, or why there are none. */
export function RunGallery({ steps }: { readonly steps: readonly FlowStep[] }) {
  const [query, setQuery] = useSearchParams();
  const [task = '', chart = ''] = (query.get('edit') ?? '').split('/');
  const edit = (taskId: string, id: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('edit', `${taskId}/${id}`);
        else next.delete('edit');
        return next;
      },
      { preventScrollReset: true },
    );
  const shown = steps.filter((step) => hasResult(step) || step.state === 'failed' || isPending(step));
  return (
    <div className={styles.sections}>
      {bySection(shown).map((section) => (
        <Stack as="section" aria-label={section.title} key={section.title} space="xlarge">
          <div className={styles.sectionHead}>
            <Heading level={2}>{section.title}</Heading>
          </div>
          {section.steps.map((step) => (
            <Step edited={step.task_id === task ? chart : ''} key={step.id} onEdit={edit} step={step} />
          ))}
        </Stack>
      ))}
    </div>
  );
}

type StepProps = {
  readonly step: FlowStep;
  readonly edited: string;
  readonly onEdit: (task: string, chart: string | null) => void;
};

function Step({ edited, onEdit, step }: StepProps) {
  const { charts, contrast, failure, state, task_id: task, title } = step;
  return (
    <section className={styles.step} id={stepAnchor(step.id)}>
      <div className={styles.stepHead}>
        <span className={styles.stepWords}>
          <Heading level={3} size="section">
            {text.step(title, contrast)}
          </Heading>
          {state !== 'succeeded' && <StepState state={state} />}
        </span>
        {hasResult(step) && (
          <span className={styles.stepWords}>
            <AddToReport missionId={task} quiet />
            <Button asChild size="small" variant="quiet">
              <Link to={taskPath(task)}>{text.openResult}</Link>
            </Button>
          </span>
        )}
      </div>
      {hasResult(step) && (
        <Suspense>
          <StepCharts count={charts.length} edited={edited} onEdit={(id) => onEdit(task, id)} taskId={task} />
        </Suspense>
      )}
      {failure && <TaskFailure failure={failure} />}
      {state === 'failed' && !failure && <Text tone="danger">{step.reason}</Text>}
      {state === 'failed' && task && (
        <LinkLook asChild>
          <Link to={taskPath(task)}>{text.openResult}</Link>
        </LinkLook>
      )}
    </section>
  );
}
