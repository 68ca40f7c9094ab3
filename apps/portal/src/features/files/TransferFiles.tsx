import type { FileItem, NameConflict } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import type { TakenName } from './api.ts';
import { filesText as text } from './files.text.ts';
import { whatOf } from './fileWords.ts';
import { FolderChooser, type FolderStep } from './FolderChooser.tsx';
import { TakenNames } from './TakenNames.tsx';
import type { FileActs, TransferKind } from './useFileActs.ts';

/** What goes to another folder, and whether it stays here too. */
export type Transfer = { readonly how: TransferKind; readonly items: readonly FileItem[] };

type TransferFilesProps = {
  /** Undefined keeps the dialog closed. */
  transfer: Transfer | undefined;
  onClose: () => void;
  onTransfer: FileActs['transfer'];
};

/** Chooses the folder that files are moved or copied to, and what happens to names that it has already. */
export function TransferFiles({ onClose, onTransfer, transfer }: TransferFilesProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={transfer !== undefined}>
      {transfer && <TransferBody onClose={onClose} onTransfer={onTransfer} transfer={transfer} />}
    </Dialog>
  );
}

function TransferBody({ onClose, onTransfer, transfer: { how, items } }: TransferFilesProps & { transfer: Transfer }) {
  const [steps, setSteps] = useState<readonly FolderStep[]>([{ id: '', name: text.root }]);
  const [busy, setBusy] = useState<NameConflict>();
  const [taken, setTaken] = useState<readonly TakenName[]>();
  const [keys] = useState(() => new Map<string, string>());
  const here = steps.at(-1)!;
  const same = items.every((item) => item.parent_id === here.id);
  const words =
    how === 'move'
      ? { title: text.moveTitle, here: text.moveHere, same: text.moveSame }
      : { title: text.copyTitle, here: text.copyHere, same: text.copySame };

  const carryOut = async (conflict: NameConflict) => {
    setBusy(conflict);
    const aim = `${here.id} ${conflict}`;
    const key = keys.get(aim) ?? crypto.randomUUID();
    keys.set(aim, key);
    const asked = await onTransfer(how, items, { dir: here.id, where: here.name, conflict, key });
    setBusy(undefined);
    if (asked) setTaken(asked);
    else onClose();
  };

  if (taken) {
    return (
      <DialogContent
        footer={<Button onClick={() => setTaken(undefined)}>{text.backToFolders}</Button>}
        title={text.conflictTitle(taken.length)}
      >
        <TakenNames busy={busy} names={taken} onAnswer={(conflict) => void carryOut(conflict)} />
      </DialogContent>
    );
  }
  return (
    <DialogContent
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button
            disabled={same && how === 'move'}
            loading={busy !== undefined}
            onClick={() => void carryOut('ask')}
            variant="primary"
          >
            {words.here}
          </Button>
        </>
      }
      title={words.title(whatOf(items))}
    >
      <FolderChooser isClosed={(id) => items.some((item) => item.id === id)} onSteps={setSteps} steps={steps} />
      <Text as="p" role="status" size="secondary" tone="subtle">
        {same ? words.same : ''}
      </Text>
    </DialogContent>
  );
}
