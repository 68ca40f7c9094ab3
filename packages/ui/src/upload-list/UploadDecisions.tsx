import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './UploadList.css.ts';
import { uploadListText } from './UploadList.text.ts';
import type { UploadDecision, UploadRow } from './UploadRow.ts';

type UploadDecisionsProps = {
  rows: readonly UploadRow[];
  onDecide: (ids: readonly string[], decision: UploadDecision) => void;
};

const decisions = ['keep', 'replace', 'skip'] as const;

/** Asks what becomes of one file whose name is taken, or of several at once. */
export function UploadDecisions({ onDecide, rows }: UploadDecisionsProps) {
  const text = useText(uploadListText);
  const [only] = rows.length === 1 ? rows : [];
  return (
    <div className={styles.decisions}>
      {decisions.map((decision) => (
        <Button
          aria-label={only ? text.decideFor(text[decision], only.name) : undefined}
          key={decision}
          onClick={() =>
            onDecide(
              rows.map(({ id }) => id),
              decision,
            )
          }
          size="small"
        >
          {only ? text[decision] : text.decideAll(text[decision])}
        </Button>
      ))}
    </div>
  );
}
