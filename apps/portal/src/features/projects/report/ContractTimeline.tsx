import { Card } from '@panome/ui/card';
import { Timeline, TimelineItem } from '@panome/ui/timeline';
import { ChevronDown } from 'lucide-react';
import { useNarrow } from '../../../shared/list/index.ts';
import {
  formatDay,
  projectsText,
  StepProgress,
  type ContractDetail,
  type ContractStep,
} from '../../../shared/projects/index.ts';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

const statusOf = ({ state }: ContractStep) => (state === 'done' ? 'done' : state === 'planned' ? 'waiting' : 'current');
const timeOf = ({ done_at, due_at }: ContractStep) =>
  done_at ? formatDay(done_at) : due_at ? text.expected(formatDay(due_at)) : undefined;

/**
 * Received, checked, measured, analysed, delivered: when each was done, or is expected. A phone shows where it is, and
 * the rest when asked.
 */
export function ContractTimeline({ contract }: { contract: ContractDetail }) {
  const narrow = useNarrow();
  const timeline = (
    <Timeline label={text.timeline} orientation="horizontal">
      {contract.steps.map((step) => (
        <TimelineItem
          key={step.step}
          status={statusOf(step)}
          time={timeOf(step)}
          title={projectsText.steps[step.step]}
          {...(step.state === 'waiting' && { statusLabel: text.waitingWord })}
        >
          {step.state !== 'waiting' && step.note}
        </TimelineItem>
      ))}
    </Timeline>
  );
  if (!narrow) return <Card>{timeline}</Card>;
  return (
    <Card>
      <details>
        <summary className={styles.summary}>
          <StepProgress {...contract} />
          <ChevronDown aria-hidden className={styles.summaryMark} size={16} strokeWidth={1.5} />
        </summary>
        {timeline}
      </details>
    </Card>
  );
}
