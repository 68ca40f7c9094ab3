import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Inline } from '@panome/ui/inline';
import type { Draft } from './createDraft.ts';

type DraftConflictProps = {
  readonly draft: Pick<Draft<unknown>, 'keepMine' | 'takeTheirs'>;
  readonly text: {
    readonly conflict: string;
    readonly conflictHelp: string;
    readonly keepMine: string;
    readonly takeTheirs: string;
  };
  /** The stored content was taken and has replaced the one on the page. */
  readonly onTaken?: () => void;
};

/** Has the person choose between two contents after a save elsewhere. A failure stands in the state of the draft. */
export const DraftConflict = ({ draft, onTaken, text }: DraftConflictProps) => (
  <Callout
    actions={
      <Inline space="small">
        <Button onClick={() => void draft.keepMine().catch(() => undefined)} size="small">
          {text.keepMine}
        </Button>
        <Button onClick={() => void draft.takeTheirs().then(onTaken, () => undefined)} size="small">
          {text.takeTheirs}
        </Button>
      </Inline>
    }
    title={text.conflict}
    tone="warning"
  >
    {text.conflictHelp}
  </Callout>
);
