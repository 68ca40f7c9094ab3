import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';

type TableTickProps = {
  mode: 'single' | 'multiple';
  /** The name of the row. */
  label: string;
  checked: boolean;
  /** Why the row cannot be chosen, and the id under which that can be read. */
  reason: string | undefined;
  reasonId: string;
  /** The group of radio buttons of which one is on, and which are one tab stop together. */
  group?: string | undefined;
  /** `-1` where the keyboard chooses rows in another way. */
  tabIndex?: number | undefined;
  onPress: (extend: boolean) => void;
};

/** The check box or radio button of a row. */
export function TableTick({ checked, group, label, mode, onPress, reason, reasonId, tabIndex }: TableTickProps) {
  const text = useText(tableText);
  const blocked = reason !== undefined;
  return (
    <>
      <input
        aria-describedby={blocked ? reasonId : undefined}
        aria-label={text.chooseRow(label)}
        checked={checked}
        className={styles.box}
        disabled={blocked}
        name={mode === 'single' ? group : undefined}
        onChange={({ nativeEvent }) => onPress(nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)}
        tabIndex={tabIndex}
        type={mode === 'single' ? 'radio' : 'checkbox'}
      />
      {blocked && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
