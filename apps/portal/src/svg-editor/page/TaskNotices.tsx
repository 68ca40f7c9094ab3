import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { svgEditorText } from '../svgEditor.text.ts';
import type { useSaving } from './useSaving.ts';

type TaskNoticesProps = {
  /** Edits that were not saved at the last visit are shown. */
  readonly draft: boolean;
  readonly onDropDraft: () => void;
  readonly onKeepDraft: () => void;
  readonly saving: ReturnType<typeof useSaving>;
};

/** What the reader must know of the edits of a chart: taken up again, or others have been stored since. */
export function TaskNotices({ draft, onDropDraft, onKeepDraft, saving }: TaskNoticesProps) {
  const text = useText(svgEditorText);
  return (
    <>
      {saving.conflict && (
        <Callout
          actions={
            <>
              <Button onClick={saving.takeTheirs} size="small">
                {text.takeTheirs}
              </Button>
              <Button onClick={saving.keepMine} size="small">
                {text.keepMine}
              </Button>
            </>
          }
          title={text.conflict}
          tone="danger"
        >
          {text.conflictHelp}
        </Callout>
      )}
      {draft && (
        <Callout
          actions={
            <Button onClick={onDropDraft} size="small">
              {text.dropDraft}
            </Button>
          }
          onClose={onKeepDraft}
          title={text.restoredDraft}
        />
      )}
    </>
  );
}
