import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { listboxStyles, type Option } from '../listbox/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import * as styles from './Combobox.css.ts';

type ComboboxOptionProps = {
  id: string;
  option: Option;
  /** From 1, among `count`; the rows around it may not be drawn. */
  position: number;
  count: number;
  selected: boolean;
  multiple: boolean;
  highlighted: boolean;
  style: CSSProperties;
  onPoint: () => void;
  onChoose: () => void;
};

/** One choice; its second line stands beside the first so that all rows are equally high. */
export function ComboboxOption({
  id,
  option,
  position,
  count,
  selected,
  multiple,
  highlighted,
  style,
  onPoint,
  onChoose,
}: ComboboxOptionProps) {
  const { disabled = false, help, label } = option;
  return (
    // The focus stays in the input, which reads the keys and names this element by `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      aria-disabled={disabled || undefined}
      aria-posinset={position}
      aria-selected={selected}
      aria-setsize={count}
      className={`${styles.row} ${listboxStyles.option}`}
      data-disabled={disabled ? '' : undefined}
      data-highlighted={highlighted ? '' : undefined}
      id={id}
      onClick={disabled ? undefined : onChoose}
      onPointerMove={disabled || highlighted ? undefined : onPoint}
      role="option"
      style={style}
    >
      {multiple && (
        <span aria-hidden className={styles.tick} data-ticked={selected ? '' : undefined}>
          {selected && <Check size={12} strokeWidth={2.5} />}
        </span>
      )}
      <span className={styles.words}>
        <TruncatedName>{label}</TruncatedName>
        {help && <span className={listboxStyles.help}>{help}</span>}
      </span>
      {selected && !multiple && <Check aria-hidden className={listboxStyles.check} size={16} strokeWidth={1.5} />}
    </div>
  );
}
