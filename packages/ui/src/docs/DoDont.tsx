import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './DoDont.css.ts';

export type DoDontProps = {
  /** What is right, drawn by the parts themselves. */
  good: ReactNode;
  /** Why it is right. */
  why: string;
  /** The same thing done wrong. */
  bad: ReactNode;
  /** What is wrong with it. */
  whyNot: string;
};

/** Right and wrong side by side, as live parts. What is wrong is only looked at: it takes no focus. */
export function DoDont({ bad, good, why, whyNot }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.pair}`}>
      <figure className={styles.side} data-good>
        <div className={styles.stage}>{good}</div>
        <figcaption className={styles.words}>
          <Check aria-hidden size={16} strokeWidth={1.5} />
          <span>这样：{why}</span>
        </figcaption>
      </figure>
      <figure className={styles.side}>
        <div className={styles.stage} inert>
          {bad}
        </div>
        <figcaption className={styles.words}>
          <X aria-hidden size={16} strokeWidth={1.5} />
          <span>不这样：{whyNot}</span>
        </figcaption>
      </figure>
    </div>
  );
}
