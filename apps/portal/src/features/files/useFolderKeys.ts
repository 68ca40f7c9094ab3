import type { FileItem } from '@panome/contract';
import { useListKeys } from '../../shared/list/index.ts';

type FolderKeys = Omit<Parameters<typeof useListKeys<FileItem>>[0], 'more'> & {
  rename: (item: FileItem) => void;
  up: () => void;
};

/** Opens the name field of a row. */
export function startRename({ id }: FileItem): void {
  document.querySelector<HTMLButtonElement>(`tr[data-key="${CSS.escape(id)}"] [data-rename] button`)?.click();
}

/** The keys of a folder: those of a list, F2 on its rows and Backspace. */
export const useFolderKeys = ({ rename, up, ...list }: FolderKeys) =>
  useListKeys({ ...list, more: { Backspace: up, F2: (item) => item?.can.rename && rename(item) } });
