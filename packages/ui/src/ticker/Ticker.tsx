import { RotateCw } from 'lucide-react';
import { Button } from '../button/index.ts';
import { useControllable } from '../controllable/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Ticker.css.ts';
import { tickerText } from './Ticker.text.ts';
import type { TickerItem } from './TickerItem.ts';
import { TickerMoving } from './TickerMoving.tsx';
import { useStill } from './useTicker.ts';

export type TickerProps = PassedOn<'section'> & {
  /** The headlines, newest first. Without any, nothing is drawn. */
  items: readonly TickerItem[];
  /** Names the section; 新闻 by default. */
  label?: string;
  /** Whether it moves; without it the part keeps what the reader chose. Under reduced motion it never does. */
  playing?: boolean | undefined;
  /** Whether it moves at first. Under reduced motion it never does. */
  defaultPlaying?: boolean;
  /** The reader let it move or held it, also by going into it with the keyboard. */
  onPlayingChange?: ((playing: boolean) => void) | undefined;
  /** The headlines could not be loaded: says so, and offers to try again. Old headlines stay instead. */
  onRetry?: (() => void) | undefined;
  /** What could not be loaded and why, e.g. with the reason of the server; 新闻未能加载 by default. */
  error?: string | undefined;
};

/**
 * Headlines that scroll one at a time and turn back at the ends. Under reduced motion they are a list that only the
 * reader scrolls.
 *
 * When not to use: for anything a user must not miss; use a toast or the message centre.
 */
export const Ticker = withRef(function Ticker({
  playing: given,
  defaultPlaying = true,
  onPlayingChange,
  error,
  items,
  label,
  onRetry,
  ...native
}: TickerProps) {
  const text = useText(tickerText);
  const [playing, setPlaying] = useControllable({
    value: given,
    defaultValue: defaultPlaying,
    onValueChange: onPlayingChange,
  });
  const still = useStill();
  const name = label ?? text.label;

  if (items.length === 0 && onRetry) {
    return (
      <section {...native} aria-label={name} className={styles.row}>
        <span className={styles.failed} title={error}>
          {error ?? text.failed}
        </span>
        <Button icon={<RotateCw size={16} strokeWidth={1.5} />} onClick={onRetry} size="small" variant="quiet">
          {text.retry}
        </Button>
      </section>
    );
  }
  if (items.length === 0) return null;
  if (still || items.length === 1) {
    return (
      <section {...native} aria-label={name} className={styles.row}>
        <ul className={styles.still} role="list">
          {items.map((item) => (
            <li className={styles.item} key={item.id}>
              <a className={styles.link} href={item.href} title={item.label}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <section {...native} aria-label={name} aria-roledescription={text.carousel}>
      <TickerMoving items={items} onPlayingChange={setPlaying} playing={playing} />
    </section>
  );
});
