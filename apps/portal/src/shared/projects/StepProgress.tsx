import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { UserRoundCheck } from 'lucide-react';
import * as styles from './Projects.css.ts';
import { projectsText as text } from './projects.text.ts';
import { steps, type Contract } from './projectTypes.ts';

/** How far a contract is: five marks, the step's name, and whether it waits for the customer. */
export function StepProgress({ delivered_at, step, waiting }: Pick<Contract, 'delivered_at' | 'step' | 'waiting'>) {
  const at = steps.indexOf(step);
  const over = step === 'delivered' && delivered_at !== null;
  return (
    <span className={styles.lines}>
      <span className={styles.progress}>
        <span aria-hidden className={styles.marks}>
          {steps.map((name, index) => (
            <span
              className={styles.mark}
              data-state={index < at || over ? 'done' : index === at ? (waiting ? 'waiting' : 'current') : 'planned'}
              key={name}
            />
          ))}
        </span>
        <Text size="secondary" tone="muted">
          <span aria-hidden>{text.placeShort(at + 1, steps.length)}</span>
          <VisuallyHidden>{text.place(at + 1, steps.length)}</VisuallyHidden>
        </Text>
      </span>
      {waiting ? (
        <Tag icon={<UserRoundCheck size={14} strokeWidth={1.5} />} tone="warning">
          {text.waitingYou}
        </Tag>
      ) : (
        <Text size="secondary">{over ? `${text.steps[step]} · ${text.done}` : text.steps[step]}</Text>
      )}
    </span>
  );
}
