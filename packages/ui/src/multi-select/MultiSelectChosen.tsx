import { useText } from '../locale/index.ts';
import { Tag } from '../tag/index.ts';
import { multiSelectText } from './MultiSelect.text.ts';
import * as styles from './MultiSelect.css.ts';

type MultiSelectChosenProps = {
  chosen: readonly { value: string; label: string }[];
  /** Says only how many there are. */
  collapsed: boolean;
  /** Nothing can be taken away. */
  disabled: boolean;
  onRemove: (value: string) => void;
};

/** What is chosen: a chip each, or their number while nobody looks. */
export function MultiSelectChosen({ chosen, collapsed, disabled, onRemove }: MultiSelectChosenProps) {
  const text = useText(multiSelectText);
  if (collapsed) return <span className={styles.count}>{text.chosen(chosen.length)}</span>;
  return chosen.map(({ label, value }) => (
    <Tag key={value} {...(!disabled && { onClose: () => onRemove(value) })}>
      {label}
    </Tag>
  ));
}
