import type { FileItem, NameConflict } from '@panome/contract';
import { useAlert } from '@panome/ui/alert-dialog';
import { useMemo, useRef } from 'react';
import { useTell } from '../../shared/page/index.ts';
import {
  copyFiles,
  downloadFiles,
  emptyTrash,
  moveBack,
  moveFiles,
  purgeFiles,
  removeFiles,
  renameFile,
  restoreFiles,
  takenIn,
  type TakenName,
} from './api.ts';
import { filesText as text } from './files.text.ts';
import { whatOf } from './fileWords.ts';

export type TransferKind = 'move' | 'copy';
type TransferTarget = {
  readonly dir: string;
  /** What the folder is called. */
  readonly where: string;
  readonly conflict: NameConflict;
  /** Idempotency key: the same when the same copy is tried again. */
  readonly key: string;
};

export type FileActs = ReturnType<typeof useFileActs>;

/**
 * What can be done with files, each with its words afterwards. Deleting, moving and copying have a way back for 8 s by
 * the toast, and by Ctrl+Z as long as the page is open.
 */
export function useFileActs() {
  const tell = useTell();
  const alert = useAlert();
  const last = useRef<{ readonly takeBack: () => void; readonly toast: number }>(undefined);

  return useMemo(() => {
    /** @returns Whether it worked; a failure has been told. */
    const attempt = async (act: Promise<unknown>, done?: () => void): Promise<boolean> => {
      try {
        await act;
        done?.();
        return true;
      } catch (error) {
        tell.failed(error);
        return false;
      }
    };
    const tellWithWayBack = (words: string, takeBack: () => void) => {
      last.current = { takeBack, toast: tell.done(words, { action: { label: text.undo, onClick: takeBack } }) };
    };
    const tellTakenBack = (words: string) => {
      if (last.current) tell.dismiss(last.current.toast);
      last.current = undefined;
      tell.done(words);
    };
    const restore = (items: readonly FileItem[]) =>
      attempt(restoreFiles(items), () => tellTakenBack(text.restored(whatOf(items))));
    const takeMoveBack = (items: readonly FileItem[]) =>
      attempt(moveBack(items), () => tellTakenBack(text.movedBack(whatOf(items))));

    return {
      restore,
      /** Rejects, so that the name stays in its field. */
      rename: async ({ id }: FileItem, name: string): Promise<void> => void (await renameFile(id, name)),
      remove: (items: readonly FileItem[]) =>
        attempt(removeFiles(items), () => tellWithWayBack(text.removed(whatOf(items)), () => void restore(items))),
      /** Takes back the last deletion or move, if there was one. */
      undo: () => last.current?.takeBack(),
      /**
       * Moves or copies.
       * @returns the names that the folder has already, when the person has to decide; undefined when it is over.
       */
      transfer: async (
        how: TransferKind,
        items: readonly FileItem[],
        { dir, key, conflict, where }: TransferTarget,
      ): Promise<readonly TakenName[] | undefined> => {
        try {
          const { done, skipped } =
            how === 'move' ? await moveFiles(items, { dir, conflict }) : await copyFiles(items, { dir, conflict }, key);
          const gone = items.filter(({ id }) => !skipped.some((item) => item.id === id));
          if (done.length === 0) tell.note(text.allSkipped);
          else if (how === 'move')
            tellWithWayBack(
              text.moved(whatOf(gone), where) + text.skipped(skipped.length),
              () => void takeMoveBack(gone),
            );
          else
            tellWithWayBack(
              text.copiedTo(whatOf(gone), where) + text.skipped(skipped.length),
              () => void attempt(removeFiles(done), () => tellTakenBack(text.copyUndone)),
            );
          return undefined;
        } catch (error) {
          const taken = takenIn(error);
          if (!taken) tell.failed(error);
          return taken;
        }
      },
      download: (items: readonly FileItem[]) => {
        if (items.length > 1 || items[0]?.is_dir === 1) tell.note(text.packing);
        return attempt(downloadFiles(items));
      },
      copy: (words: string) =>
        navigator.clipboard.writeText(words).then(
          () => tell.done(text.copied),
          () => tell.note(text.copyFailed),
        ),
      purge: async (items: readonly FileItem[]): Promise<boolean> => {
        const typedName = items.length === 1 && items[0] ? items[0].name : text.purgeWord;
        const agreed = await alert.confirm({
          title: text.purgeTitle(whatOf(items)),
          description: text.purgeHint,
          action: text.purge,
          tone: 'danger',
          typedName,
        });
        return agreed && attempt(purgeFiles(items), () => tell.done(text.purged(whatOf(items))));
      },
      emptyTrash: async (count: number): Promise<void> => {
        const agreed = await alert.confirm({
          title: text.emptyTitle,
          description: text.emptyHint(count),
          action: text.purge,
          tone: 'danger',
          typedName: text.purgeWord,
        });
        if (agreed) await attempt(emptyTrash(), () => tell.done(text.purged(text.several(count))));
      },
    };
  }, [alert, tell]);
}
