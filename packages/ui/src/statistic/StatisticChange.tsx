import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useLocale, useText } from '../locale/index.ts';
import * as styles from './Statistic.css.ts';
import { statisticText } from './Statistic.text.ts';

/** How a figure has changed. */
export type Change = {
  /** The difference with its sign; 0 for none. */
  amount: number;
  /** Since when, e.g. `较上月`. */
  since: string;
  /** The unit of the difference, e.g. `%`. */
  unit?: string;
  /**
   * Which direction is the welcome one, for green and red; neither by default, since more samples are neither good nor
   * bad.
   */
  good?: 'up' | 'down';
};

/** The arrow and the word of a change. */
export function StatisticChange({ amount, since, unit = '', good }: Change) {
  const text = useText(statisticText);
  const locale = useLocale();
  const direction = amount > 0 ? 'up' : amount < 0 ? 'down' : 'same';
  const Icon = { up: ArrowUp, down: ArrowDown, same: Minus }[direction];
  const size = `${Math.abs(amount).toLocaleString(locale)}${unit}`;
  const tone = good === undefined || direction === 'same' ? undefined : direction === good ? 'good' : 'bad';
  return (
    <span className={styles.change} data-tone={tone}>
      <Icon aria-hidden size={14} strokeWidth={1.5} />
      {direction === 'same' ? text.same(since) : text[direction](since, size)}
    </span>
  );
}
