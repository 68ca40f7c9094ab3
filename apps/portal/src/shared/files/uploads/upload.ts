/**
 * Where a file stands. `retrying`: the server is not reached and is asked again; `processing`: every byte is sent and the server has not
 * confirmed; `missing`: begun before the page was reloaded, and the browser no longer holds the file; `conflict`: the folder has that name,
 * and the user decides.
 */
export type UploadPhase = 'waiting' | 'uploading' | 'retrying' | 'processing' | 'paused' | 'missing' | 'conflict' | 'success' | 'failed' | 'cancelled';

/** One file on its way to the file store. */
export type Upload = {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The folder it goes to: its id (empty is the root) and its name. */
  readonly dir: string;
  readonly dirName: string;
  readonly phase: UploadPhase;
  /** Bytes that have left this machine. */
  readonly sent: number;
  /** Bytes a second. */
  readonly speed?: number | undefined;
  /** Why it failed and what to do. */
  readonly error?: string | undefined;
  /** The same file would fail again. */
  readonly final?: boolean | undefined;
  /** The stored file, once the server confirmed it. */
  readonly fileId?: string | undefined;
};

/** What becomes of a name that the folder has: both are kept, or the former goes to the trash. */
export type OnConflict = 'keep' | 'replace';

/** Where files are to go. */
export type UploadTarget = { readonly dir: string; readonly dirName: string };

const moving: readonly UploadPhase[] = ['waiting', 'uploading', 'retrying', 'processing'];

/** Whether leaving the page now would interrupt it. */
export const isMoving = ({ phase }: Pick<Upload, 'phase'>): boolean => moving.includes(phase);

/** Whether the user still has something to do or to wait for. */
export const isOpen = (upload: Pick<Upload, 'phase'>): boolean => isMoving(upload) || ['paused', 'missing', 'conflict'].includes(upload.phase);

/** Per cent, at most 99 until the server has confirmed (decision E-23). */
export const percentOf = ({ phase, sent, size }: Pick<Upload, 'phase' | 'sent' | 'size'>): number => (phase === 'success' ? 100 : Math.min(99, Math.floor((100 * sent) / Math.max(1, size))));
