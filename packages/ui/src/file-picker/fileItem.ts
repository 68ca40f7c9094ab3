import type { SortOrder } from '../table/index.ts';
import type { SendFile, UploadRun } from '../upload-dialog/index.ts';

/** A row of a file store. */
export type FileItem = {
  id: string;
  name: string;
  /** A folder can only be opened; a linked source is chosen like a file. */
  kind: 'file' | 'folder' | 'linked';
  /** Bytes. */
  size: number;
  /** When it came, written as it should be shown: `2026-11-21 14:08:00`. */
  time: string;
};

/** The column that orders the files of all pages, and which way; folders stay where the source puts them. */
export type FileSort = { readonly column: 'name' | 'size' | 'time'; readonly order: SortOrder };

/** One page of one folder; `folder` is its id, empty at the root. The name searched for is trimmed. */
export type ListFiles = (query: {
  page: number;
  pageSize: number;
  name: string;
  folder: string;
  /** Left out for the order that the source has of itself. */
  sort?: FileSort | undefined;
}) => Promise<{ items: readonly FileItem[]; total: number }>;

/** What was chosen. */
export type PickedFile = { id: string; name: string; size: number; source: 'upload' | 'mine' };

/** Where files come from: the calls of the server, so that the picker knows none. */
export type FileSource = {
  /** Answers one page of 我的文件. Keep the function the same between drawings: another one asks again. */
  list: ListFiles;
  /**
   * Answers one page of the newest files, whichever folder they lie in. With it the picker opens on 我的文件 with these,
   * unless there are none; without it, on 上传文件.
   */
  recent?:
    | ((query: { page: number; pageSize: number; sort?: FileSort | undefined }) => ReturnType<ListFiles>)
    | undefined;
  /** `list` and `recent` heed `sort`; left out, the heads of the columns do not sort. */
  sorts?: boolean | undefined;
  /** Sends a file and says under which id the server keeps it; left out, files are only chosen from 我的文件. */
  upload?: SendFile<{ id: string }> | undefined;
  /** Sends a file into the folder in sight of 我的文件; left out, that tab takes none. */
  uploadToStore?: ((file: File, run: UploadRun & { folder: string }) => Promise<unknown>) | undefined;
  /** Asked before a file of 我的文件 is confirmed; resolves with a message when it does not fit. */
  validate?: ((file: PickedFile) => Promise<string | undefined>) | undefined;
};

/** What the picker and its form field ask about files. */
export type FileRequest = {
  /** Where files come from. */
  source: FileSource;
  /** Extensions with their dot, `[]` for every file; tables by default. */
  accept?: readonly string[];
  /** What the extensions are called where all of them would be too many to read: `CSV、TSV、XLSX 等`. */
  kinds?: string | undefined;
  /** How many files of 我的文件 a page shows at first: 5, or 10, 15, 20. */
  pageSize?: 5 | 10 | 15 | 20;
  /** The most bytes a file may have; 104857600 by default. */
  maxSize?: number;
};
