import { ChevronDown, ChevronUp, Pause, Play } from 'lucide-react';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './Ticker.css.ts';
import { tickerText } from './Ticker.text.ts';
import { useTicker } from './useTicker.ts';

export type TickerItem = { id: string; label: string; href: string };

export type TickerProps = {
  /** The headlines, newest first. Without any, nothing is drawn. */
  items: readonly TickerItem[];
  /** Names the section; 新闻 by default. */
  label?: string;
  /** Whether it moves at first. Under reduced motion it never does. */
  defaultPlaying?: boolean;
};

/**
 * Headlines that scroll one at a time and turn back at the ends.
 *
 * When not to use: for anything a user must not miss; use a toast or the message centre.
 */
export function Ticker({ defaultPlaying = true, items, label }: TickerProps) {
  const text = useText(tickerText);
  const { go, hold, index, pause, playing, still, toggle } = useTicker(items.length, defaultPlaying);
  if (items.length === 0) return null;
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

  return (
    <section aria-label={label ?? text.label} aria-roledescription={text.carousel} className={styles.ticker} onPointerEnter={() => hold(true)} onPointerLeave={() => hold(false)}>
      {items.length > 1 && !still && (
        <IconButton icon={playing ? <Pause {...icon} /> : <Play {...icon} />} label={playing ? text.pause : text.play} onClick={toggle} size="xsmall" />
      )}
      <div aria-live="off" className={styles.window} onFocus={pause}>
        <ul className={styles.list} role="list" style={{ translate: `0 ${index * -100}%` }}>
          {items.map((item, i) => (
            <li aria-hidden={i !== index || undefined} className={styles.item} inert={i !== index} key={item.id}>
              <a className={styles.link} href={item.href} title={item.label}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <>
          <IconButton disabled={index === 0} icon={<ChevronUp {...icon} />} label={text.previous} onClick={() => go(-1)} size="xsmall" />
          <IconButton disabled={index === items.length - 1} icon={<ChevronDown {...icon} />} label={text.next} onClick={() => go(1)} size="xsmall" />
        </>
      )}
    </section>
  );
}
