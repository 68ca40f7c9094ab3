import type { Ref } from 'react';
import type { useDayDraft } from '../date-field/index.ts';
import { controlStyles, type FieldControl } from '../field/index.ts';
import * as styles from './DateRangeField.css.ts';

type DateRangeInputProps = {
  control: FieldControl;
  /** Which end of the range, after the name of the field. */
  end: 'from' | 'to';
  /** Its name for screen readers. */
  label: string;
  draft: ReturnType<typeof useDayDraft>;
  disabled: boolean;
  onOpen: () => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/** The text of one end. */
export function DateRangeInput({ control, end, label, draft, disabled, onOpen, inputRef }: DateRangeInputProps) {
  return (
    <input
      {...draft.attributes}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-label={label}
      aria-required={control['aria-required']}
      className={`${controlStyles.input} ${styles.input}`}
      disabled={disabled}
      id={`${control.id}-${end}`}
      onKeyDown={(event) => {
        draft.attributes.onKeyDown(event);
        if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onOpen();
      }}
      ref={inputRef}
      type="text"
    />
  );
}
