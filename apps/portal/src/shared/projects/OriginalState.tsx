import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { CircleCheck, CircleMinus, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { formatTime } from '../format/format.ts';
import { known } from '../format/known.ts';
import { daysUntil } from './originalDays.ts';
import * as styles from './Projects.css.ts';
import { projectsText as text } from './projects.text.ts';
import type { Contract } from './projectTypes.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;
const looks = {
  available: { tone: 'success', icon: <CircleCheck {...icon} /> },
  expiring: { tone: 'warning', icon: <Hourglass {...icon} /> },
  expired: { tone: 'neutral', icon: <CircleMinus {...icon} /> },
} as const;

type OriginalStateProps = { readonly state: Contract['original_state']; readonly until: string | null };

/** Whether original data can still be had, and for how long. */
export function OriginalState({ state, until }: OriginalStateProps) {
  const [now] = useState(Date.now);
  if (state === 'none') return <Text tone="subtle">{text.original.none}</Text>;
  return (
    <span className={styles.lines}>
      <Tag icon={known(looks, state)?.icon} tone={known(looks, state)?.tone ?? 'neutral'}>
        {known(text.original, state) ?? state}
      </Tag>
      {until && state !== 'expired' && (
        <Text size="secondary" tone="muted">
          <span title={formatTime(until)}>{text.daysLeft(daysUntil(until, now))}</span>
        </Text>
      )}
    </span>
  );
}
