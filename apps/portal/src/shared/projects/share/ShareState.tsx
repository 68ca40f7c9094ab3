import { Tag } from '@panome/ui/tag';
import { CircleCheck, CircleMinus, CircleX, Clock, Undo2 } from 'lucide-react';
import { known } from '../../format/known.ts';
import type { GivenShare } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;
const looks = {
  pending: { tone: 'warning', icon: <Clock {...icon} /> },
  received: { tone: 'success', icon: <CircleCheck {...icon} /> },
  declined: { tone: 'neutral', icon: <CircleX {...icon} /> },
  revoked: { tone: 'neutral', icon: <Undo2 {...icon} /> },
  expired: { tone: 'neutral', icon: <CircleMinus {...icon} /> },
} as const;

/** How a share stands. */
export const ShareState = ({ state }: { state: GivenShare['state'] }) => (
  <Tag icon={known(looks, state)?.icon} tone={known(looks, state)?.tone ?? 'neutral'}>
    {known(text.states, state) ?? state}
  </Tag>
);
