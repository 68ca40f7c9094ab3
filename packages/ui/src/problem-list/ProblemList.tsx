import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Text } from '../text/index.ts';
import { problemsAsText, type InputProblem } from './problem.ts';
import * as styles from './ProblemList.css.ts';
import { problemListText } from './ProblemList.text.ts';
import { ProblemListItem, type ProblemActs } from './ProblemListItem.tsx';

export type ProblemListProps = PassedOn<'section'> &
  ProblemActs & {
    /** In the order in which they should be mended; nothing is drawn without any. */
    problems: readonly InputProblem[];
  };

/**
 * What is wrong with a user's table, where, and how to mend it.
 *
 * When not to use: for one form field; give the field its `error`.
 */
export const ProblemList = withRef(function ProblemList({ onLocate, onRepair, problems, ...native }: ProblemListProps) {
  const text = useText(problemListText);
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  if (problems.length === 0) return null;

  const count = (severity: InputProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  const copy = () =>
    navigator.clipboard.writeText(problemsAsText(problems, text)).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  return (
    <section {...native} aria-label={text.label}>
      <div className={styles.head}>
        <Text weight="strong">{text.summary(count('error'), count('warning'), count('info'))}</Text>
        <span className={styles.copy}>
          <Text role="status" size="secondary" tone="subtle">
            {copied && text[copied]}
          </Text>
          <Button onClick={() => void copy()} size="small" variant="quiet">
            {text.copyAll}
          </Button>
        </span>
      </div>
      <ul role="list">
        {problems.map((problem) => (
          <ProblemListItem key={problem.id} onLocate={onLocate} onRepair={onRepair} problem={problem} />
        ))}
      </ul>
    </section>
  );
});
