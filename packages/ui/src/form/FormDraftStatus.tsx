import { Button } from '../button/index.ts';
import { useLocale, useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { draft } from './Form.css.ts';
import { formText } from './Form.text.ts';

/** What became of the draft of a form. */
export type FormDraft = {
  /** `empty` before anything was kept, `failed` where the last change could not be kept. */
  state: 'empty' | 'saved' | 'failed';
  /** When it was last kept. */
  savedAt: Date | undefined;
  /** The form began with a draft from an earlier visit. */
  restored: boolean;
};

export type FormDraftStatusProps = PassedOn<'div'> &
  FormDraft & {
    /** Throws the draft away and empties the form; offered while a restored draft is shown. */
    onDiscard?: () => void;
  };

/** One quiet line: that the input is kept, since when, and where it came from. */
export const FormDraftStatus = withRef(function FormDraftStatus({
  state,
  savedAt,
  restored,
  onDiscard,
  ...native
}: FormDraftStatusProps) {
  const text = useText(formText);
  const locale = useLocale();
  const time =
    savedAt &&
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(savedAt);
  return (
    <div {...native} className={draft} data-state={state}>
      <span role="status">
        {state === 'failed' ? text.draftFailed : time && (restored ? text.draftRestored(time) : text.draftSaved(time))}
      </span>
      {restored && onDiscard && (
        <Button onClick={onDiscard} size="small" variant="quiet">
          {text.draftDiscard}
        </Button>
      )}
    </div>
  );
});
