import { Timeline, TimelineItem } from '@panome/ui/timeline';
import { formatTime } from '../../../shared/format/format.ts';
import { projectsText, type ContractStep } from '../../../shared/projects/index.ts';
import { reportText as text } from './report.text.ts';

const day = (iso: string) => formatTime(iso).slice(0, 10);
const statusOf = ({ state }: ContractStep) => (state === 'done' ? 'done' : state === 'planned' ? 'waiting' : 'current');
const timeOf = ({ done_at, due_at }: ContractStep) => (done_at ? day(done_at) : due_at ? text.expected(day(due_at)) : undefined);

/** Received, checked, measured, analysed, delivered: when each was done, or is expected. */
export const ContractTimeline = ({ steps }: { steps: readonly ContractStep[] }) => (
  <Timeline label={text.timeline} orientation="horizontal">
    {steps.map((step) => (
      <TimelineItem key={step.step} status={statusOf(step)} time={timeOf(step)} title={projectsText.steps[step.step]} {...(step.state === 'waiting' && { statusLabel: text.waitingWord })}>
        {step.state !== 'waiting' && step.note}
      </TimelineItem>
    ))}
  </Timeline>
);
