import type { DroppedFile } from '@panome/ui/drop-zone';
import { unsavedPages } from '../../routing/unsavedPages.ts';
import { startTransfer, type Transfer } from '../uploads/transfer.ts';

const lanes = 2;

export type StagedState = {
  /** How the server knows the folder; it is the sender's alone. */
  readonly folder: string;
  /** As it is called on this machine. */
  readonly name: string;
  readonly files: number;
  readonly done: number;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
  readonly failed: readonly { readonly path: string; readonly reason: string }[];
  /** Whether something is on its way. */
  readonly sending: boolean;
};

export type StagedUpload = {
  readonly get: () => StagedState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends what failed once more. */
  readonly retry: () => void;
  readonly stop: () => void;
};

const newFolder = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The files of one folder by their path in it, and its name; the folder itself is no part of the paths. */
export function filesOfFolder(found: readonly DroppedFile[]) {
  const [root] = found[0]?.path ?? [];
  const isOne = root !== undefined && found.every(({ path }) => path[0] === root);
  return {
    name: isOne ? root : '',
    files: found.map(({ file, path }) => ({ file, path: [...path.slice(isOne ? 1 : 0), file.name].join('/') })),
  };
}

/**
 * Sends the files of a folder, to be delivered, by the uploads of 我的文件: each goes on through interruptions, and a
 * failed one can be sent again. Closing the window asks while something moves.
 */
export function createStagedUpload({ files, name }: ReturnType<typeof filesOfFolder>): StagedUpload {
  const folder = newFolder();
  const sent = new Map<string, number>();
  const moving = new Map<string, Transfer>();
  const failed = new Map<string, string>();
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  let waiting = [...files];
  let done = 0;
  const listeners = new Set<() => void>();
  let state: StagedState;
  const tell = () => {
    const sending = waiting.length + moving.size > 0;
    state = {
      folder,
      name,
      files: files.length,
      done,
      size,
      sent: [...sent.values()].reduce((sum, bytes) => sum + bytes, 0),
      failed: [...failed].map(([path, reason]) => ({ path, reason })),
      sending,
    };
    unsavedPages.mark('staged', folder, sending);
    listeners.forEach((listener) => listener());
  };
  const end = (path: string) => {
    moving.delete(path);
    work();
  };
  function work(): void {
    while (moving.size < lanes && waiting.length > 0) {
      const [{ file, path }, ...rest] = waiting as [(typeof files)[number], ...typeof files];
      waiting = rest;
      const fail = (reason: string) => {
        sent.delete(path);
        failed.set(path, reason);
        end(path);
      };
      moving.set(
        path,
        startTransfer({
          file,
          dir: '',
          delivery: { folder, path },
          url: undefined,
          conflict: 'replace',
          onUrl: () => undefined,
          onProgress: (bytes) => {
            sent.set(path, bytes);
            tell();
          },
          onRetry: () => undefined,
          onTaken: () => undefined,
          onSuccess: () => {
            sent.set(path, file.size);
            done += 1;
            end(path);
          },
          onFailure: fail,
        }),
      );
    }
    tell();
  }
  work();

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    retry: () => {
      waiting = files.filter(({ path }) => failed.has(path));
      failed.clear();
      work();
    },
    stop: () => {
      waiting = [];
      for (const transfer of moving.values()) transfer.stop();
      moving.clear();
      tell();
    },
  };
}
