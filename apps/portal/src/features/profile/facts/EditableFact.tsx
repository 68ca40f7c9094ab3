import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CallError, messageOf } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { profileText as text } from '../profile.text.ts';
import * as styles from './Facts.css.ts';

export type FactControl = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly label: string;
};

type EditableFactProps = {
  readonly label: string;
  readonly value: string;
  /** Words against a value, before it is sent; undefined when it may go. */
  readonly check: (value: string) => string | undefined;
  readonly onSave: (value: string) => Promise<void>;
  readonly children: (control: FactControl) => ReactNode;
};

/** One fact with its own way to change it. What was typed stays until it is saved or given up. */
export function EditableFact({ check, children, label, onSave, value }: EditableFactProps) {
  const tell = useTell();
  const id = useId();
  const edit = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  useDirty(typed !== undefined && typed !== value);

  const editing = typed !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const begin = () => {
    setTyped(value);
    setError(undefined);
  };
  const end = () => setTyped(undefined);
  const save = async (next: string) => {
    const problem = check(next);
    setError(problem);
    if (problem) return;
    if (next.trim() === value) return end();
    setSaving(true);
    try {
      await onSave(next);
      tell.done(text.saved(label));
      end();
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 400) setError(messageOf(failure));
      else tell.failed(failure);
    } finally {
      setSaving(false);
    }
    return undefined;
  };
  const handleKey = (event: KeyboardEvent) => {
    // A list of suggestions takes Escape for itself first.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    end();
  };
  return (
    <div className={styles.row}>
      <dt className={styles.label} id={id}>
        {label}
      </dt>
      <dd className={styles.value}>
        {typed === undefined ? (
          <>
            <span className={styles.words} data-empty={value ? undefined : ''}>
              {value || text.empty}
            </span>
            <Button aria-label={text.editOf(label)} onClick={begin} ref={edit} size="small" variant="quiet">
              {text.edit}
            </Button>
          </>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of any field inside gives up
          <form
            className={styles.form}
            noValidate
            onKeyDown={handleKey}
            onSubmit={(event) => {
              event.preventDefault();
              void save(typed);
            }}
            ref={form}
          >
            {children({ value: typed, onChange: setTyped, error, label })}
            <Inline space="small">
              <Button loading={saving} size="small" type="submit" variant="primary">
                {text.save}
              </Button>
              <Button onClick={end} size="small">
                {text.cancel}
              </Button>
            </Inline>
          </form>
        )}
      </dd>
    </div>
  );
}
