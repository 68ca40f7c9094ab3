import type { UploadPhase, UploadRow } from '@panome/ui/upload-list';

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
export const isOpen = (upload: Pick<Upload, 'phase'>): boolean =>
  isMoving(upload) || ['paused', 'missing', 'conflict'].includes(upload.phase);

/** As the list draws it; at most 99 per cent until the server has confirmed (decision E-23). */
export const toRow = ({ error, final, id, name, phase, sent, size, speed }: Upload): UploadRow => ({
  id,
  name,
  size,
  phase,
  error,
  final,
  speed,
  resumable: true,
  progress: phase === 'success' ? 100 : Math.min(99, (100 * sent) / Math.max(1, size)),
});
