import type { ToolInput } from '@panome/contract';
import { inputTypes, inputTypesInWords, tableTypes } from '@panome/contract/input-files';
import type { FileRequest, FileSort, FileSource, ListFiles } from '@panome/ui/file-picker';
import { useMemo } from 'react';
import { useMay } from '../access/index.ts';
import { callPage, callUpload } from '../api/index.ts';
import { formatTime } from '../format/format.ts';
import { checkFit } from './checkFit.ts';
import { checkReadable } from './checkReadable.ts';
import { refreshFiles } from './refreshFiles.ts';

type FilePickerOptions = {
  /** What the file is chosen for; only that it can be read is asked when absent. */
  readonly input?: ToolInput;
  /** The tool that it is for; empty is any. */
  readonly toolId?: string;
};

const kinds = ['file', 'folder', 'linked'] as const;

/** The server's rows as the picker shows them, with the times of the file page. */
const shown = ({ data, total }: Awaited<ReturnType<typeof callPage<'fileList'>>>) => ({
  total,
  items: data.map(({ created_at, id, is_dir, name, size }) => ({
    id,
    name,
    size,
    kind: kinds[is_dir],
    time: formatTime(created_at),
  })),
});
const columns = { name: 'name', size: 'size', time: 'created_at' } as const;
const orders = { ascending: 'asc', descending: 'desc' } as const;
const ordered = (sort: FileSort | undefined) =>
  sort && ({ sort: columns[sort.column], order: orders[sort.order] } as const);
const list: ListFiles = async ({ folder, name, page, pageSize, sort }) =>
  shown(
    await callPage('fileList', {
      current_dir: folder,
      name: name || undefined,
      page,
      size: pageSize,
      ...ordered(sort),
    }),
  );
const recent: NonNullable<FileSource['recent']> = async ({ page, pageSize, sort }) =>
  shown(await callPage('fileList', { flat: '1', page, size: pageSize, ...ordered(sort) }));

type Run = Parameters<NonNullable<FileSource['upload']>>[1];

/** The picker counts in shares of the file, the network in bytes. */
const sending = (file: File, { onProgress, signal }: Run) => ({
  signal,
  onProgress: (sent: number) => onProgress(file.size > 0 ? Math.min(sent / file.size, 1) : 1),
});

const upload: NonNullable<FileSource['upload']> = async (file, run) => {
  const { id } = await callUpload('fileUploadTask', {}, file, sending(file, run));
  await refreshFiles();
  return { id };
};

const uploadToStore: NonNullable<FileSource['uploadToStore']> = async (file, run) => {
  await callUpload('fileStoreUpload', { current_dir: run.folder }, file, sending(file, run));
  await refreshFiles();
};

/**
 * What `FilePicker` and `FilePickerField` need to know: the user's file store, and the types that fit. A file that
 * cannot be the input says why.
 */
export function useFilePicker({ input, toolId = '' }: FilePickerOptions = {}): FileRequest {
  const may = useMay();
  const takes = may('fileUploadTask');
  const keeps = may('fileStoreUpload');
  return useMemo(
    () => ({
      accept: (input ? inputTypes(input) : tableTypes).map((type) => `.${type}`),
      kinds: `${inputTypesInWords(input)} 等`,
      pageSize: 20,
      source: {
        list,
        recent,
        sorts: true,
        upload: takes ? upload : undefined,
        uploadToStore: keeps ? uploadToStore : undefined,
        validate: (file) => (input ? checkFit(file, input, toolId) : checkReadable(file)),
      },
    }),
    [input, keeps, takes, toolId],
  );
}
