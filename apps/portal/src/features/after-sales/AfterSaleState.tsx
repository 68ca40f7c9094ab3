import { Tag } from '@panome/ui/tag';
import { CircleCheck, CircleDot, Clock, Lock } from 'lucide-react';
import { known } from '../../shared/format/known.ts';
import type { AfterSale } from './api.ts';
import { afterSalesText as text } from './afterSales.text.ts';

const looks = {
  waiting: { tone: 'warning', icon: Clock },
  working: { tone: 'accent', icon: CircleDot },
  answered: { tone: 'success', icon: CircleCheck },
  closed: { tone: 'neutral', icon: Lock },
} as const;

/** Where a request stands, as icon and word. */
export function AfterSaleState({ state }: Pick<AfterSale, 'state'>) {
  const look = known(looks, state);
  return (
    <Tag icon={look && <look.icon size={14} strokeWidth={1.5} />} tone={look?.tone ?? 'neutral'}>
      {known(text.states, state) ?? state}
    </Tag>
  );
}
