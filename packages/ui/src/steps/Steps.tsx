import { Check, X } from 'lucide-react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Step } from './Step.ts';
import * as styles from './Steps.css.ts';
import { stepsText } from './Steps.text.ts';

export type StepsProps = PassedOn<'ol'> & {
  /** In order; three to six. */
  steps: readonly Step[];
  /** The id of the step the reader is at; those before it are done, unless they say that they are open. */
  current: string;
  /** What the steps lead to, read aloud. */
  label: string;
  /** `vertical` beside a form. Narrow windows are always vertical. `horizontal` by default. */
  orientation?: 'horizontal' | 'vertical';
};

/**
 * Where the reader is in a flow with an order.
 *
 * When not to use: for views without an order use `Tabs`; for what has happened use a timeline.
 */
export const Steps = withRef(function Steps({
  steps,
  current,
  label,
  orientation = 'horizontal',
  ...native
}: StepsProps) {
  const text = useText(stepsText);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol {...native} aria-label={label} className={styles.list} data-orientation={orientation} role="list">
      {steps.map(({ failed, help, id, label: words, open }, index) => {
        const status = failed ? 'failed' : index === at ? 'current' : index < at && !open ? 'done' : 'waiting';
        return (
          <li aria-current={index === at ? 'step' : undefined} className={styles.item} data-status={status} key={id}>
            <span aria-hidden className={styles.mark}>
              {status === 'done' ? (
                <Check size={14} strokeWidth={1.5} />
              ) : status === 'failed' ? (
                <X size={14} strokeWidth={1.5} />
              ) : (
                index + 1
              )}
            </span>
            <span className={styles.words}>
              {words}
              {index === at && <VisuallyHidden>{text.place(at + 1, steps.length)}</VisuallyHidden>}
              {(status === 'done' || status === 'failed') && <VisuallyHidden>{text[status]}</VisuallyHidden>}
              {help && <small className={styles.help}>{help}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
});
