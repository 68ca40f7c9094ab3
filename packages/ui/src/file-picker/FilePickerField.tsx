import { useState } from 'react';
import { Button } from '../button/index.ts';
import { formatSize } from '../drop-zone/index.ts';
import { Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import { Text } from '../text/index.ts';
import type { FileSource, PickedFile } from './fileItem.ts';
import { FilePicker } from './FilePicker.tsx';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';

export type FilePickerFieldProps = FileSource & FieldFrame & {
  /** The chosen file; `undefined` while nothing is chosen. */
  value: PickedFile | undefined;
  /** A file was chosen, or the choice was cleared (`undefined`). */
  onChange: (file: PickedFile | undefined) => void;
  /** Shows the chosen file but not the way to change it. */
  disabled?: boolean;
};

/** A form's question for one file: its name, and the button that opens the picker. */
export function FilePickerField({ disabled = false, error, help, label, labelHidden, onChange, required, value, ...source }: FilePickerFieldProps) {
  const text = useText(filePickerText);
  const [open, setOpen] = useState(false);
  return (
    <Field error={error} group help={help} label={label} labelHidden={labelHidden} required={required}>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...control }) => (
        <div {...control} className={styles.field} role="group">
          <span className={styles.value}>{value ? <Text truncate="middle">{value.name}</Text> : <Text tone="subtle">{text.notChosen}</Text>}</span>
          {value && <Text tone="subtle">{formatSize(value.size)}</Text>}
          <Button disabled={disabled} onClick={() => setOpen(true)}>
            {value ? text.change : text.choose}
          </Button>
          {value && !disabled && (
            <Button onClick={() => onChange(undefined)} variant="quiet">
              {text.clear}
            </Button>
          )}
          <FilePicker {...source} onConfirm={onChange} onOpenChange={setOpen} open={open} />
        </div>
      )}
    </Field>
  );
}
