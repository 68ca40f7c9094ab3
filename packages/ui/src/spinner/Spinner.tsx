import { useEffect, useState } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Spinner.css.ts';
import { spinnerText } from './Spinner.text.ts';

export type SpinnerProps = PassedOn<'span'> & {
  /** Said beside the circle and announced at once; without it the circle is decoration, unless it is `delayed`. */
  label?: string;
  /** For waiting of unknown length: nothing for 200 ms, then the circle, and 加载中 (or the `label`) only after 2 s. */
  delayed?: boolean;
  /** `small` 16, `medium` 20, `large` as high as a control. */
  size?: 'small' | 'medium' | 'large';
};

/**
 * Shows that something of unknown length is under way.
 *
 * When not to use: where the shape of the answer is known use `Skeleton`, where its share is known or it takes more
 * than 10 s use `Progress`.
 */
export const Spinner = withRef(function Spinner({ label, delayed = false, size, ...native }: SpinnerProps) {
  const text = useText(spinnerText);
  const isLong = useLongWait(delayed);
  const alone = label === undefined && !delayed;
  const circle = (
    <span
      {...(alone && native)}
      aria-hidden
      className={styles.spinner({ size })}
      data-delayed={delayed ? '' : undefined}
    />
  );
  if (alone) return circle;
  const words = label ?? text.loading;
  return (
    <span {...native} className={styles.labelled} role="status">
      {circle}
      {(!delayed || isLong) && words}
    </span>
  );
});

const longAfter = 2000;

/** Whether a wait has lasted so long that words are due. */
function useLongWait(waits: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, [waits]);
  return isLong;
}
