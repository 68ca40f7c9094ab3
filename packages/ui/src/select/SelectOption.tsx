import { Check } from 'lucide-react';
import { listboxStyles, type Option } from '../listbox/index.ts';

type SelectOptionProps = {
  id: string;
  option: Option;
  selected: boolean;
  highlighted: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One choice with its tick and help line. */
export function SelectOption({ id, option, selected, highlighted, onPoint, onChoose }: SelectOptionProps) {
  const { disabled = false, help, label } = option;
  return (
    // The focus stays in the control, which reads the keys and names this element by `aria-activedescendant`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      aria-disabled={disabled || undefined}
      aria-selected={selected}
      className={listboxStyles.option}
      data-disabled={disabled ? '' : undefined}
      data-highlighted={highlighted ? '' : undefined}
      id={id}
      onClick={disabled ? undefined : onChoose}
      onPointerMove={disabled || highlighted ? undefined : onPoint}
      role="option"
    >
      <span className={listboxStyles.words}>
        <span>{label}</span>
        {help && <span className={listboxStyles.help}>{help}</span>}
      </span>
      {selected && <Check aria-hidden className={listboxStyles.check} size={16} strokeWidth={1.5} />}
    </div>
  );
}
