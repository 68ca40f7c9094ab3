import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Steps.css.ts';
import { stepsText } from './Steps.text.ts';

/** One step of a flow. */
export type Step = {
  id: string;
  /** Plain words, or a link to the step's own address. */
  label: ReactNode;
  /** Something in it must be changed. */
  failed?: boolean;
};

export type StepsProps = {
  /** In order; three to six. */
  steps: readonly Step[];
  /** The id of the step the reader is at; those before it are done. */
  current: string;
  /** What the steps lead to, read aloud. */
  label: string;
};

/**
 * Where the reader is in a flow with an order.
 *
 * When not to use: for views without an order use `Tabs`.
 */
export function Steps({ steps, current, label }: StepsProps) {
  const text = useText(stepsText);
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol aria-label={label} className={styles.list} role="list">
      {steps.map((step, index) => {
        const status = step.failed ? 'failed' : index < at ? 'done' : index === at ? 'current' : 'waiting';
        return (
          <li aria-current={index === at ? 'step' : undefined} className={styles.item} key={step.id}>
            <span aria-hidden className={styles.mark({ status })}>
              {status === 'done' ? <Check size={14} strokeWidth={1.5} /> : status === 'failed' ? <X size={14} strokeWidth={1.5} /> : index + 1}
            </span>
            <span>
              {step.label}
              {(status === 'done' || status === 'failed') && <VisuallyHidden>{text[status]}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
