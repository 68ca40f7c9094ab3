import { effectWords, repairWords, type RepairEffect } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Popover } from '@panome/ui/popover';
import { Text } from '@panome/ui/text';
import { Check } from 'lucide-react';
import type { RecipeStep } from '../toolForm.ts';
import * as styles from './Doctor.css.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { SaveRecipe } from './SaveRecipe.tsx';
import { doctorText } from './doctor.text.ts';
import { effectOf, type Effect } from './mending.ts';

type MendedStepsProps = {
  readonly steps: readonly RecipeStep[];
  /** What each step changed; absent while the file is read again. */
  readonly effects: readonly Effect[] | undefined;
  readonly onChange: (steps: readonly RecipeStep[]) => void;
};

/** What was decided about a file, in that order: each can be looked at and taken back. */
export function MendedSteps({ effects, onChange, steps }: MendedStepsProps) {
  const text = useText(doctorText);
  if (steps.length === 0) return null;
  return (
    <section aria-label={text.list}>
      <div className={styles.head}>
        <Text weight="strong">{text.done(steps.length)}</Text>
        <span className={styles.acts}>
          <SaveRecipe steps={steps} />
          <Button onClick={() => onChange([])} size="small" variant="quiet">
            {text.undoAll}
          </Button>
        </span>
      </div>
      <ol className={styles.list}>
        {steps.map((step) => {
          const effect = effectOf(effects, step);
          const words = repairWords(step);
          const idle = effect?.count === 0;
          return (
            <li className={styles.step} key={step.repair}>
              <span className={styles.mark} data-idle={idle ? '' : undefined}>
                <Check aria-hidden size={16} strokeWidth={1.5} />
              </span>
              <div className={styles.words}>
                <p>{words}</p>
                <p className={styles.effect}>
                  {!effect ? text.pending : idle ? text.nothingHere : effectWords(effect as RepairEffect)}
                </p>
              </div>
              <span className={styles.acts}>
                {effect && effect.examples.some(({ cell }) => cell) && (
                  <Popover
                    align="end"
                    label={text.detailsOf(words)}
                    trigger={
                      <Button aria-label={text.detailsOf(words)} size="small" variant="quiet">
                        {text.details}
                      </Button>
                    }
                  >
                    <ExampleTable effect={effect} />
                  </Popover>
                )}
                <Button
                  aria-label={text.undoNamed(words)}
                  onClick={() => onChange(steps.filter((other) => other !== step))}
                  size="small"
                  variant="quiet"
                >
                  {text.undo}
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
