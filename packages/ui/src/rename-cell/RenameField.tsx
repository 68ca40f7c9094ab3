import { useId, useRef } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { maxNameLength, nameLength } from './fileName.ts';
import * as styles from './RenameCell.css.ts';
import { renameCellText } from './RenameCell.text.ts';
import type { RenameProblem, useRename } from './useRename.ts';

/** From here on the count is shown. */
const nearLimit = maxNameLength - 20;

type RenameFieldProps = Omit<PassedOn<'form'>, 'ref'> &
  Omit<ReturnType<typeof useRename>, 'begin' | 'draft'> & {
    draft: string;
    /** Says before editing ends by Enter or Escape that the focus belongs back on the button. */
    onEndByKey: (ended: boolean) => void;
  };

/** The open field: base name inside, extension behind it, the reason for a refusal below. */
export function RenameField({
  cancel,
  change,
  draft,
  extension,
  onEndByKey,
  problem,
  save,
  saving,
  ...element
}: RenameFieldProps) {
  const text = useText(renameCellText);
  const id = useId();
  const length = nameLength(draft);
  const counted = length >= nearLimit;
  const described = [problem && `${id}-problem`, counted && `${id}-count`].filter(Boolean).join(' ');
  // Leaving the field saves; taking the field away after Escape must not.
  const given = useRef(false);
  const words = (problem: RenameProblem) =>
    typeof problem === 'string' ? text[problem] : problem.failed || text.failed;

  return (
    // A form, not a keydown handler: Enter that confirms a pinyin candidate must not save.
    <form
      {...element}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onEndByKey(true);
        void save();
      }}
    >
      <span className={styles.field} data-invalid={problem ? '' : undefined}>
        <input
          aria-busy={saving}
          aria-describedby={described || undefined}
          aria-invalid={problem ? true : undefined}
          aria-label={text.field}
          autoComplete="off"
          autoFocus
          className={styles.input}
          onBlur={() => {
            if (given.current || saving) return;
            onEndByKey(false);
            void save();
          }}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            event.stopPropagation();
            // Safari ends the composition before the key event, which then has the key code 229 of composed keys.
            if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229 || saving) return;
            given.current = true;
            onEndByKey(true);
            cancel();
          }}
          readOnly={saving}
          value={draft}
        />
        {extension && <span className={styles.extension}>{extension}</span>}
        {counted && (
          <span className={styles.count} data-over={length > maxNameLength || undefined} id={`${id}-count`}>
            <span aria-hidden>
              {length}/{maxNameLength}
            </span>
            <VisuallyHidden>{text.count(length, maxNameLength)}</VisuallyHidden>
          </span>
        )}
      </span>
      {saving && <VisuallyHidden role="status">{text.saving}</VisuallyHidden>}
      {problem && (
        <span className={styles.problem} id={`${id}-problem`} role="alert">
          {words(problem)}
        </span>
      )}
    </form>
  );
}
