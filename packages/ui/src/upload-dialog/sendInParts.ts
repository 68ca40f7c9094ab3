import type { SendFile, UploadRun } from './sendFile.ts';

/** One piece of a file on its way. */
export type FilePart = {
  /** The bytes. */
  blob: Blob;
  /** The first is 0. */
  index: number;
  /** Where it begins in the file. */
  offset: number;
  file: File;
  /** Whatever `begin` answered, e.g. the id of the upload. */
  upload: unknown;
  signal: AbortSignal;
};

export type SendInPartsOptions<T> = {
  /** Tells the server that a file comes; what it answers goes with every part. Asked once, not again for a retry. */
  begin?: (file: File, run: UploadRun) => Promise<unknown>;
  /** Sends one part; a rejection is tried again. */
  sendPart: (part: FilePart) => Promise<void>;
  /** Every part has arrived: makes one file of them. */
  finish: (file: File, upload: unknown, run: UploadRun) => Promise<T>;
  /** Bytes; 8 MB by default. */
  partSize?: number;
  /** How often one part is tried before the file fails; 3 by default. */
  tries?: number;
  /** Milliseconds before the given retry (from 1) of a part; 1, 2, 4 … seconds by default. */
  wait?: (retry: number) => number;
};

type Point = { upload: unknown; done: number };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * Sends a file in parts, each again when it fails, and after a failure or a pause goes on with the part that is
 * missing.
 */
export function sendInParts<T>({
  begin,
  finish,
  partSize = 8 * 1024 ** 2,
  sendPart,
  tries = 3,
  wait = (retry) => 1000 * 2 ** (retry - 1),
}: SendInPartsOptions<T>): SendFile<T> {
  return async (file, run) => {
    const { onProgress, onResumable, onRetrying, signal } = run;
    const { done, upload }: Point = (run.resume as Point | undefined) ?? { done: 0, upload: await begin?.(file, run) };
    const count = Math.max(1, Math.ceil(file.size / partSize));

    const send = async (part: FilePart, retry = 0): Promise<void> => {
      try {
        await sendPart(part);
      } catch (error) {
        if (signal.aborted || retry + 1 >= tries) throw error;
        onRetrying();
        await pause(wait(retry + 1), signal);
        return send(part, retry + 1);
      }
    };
    onResumable({ done, upload } satisfies Point);
    for (let index = done; index < count; index += 1) {
      signal.throwIfAborted();
      const offset = index * partSize;
      // Parts arrive in order, so that their number says how far the file is.
      // oxlint-disable-next-line no-await-in-loop
      await send({ blob: file.slice(offset, offset + partSize), file, index, offset, signal, upload });
      onResumable({ done: index + 1, upload } satisfies Point);
      onProgress((index + 1) / count);
    }
    return finish(file, upload, run);
  };
}
