import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import { Select } from '../select/index.ts';
import { placeWords, type InputProblem } from './problem.ts';
import * as styles from './ProblemList.css.ts';
import { problemListText } from './ProblemList.text.ts';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info };

export type ProblemActs = {
  /** Shows the place in the table. */
  onLocate?: ((problem: InputProblem) => void) | undefined;
  /** Mends it in the chosen way. */
  onRepair?: ((problem: InputProblem, choice: string) => void) | undefined;
};

/** One problem: how bad, what, where, what to do, and the ways to mend it. */
export function ProblemListItem({ onLocate, onRepair, problem }: ProblemActs & { problem: InputProblem }) {
  const text = useText(problemListText);
  const choices = problem.repair ?? [];
  const [chosen, setChosen] = useState<string>();
  // Another problem may have come into this place since then.
  const choice = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value;
  const Icon = icons[problem.severity];
  const place = placeWords(problem, text);
  const located = problem.row !== undefined || problem.column !== undefined || problem.cell !== undefined;

  return (
    <li className={styles.item}>
      <span className={styles.severity} data-severity={problem.severity}>
        <Icon aria-hidden size={16} strokeWidth={1.5} />
        {text[problem.severity]}
      </span>
      <div className={styles.words}>
        <p>{problem.what}</p>
        {problem.remedy && <p className={styles.remedy}>{problem.remedy}</p>}
        {place && <p className={styles.remedy}>{place}</p>}
      </div>
      <div className={styles.acts}>
        {onRepair && choice !== undefined && (
          <>
            {choices.length > 1 && (
              <Select
                label={text.choose}
                labelHidden
                onValueChange={setChosen}
                options={choices}
                size="small"
                value={choice}
              />
            )}
            <Button onClick={() => onRepair(problem, choice)} size="small">
              {choices.length > 1 ? text.apply : choices[0]?.label}
            </Button>
          </>
        )}
        {onLocate && located && (
          <Button aria-label={`${text.locate} ${place}`} onClick={() => onLocate(problem)} size="small" variant="quiet">
            {text.locate}
          </Button>
        )}
      </div>
    </li>
  );
}
