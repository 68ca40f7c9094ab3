import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';
import type { ActiveSelection } from './useSelection.ts';

/** What heads the column of check boxes: one for all rows, or only a name where all cannot be chosen together. */
export function TableTickAll<Row>({
  label,
  selection: { all, chooseAll, mode },
}: {
  label: string;
  selection: ActiveSelection<Row>;
}) {
  const text = useText(tableText);
  if (mode === 'single' || all === undefined) return <VisuallyHidden>{text.choose}</VisuallyHidden>;
  return (
    <input
      aria-label={label}
      checked={all === true}
      className={styles.box}
      onChange={() => chooseAll(all !== true)}
      ref={(input) => {
        if (input) input.indeterminate = all === 'some';
      }}
      type="checkbox"
    />
  );
}
