import { useEffect, useMemo } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import { roomFor, splitName } from './splitName.ts';
import * as styles from './TruncatedName.css.ts';
import { watchNames } from './wholeName.ts';

export type TruncatedNameProps = PassedOn<'span'> & {
  /** The whole name. */
  children: string;
  /**
   * Takes the focus itself, so that the keyboard reaches the whole name where it stands alone; a link, button or label
   * around it does that anyway.
   */
  focusable?: boolean;
};

/**
 * A name on one line, cut in the middle where there is no room, so that the sample number and the extension stay.
 *
 * The whole name shows on hover, on focus and on touch; it is what is copied and what is read aloud.
 *
 * When not to use: for sentences, which lose their end or wrap; use `Text`.
 */
export const TruncatedName = withRef(function TruncatedName({
  children: name,
  focusable = false,
  ...native
}: TruncatedNameProps) {
  useEffect(watchNames, []);
  const { head, tail, room } = useMemo(() => {
    const [head, tail] = splitName(name);
    return { head, tail, room: `${roomFor(tail)}em` };
  }, [name]);

  return (
    <span {...native} className={styles.root} data-truncated-name={name} dir="auto" {...(focusable && { tabIndex: 0 })}>
      {tail === '' ? (
        <span className={styles.head} style={inlineVars({ [styles.room]: '0em' })}>
          {name}
        </span>
      ) : (
        <>
          <span className={styles.whole}>{name}</span>
          <span aria-hidden className={styles.head} style={inlineVars({ [styles.room]: room })}>
            {head}
          </span>
          <span aria-hidden className={styles.tail} style={inlineVars({ [styles.room]: room })}>
            {tail}
          </span>
        </>
      )}
    </span>
  );
});
