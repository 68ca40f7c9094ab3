import { ChevronDown, ChevronUp, Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { inertWhen } from '../react-range/index.ts';
import * as styles from './Ticker.css.ts';
import { tickerText } from './Ticker.text.ts';
import type { TickerItem } from './TickerItem.ts';
import { useTicker } from './useTicker.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** One headline at a time, moving by itself until somebody points, focuses or pauses. */
export function TickerMoving({
  items,
  playing,
  onPlayingChange,
}: {
  items: readonly TickerItem[];
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
}) {
  const text = useText(tickerText);
  const { go, hold, index } = useTicker(items.length, playing);
  const isFirst = index === 0;
  const isLast = index === items.length - 1;

  return (
    <div className={styles.row} onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
      <IconButton
        icon={playing ? <Pause {...icon} /> : <Play {...icon} />}
        label={playing ? text.pause : text.play}
        onClick={() => onPlayingChange(!playing)}
        size="xsmall"
      />
      <div className={styles.content} onFocus={() => playing && onPlayingChange(false)}>
        <div aria-live="off" className={styles.window}>
          <ul className={styles.list} role="list" style={{ translate: `0 ${index * -100}%` }}>
            {items.map((item, i) => (
              <li
                aria-hidden={i !== index || undefined}
                className={styles.item}
                key={item.id}
                {...inertWhen(i !== index)}
              >
                <a className={styles.link} href={item.href} title={item.label}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {/* Not `disabled`: the press that reaches an end would lose its focus. */}
        <IconButton
          aria-disabled={isFirst || undefined}
          icon={<ChevronUp {...icon} />}
          label={text.previous}
          onClick={() => !isFirst && go(-1)}
          size="xsmall"
        />
        <IconButton
          aria-disabled={isLast || undefined}
          icon={<ChevronDown {...icon} />}
          label={text.next}
          onClick={() => !isLast && go(1)}
          size="xsmall"
        />
      </div>
    </div>
  );
}
