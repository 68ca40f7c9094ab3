import { Timeline, TimelineItem } from '@panome/ui/timeline';
import { formatTime } from '../format/format.ts';
import type { SampleForm } from './sampleFormTypes.ts';
import { formText as text } from './form.text.ts';

/** What happened to a form, oldest first, and what comes next. */
export function FormTimeline({ form: { events, kind, outcome, state } }: { readonly form: SampleForm }) {
  const isReturn = kind === 'return';
  const next = (isReturn ? text.nextReturn : text.next)[state];
  return (
    <Timeline label={text.progress}>
      {events.map((event) => {
        const bad = event.kind === 'checked' && outcome === 'problem';
        return (
          <TimelineItem
            key={event.id}
            status={bad ? 'failed' : 'done'}
            statusLabel={bad ? text.attention : text.done}
            time={formatTime(event.at)}
            title={(isReturn && text.returnEvents[event.kind]) || text.events[event.kind]}
          >
            {event.note}
          </TimelineItem>
        );
      })}
      {next && <TimelineItem status="current" statusLabel={text.waiting} title={next} />}
    </Timeline>
  );
}
