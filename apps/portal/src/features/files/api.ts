import type { FileItem, NameConflict } from '@panome/contract';
import { call, CallError, callPage, download, useCall, useCallPage } from '../../shared/api/index.ts';
import { refreshFiles } from '../../shared/files/index.ts';
import type { FileView } from './fileView.ts';

export type TakenName = { readonly id: string; readonly name: string };

/** One page of a folder, of a search below it, or of the trash. */
export const useFiles = ({ dir, name, order, page, pageSize, sort, trash }: FileView) =>
  useCallPage('fileStoreList', {
    current_dir: trash ? '' : dir,
    name: name || undefined,
    order,
    page,
    size: pageSize,
    sort,
    trash: trash ? '1' : '0',
  });

/** A file or folder with the folders above it; nothing for the root. */
export const useFileDetail = (id: string) =>
  useCall('fileStoreDetail', id ? { id } : null, { keepPreviousData: false });

export const useQuota = () => useCall('fileStoreQuota', {});

/** Where the space of a folder goes; nothing while it is not asked for. */
export const useUsage = (dir: string | null) => useCall('fileStoreUsage', dir === null ? null : { current_dir: dir });

/** The folders in a folder, a hundred at a time. */
export async function listFolders(dir: string, page: number): Promise<{ folders: FileItem[]; more: boolean }> {
  const size = 100;
  const { data } = await callPage('fileStoreList', { current_dir: dir, page, size, sort: 'name', order: 'asc' });
  const folders = data.filter((item) => item.is_dir === 1);
  return { folders, more: folders.length === size };
}

const idsOf = (items: readonly Pick<FileItem, 'id'>[]) => items.map(({ id }) => id);
/** Then the lists that show it are asked for again. */
async function changing<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } finally {
    await refreshFiles();
  }
}

export const addFolder = (dir: string, name: string) => changing(call('fileStoreAddDir', { current_dir: dir, name }));
export const renameFile = (id: string, name: string) => changing(call('fileStoreUpdate', { id, name }));
export const removeFiles = (items: readonly FileItem[]) =>
  changing(call('fileStoreDelete', { ids: idsOf(items).join(',') }));
export const restoreFiles = (items: readonly FileItem[]) => changing(call('fileStoreRestore', { ids: idsOf(items) }));
export const purgeFiles = (items: readonly FileItem[]) =>
  changing(call('fileStorePurge', { ids: idsOf(items).join(',') }));

type Transfer = { readonly dir: string; readonly conflict: NameConflict };
const transferOf = (items: readonly FileItem[], { conflict, dir }: Transfer) => ({
  ids: idsOf(items),
  current_dir: dir,
  conflict,
});

export const moveFiles = (items: readonly FileItem[], to: Transfer) =>
  changing(call('fileStoreMove', transferOf(items, to)));
export const copyFiles = (items: readonly FileItem[], to: Transfer, idempotencyKey: string) =>
  changing(call('fileStoreCopy', transferOf(items, to), { idempotencyKey }));

/** Brings moved files back to the folders they came from; a name that was taken since gets a number. */
export async function moveBack(items: readonly FileItem[]): Promise<void> {
  const homes = Map.groupBy(items, ({ parent_id }) => parent_id);
  await changing(
    Promise.all([...homes].map(([dir, some]) => call('fileStoreMove', transferOf(some, { dir, conflict: 'keep' })))),
  );
}

/** Names that the target folder has already; undefined when the failure is another one. */
export function takenIn(error: unknown): readonly TakenName[] | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  return (error.data as { readonly taken?: readonly TakenName[] } | null)?.taken;
}

/** Deletes everything in the trash for good. */
export async function emptyTrash(): Promise<void> {
  const purgeAll = async () => {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await callPage('fileStoreList', { trash: '1', page: 1, size: 100 });
      if (data.length === 0) return;
      // oxlint-disable-next-line no-await-in-loop
      const { deleted } = await call('fileStorePurge', { ids: idsOf(data).join(',') });
      // Somebody else's window was faster; asking for the same again would not end.
      if (deleted.length === 0) return;
    }
  };
  await changing(purgeAll());
}

/**
 * One file goes by a signed address, so that the browser shows progress and can go on after a cut; several become a
 * zip.
 */
export async function downloadFiles(items: readonly FileItem[]): Promise<void> {
  const [only] = items;
  if (items.length !== 1 || !only || only.is_dir === 1) return download('fileStoreDownload', { ids: idsOf(items) });
  const { url } = await call('fileStoreDownloadUrl', { id: only.id });
  Object.assign(document.createElement('a'), { href: url, download: only.name }).click();
}

export const saveReading = (id: string, reading: { encoding?: string; delimiter?: string; sheet?: string }) =>
  call('fileStoreUpdateConfig', { id, ...reading });
