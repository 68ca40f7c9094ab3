import type { CellProblem } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { Stack } from '@panome/ui/stack';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import * as styles from './Grid.css.ts';
import { gridText as text } from './grid.text.ts';

type ProblemsPanelProps = {
  readonly problems: readonly CellProblem[];
  readonly samples: number;
  readonly labelOf: (column: string) => string;
  readonly onGoTo: (row: number, column: string) => void;
};

const first = 20;

/** What is wrong with the cells, errors first; each leads to its cell. */
export function ProblemsPanel({ labelOf, onGoTo, problems, samples }: ProblemsPanelProps) {
  const [all, setAll] = useState(false);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const sorted = [...errors, ...warnings];
  const shown = all ? sorted : sorted.slice(0, first);
  return (
    <Stack space="small">
      <Inline align="center" role="status" space="small">
        <Text tone="muted">{text.filled(samples)}</Text>
        {errors.length > 0 && <Tag tone="danger">{text.errors(errors.length)}</Tag>}
        {warnings.length > 0 && <Tag tone="warning">{text.warnings(warnings.length)}</Tag>}
        {samples > 0 && sorted.length === 0 && <Tag tone="success">{text.none}</Tag>}
      </Inline>
      {sorted.length > 0 && (
        // Safari drops the list role from lists without marks.
        <ul aria-label={text.problems} className={styles.problems} role="list">
          {shown.map(({ column, row, severity, text: words }) => (
            <li key={`${row} ${column} ${words}`}>
              <button className={styles.problem} onClick={() => onGoTo(row, column)} type="button">
                <span className={styles.problemPlace}>{text.status(row + 1, labelOf(column))}</span>
                <Text tone={severity === 'error' ? 'danger' : 'warning'}>{words}</Text>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!all && sorted.length > first && (
        <Inline>
          <Button onClick={() => setAll(true)} size="small" variant="quiet">
            {text.showAll(sorted.length)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
