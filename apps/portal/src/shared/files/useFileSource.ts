import type { ToolInput } from '@panome/contract';
import type { FileSource, ListFiles } from '@panome/ui/file-picker';
import { useMemo } from 'react';
import { callPage, callUpload } from '../api/index.ts';
import { formatTime } from '../format/format.ts';
import { checkFit } from './checkFit.ts';
import { checkReadable } from './checkReadable.ts';
import { refreshFiles } from './refreshFiles.ts';

type FileSourceOptions = {
  /** What the file is chosen for; only that it can be read is asked when absent. */
  readonly input?: ToolInput;
  /** The tool that it is for; empty is any. */
  readonly toolId?: string;
};

const list: ListFiles = async ({ dir, name, page, size }) => {
  const answer = await callPage('fileList', { current_dir: dir, name: name || undefined, page, size });
  return {
    total: answer.total,
    data: answer.data.map((item) => ({ ...item, created_at: formatTime(item.created_at) })),
  };
};

type Run = Parameters<FileSource['upload']>[1];

/** The picker counts in shares of the file, the network in bytes. */
const sending = (file: File, { onProgress, signal }: Run) => ({
  signal,
  onProgress: (sent: number) => onProgress(file.size > 0 ? Math.min(sent / file.size, 1) : 1),
});

const upload: FileSource['upload'] = async (file, run) => {
  const { id } = await callUpload('fileUploadTask', {}, file, sending(file, run));
  await refreshFiles();
  return { id };
};

const uploadToStore: NonNullable<FileSource['uploadToStore']> = async (file, run) => {
  await callUpload('fileStoreUpload', { current_dir: run.dir }, file, sending(file, run));
  await refreshFiles();
};

/**
 * The user's file store as the `source` of `FilePicker` and `FilePickerField`. A file that cannot be the input says
 * why.
 */
export function useFileSource({ input, toolId = '' }: FileSourceOptions = {}): FileSource {
  return useMemo(
    () => ({
      list,
      upload,
      uploadToStore,
      validate: (file) => (input ? checkFit(file, input, toolId) : checkReadable(file)),
    }),
    [input, toolId],
  );
}
