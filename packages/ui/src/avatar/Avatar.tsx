import { Avatar as RadixAvatar } from 'radix-ui';
import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** The person's name: read aloud, its last character shown while there is no picture. */
  name: string;
  /** The address of the picture. */
  src?: string | undefined;
  /** 24, 32 or 48 px. */
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it: then nothing is read twice. */
  decorative?: boolean;
};

/** A person's picture, or the last character of the name, which tells Chinese names apart better than the first. */
export function Avatar({ name, src, size, decorative = false }: AvatarProps) {
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <RadixAvatar.Root {...spoken} className={styles.avatar({ size })}>
      <RadixAvatar.Image alt="" className={styles.image} src={src} />
      <RadixAvatar.Fallback className={styles.letter}>{Array.from(name.trim()).at(-1)?.toUpperCase()}</RadixAvatar.Fallback>
    </RadixAvatar.Root>
  );
}
