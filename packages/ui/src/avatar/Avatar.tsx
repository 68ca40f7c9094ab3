import { useState } from 'react';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export type AvatarProps = PassedOn<'span'> & {
  /** The person's name: read aloud, its initials shown while there is no picture. */
  name: string;
  /** The address of the picture. Until it has arrived, and when it does not, the initials stay. */
  src?: string | undefined;
  /** `small` for rows and menus, `medium` beside text, `large` on the person's own page. `medium` by default. */
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it: then nothing is read twice. */
  decorative?: boolean;
};

/**
 * A person's picture, or the initials of the name: of a Chinese one its last character, which tells people apart better
 * than the first.
 *
 * When not to use: for institutes, projects and files; use an icon.
 */
export const Avatar = withRef(function Avatar({ name, src, size, decorative = false, ...native }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...native} {...spoken} className={styles.avatar({ size })}>
      <span className={styles.initials}>{initialsOf(name)}</span>
      {/* Above the initials, which show for as long as it has nothing to draw. */}
      {src && src !== failed && <img alt="" className={styles.image} onError={() => setFailed(src)} src={src} />}
    </span>
  );
});
