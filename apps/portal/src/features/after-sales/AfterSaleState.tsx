import { Tag } from '@panome/ui/tag';
import { CircleCheck, CircleDot, Clock, Lock } from 'lucide-react';
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
  const { icon: Icon, tone } = looks[state];
  return (
    <Tag icon={<Icon size={14} strokeWidth={1.5} />} tone={tone}>
      {text.states[state]}
    </Tag>
  );
}
