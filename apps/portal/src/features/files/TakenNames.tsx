import type { NameConflict } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Text } from '@panome/ui/text';
import type { TakenName } from './api.ts';
import { filesText as text } from './files.text.ts';
import * as styles from './Files.css.ts';

const shown = 5;
const answers = [
  ['keep', text.keepBoth],
  ['replace', text.replaceThem],
  ['skip', text.skipThem],
] as const;

/** Asks what happens to names that the folder has already, for all of them at once. */
export function TakenNames({
  busy,
  names,
  onAnswer,
}: {
  names: readonly TakenName[];
  busy: NameConflict | undefined;
  onAnswer: (conflict: NameConflict) => void;
}) {
  return (
    <div className={styles.taken}>
      <ul className={styles.takenNames}>
        {names.slice(0, shown).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {names.length > shown && <li>{text.conflictMore(names.length)}</li>}
      </ul>
      <Text as="p" size="secondary" tone="muted">
        {text.conflictHint}
      </Text>
      <div className={styles.takenAnswers}>
        {answers.map(([answer, words]) => (
          <Button
            disabled={busy !== undefined && busy !== answer}
            key={answer}
            loading={busy === answer}
            onClick={() => onAnswer(answer)}
            variant={answer === 'keep' ? 'primary' : 'secondary'}
          >
            {words}
          </Button>
        ))}
      </div>
    </div>
  );
}
