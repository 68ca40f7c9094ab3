import type { ContentState } from '@panome/contract/staff';
import { Tag } from '@panome/ui/tag';
import { CalendarClock, CircleCheck, CircleDashed, CircleStop, Undo2 } from 'lucide-react';
import { known } from '../../../shared/format/known.ts';
import { contentText as text } from './content.text.ts';

const looks = {
  draft: { tone: 'neutral', Icon: CircleDashed },
  planned: { tone: 'accent', Icon: CalendarClock },
  shown: { tone: 'success', Icon: CircleCheck },
  sent: { tone: 'success', Icon: CircleCheck },
  ended: { tone: 'neutral', Icon: CircleStop },
  recalled: { tone: 'warning', Icon: Undo2 },
} as const;

/** Where a piece of content stands. */
export function StateTag({ state }: { readonly state: ContentState }) {
  const look = known(looks, state);
  return (
    <Tag icon={look && <look.Icon aria-hidden size={14} strokeWidth={1.5} />} tone={look?.tone ?? 'neutral'}>
      {known(text.states, state) ?? state}
    </Tag>
  );
}
