import type { FileItem } from '@panome/contract';
import { useAlert } from '@panome/ui/alert-dialog';
import { useMemo, useRef } from 'react';
import { useTell } from '../../shared/page/index.ts';
import { downloadFiles, emptyTrash, moveFiles, purgeFiles, removeFiles, renameFile, restoreFiles } from './api.ts';
import { filesText as text } from './files.text.ts';
import { whatOf } from './fileWords.ts';

export type FileActs = ReturnType<typeof useFileActs>;

/** What can be done with files, each with its words afterwards. Deleting has a way back for 8 s by the toast, and by Ctrl+Z as long as the page is open. */
export function useFileActs() {
  const tell = useTell();
  const alert = useAlert();
  const removed = useRef<{ readonly items: readonly FileItem[]; readonly toast: number }>(undefined);

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
    const restore = (items: readonly FileItem[]) =>
      attempt(restoreFiles(items), () => {
        if (removed.current) tell.dismiss(removed.current.toast);
        removed.current = undefined;
        tell.done(text.restored(whatOf(items)));
      });

    return {
      restore,
      /** Rejects, so that the name stays in its field. */
      rename: async ({ id }: FileItem, name: string): Promise<void> => void (await renameFile(id, name)),
      remove: (items: readonly FileItem[]) =>
        attempt(removeFiles(items), () => {
          removed.current = { items, toast: tell.done(text.removed(whatOf(items)), { action: { label: text.undo, onClick: () => void restore(items) } }) };
        }),
      /** Takes back the last deletion, if there was one. */
      undo: () => {
        if (removed.current) void restore(removed.current.items);
      },
      move: (items: readonly FileItem[], dir: string, where: string) => attempt(moveFiles(items, dir), () => tell.done(text.moved(whatOf(items), where))),
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
        const agreed = await alert.confirm({ title: text.purgeTitle(whatOf(items)), description: text.purgeHint, action: text.purge, tone: 'danger', typedName });
        return agreed && attempt(purgeFiles(items), () => tell.done(text.purged(whatOf(items))));
      },
      emptyTrash: async (count: number): Promise<void> => {
        const agreed = await alert.confirm({ title: text.emptyTitle, description: text.emptyHint(count), action: text.purge, tone: 'danger', typedName: text.purgeWord });
        if (agreed) await attempt(emptyTrash(), () => tell.done(text.purged(text.several(count))));
      },
    };
  }, [alert, tell]);
}
