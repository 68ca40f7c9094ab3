import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useControllable } from '../controllable/index.ts';
import { formatSize } from '../drop-zone/index.ts';
import { Field, type FieldFrame } from '../field/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { Text } from '../text/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import type { FileRequest, PickedFile } from './fileItem.ts';
import { FilePicker } from './FilePicker.tsx';
import * as styles from './FilePicker.css.ts';
import { filePickerText } from './FilePicker.text.ts';

/** A chosen file, whose size need not be known. */
type ChosenFile = Omit<PickedFile, 'size'> & { size?: number | undefined };

export type FilePickerFieldProps = FileRequest &
  PassedOn<'div'> &
  FieldFrame & {
    /** The chosen file, `null` while nothing is chosen; without it the part keeps the choice. */
    value?: ChosenFile | null | undefined;
    /** The file at the start, when the caller does not control it. */
    defaultValue?: ChosenFile | null;
    /** A file was chosen, or the choice was cleared (`null`). */
    onValueChange?: ((file: PickedFile | null) => void) | undefined;
    /** Shows the chosen file but not the way to change it. */
    disabled?: boolean;
  };

/** A form's question for one file: its name, and the button that opens the picker. */
export const FilePickerField = withRef(function FilePickerField({
  accept,
  disabled = false,
  error,
  help,
  kinds,
  label,
  labelHidden,
  maxSize,
  onValueChange,
  pageSize,
  required,
  source,
  value: given,
  defaultValue = null,
  id,
  ...native
}: FilePickerFieldProps) {
  const text = useText(filePickerText);
  const [value, put] = useControllable<ChosenFile | null, PickedFile | null>({
    value: given,
    defaultValue,
    onValueChange,
  });
  const [open, setOpen] = useState(false);
  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error}
      group
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...control }) => (
        <div {...native} {...control} className={styles.field} role="group">
          {value ? (
            <span className={styles.value}>
              <FileIcon name={value.name} />
              <TruncatedName focusable>{value.name}</TruncatedName>
              {value.size !== undefined && <span className={styles.size}>{formatSize(value.size)}</span>}
            </span>
          ) : (
            <Text tone="subtle">{text.notChosen}</Text>
          )}
          <Button disabled={disabled} onClick={() => setOpen(true)}>
            {value ? text.change : text.choose}
          </Button>
          {value && !disabled && (
            <Button onClick={() => put(null)} variant="quiet">
              {text.clear}
            </Button>
          )}
          <FilePicker
            accept={accept}
            kinds={kinds}
            maxSize={maxSize}
            onConfirm={put}
            onOpenChange={setOpen}
            open={open}
            pageSize={pageSize}
            source={source}
          />
        </div>
      )}
    </Field>
  );
});
