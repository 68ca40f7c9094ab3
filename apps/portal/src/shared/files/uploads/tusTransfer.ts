import { code, tokenHeader, type Envelope } from '@panome/contract/client';
import * as tus from 'tus-js-client';
import type { DetailedError } from 'tus-js-client';
import { liveEvents } from '../../events/liveEvents.ts';
import { untilReachable } from '../../events/untilReachable.ts';
import { session, sessionOver, sessionToken } from '../../session/sessionStore.ts';
import type { OnConflict } from './upload.ts';
import { uploadsText as text } from './uploads.text.ts';
import { minute } from '../../format/durations.ts';

const endpoint = '/api/front/user_file_store/tus';
/** Names the file that a finished upload has become. */
const fileIdHeader = 'x-panome-file-id';
/**
 * Large chunks: the server writes through, so a cut costs little, and each request has its price (performance.md 5).
 */
const chunkSize = 8 * 1024 * 1024;
/**
 * Milliseconds of patience with a server that is reached and does not take the bytes; counted anew whenever some
 * arrive.
 */
const patience = 15 * minute;

const authorised = {
  onBeforeRequest: (request: { setHeader: (name: string, value: string) => void }) =>
    request.setHeader(tokenHeader, sessionToken()),
};

export type Transfer = {
  /** Stops sending; the server keeps what it has. */
  readonly stop: () => void;
};

export type TransferOptions = {
  /** Read piece by piece while it is sent; it must not change meanwhile. */
  readonly file: File;
  /** Id of the folder that it is put into; empty for the top. */
  readonly dir: string;
  /** It becomes a file of a folder that will be delivered, outside of the file store. */
  readonly delivery?: { readonly folder: string; readonly path: string };
  /** Path of an upload that began before. */
  readonly url: string | undefined;
  /** The server has taken the upload under this path. */
  readonly onUrl: (url: string) => void;
  /** Gets the bytes that were sent, those of earlier tries included. */
  readonly onProgress: (sent: number) => void;
  /** The server is not reached; it is asked again by itself. */
  readonly onRetry: () => void;
  /** Gets the id of the file that the upload has become; empty when the server did not name it. */
  readonly onSuccess: (fileId: string) => void;
  /** What the server shall do when the folder has that name; `ask` leads to `onTaken`. */
  readonly conflict: OnConflict | 'ask';
  /** The folder has that name; nothing was sent. */
  readonly onTaken: () => void;
  /**
   * It was given up.
   * @param reason - For the user.
   * @param final - The same file would be refused again.
   */
  readonly onFailure: (reason: string, final: boolean) => void;
};

/** Takes the place of a reason when the session has expired. */
const expired = 'session-over';

function reasonOf(error: Error | DetailedError): string {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  try {
    const answer = JSON.parse(response?.getBody() ?? '') as Partial<Envelope<unknown>>;
    if (answer.code === code.sessionOver || response?.getStatus() === 401) {
      sessionOver();
      return expired;
    }
    return answer.showMsg || text.interrupted;
  } catch {
    return text.interrupted;
  }
}

const statusOf = (error: Error | DetailedError): number =>
  'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0;
/** The folder has a file of that name. */
const taken = 412;
/** The content or the name is refused, not the moment. */
const refused = 400;

/** Only what time can heal: no answer, a server in trouble, or a lock that the cut request still holds. */
function isPassing(error: Error | DetailedError): boolean {
  if (!('originalRequest' in error)) return false;
  const status = statusOf(error);
  return status === 0 || status >= 500 || status === 409 || status === 423;
}

/** Sends a file by tus, from where the server has it, through interruptions of any kind. */
export function startTransfer({
  conflict,
  delivery,
  dir,
  file,
  onFailure,
  onProgress,
  onRetry,
  onSuccess,
  onTaken,
  onUrl,
  url,
}: TransferOptions): Transfer {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** When the tries began to fail, of a server that is reached. */
  let failingSince: number | undefined;
  const hasPatience = () => {
    failingSince = liveEvents.connection.get() ? (failingSince ?? Date.now()) : undefined;
    return Date.now() - (failingSince ?? Date.now()) < patience;
  };
  const goOn = async () => {
    onRetry();
    await untilReachable(Date.now() - (failingSince ?? Date.now()), signal);
    if (!signal.aborted) upload.start();
  };
  /**
   * An expired session is no failure: after the same person has logged in again it goes on from where the server has it
   * (FE-07).
   */
  const giveUp = async (reason: string, final: boolean) => {
    if (reason !== expired) return onFailure(reason, final);
    const renewed = await session.renewed();
    if (signal.aborted) return;
    if (renewed) upload.start();
    else onFailure(text.interrupted, false);
  };
  const upload = new tus.Upload(file, {
    ...authorised,
    endpoint,
    uploadUrl: url ?? null,
    chunkSize,
    retryDelays: null,
    storeFingerprintForResuming: false,
    metadata: {
      filename: file.name,
      current_dir: dir,
      conflict,
      modified: String(file.lastModified),
      ...(delivery && { delivery: delivery.folder, path: delivery.path }),
    },
    onUploadUrlAvailable: () => upload.url && onUrl(new URL(upload.url, location.origin).pathname),
    onProgress: (sent) => !signal.aborted && onProgress(sent),
    onChunkComplete: () => (failingSince = undefined),
    onSuccess: ({ lastResponse }) => onSuccess(lastResponse.getHeader(fileIdHeader) ?? ''),
    onError: (error) => {
      if (signal.aborted) return;
      if (isPassing(error) && hasPatience()) void goOn();
      else if (statusOf(error) === taken) onTaken();
      else void giveUp(reasonOf(error), statusOf(error) === refused);
    },
  });
  upload.start();
  return {
    stop: () => {
      stopping.abort();
      void upload.abort();
    },
  };
}

/** Tells the server to drop what it has of an upload. One that cannot be told now expires by itself within a day. */
export async function dropTransfer(url: string): Promise<void> {
  await tus.Upload.terminate(url, { ...authorised, retryDelays: [1_000, 4_000] }).catch(() => undefined);
}
