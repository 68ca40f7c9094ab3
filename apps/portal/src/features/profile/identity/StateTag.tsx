import type { IdentityState } from '@panome/contract';
import { Tag } from '@panome/ui/tag';
import { CircleAlert, CircleCheck, CircleDashed, Clock, type LucideIcon } from 'lucide-react';
import { identityText as text } from './identity.text.ts';

const looks: Readonly<Record<IdentityState, readonly [LucideIcon, 'neutral' | 'accent' | 'success' | 'danger']>> = {
  none: [CircleDashed, 'neutral'],
  pending: [Clock, 'accent'],
  approved: [CircleCheck, 'success'],
  rejected: [CircleAlert, 'danger'],
};

/** How far a review is. */
export function StateTag({ state }: { readonly state: IdentityState }) {
  const [Icon, tone] = looks[state];
  return (
    <Tag icon={<Icon aria-hidden size={14} strokeWidth={1.5} />} tone={tone}>
      {text.states[state]}
    </Tag>
  );
}
