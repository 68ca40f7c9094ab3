/**
 * Where a file stands. `checking`: the server is asked whether it would take the file; `retrying`: a part did not
 * arrive and is sent again; `processing`: every byte is sent and the server has not answered; `missing`: begun before a
 * reload, and the browser no longer holds the file; `conflict`: the place has a file of that name, and the user
 * decides.
 */
export type UploadPhase =
  | 'waiting'
  | 'checking'
  | 'uploading'
  | 'retrying'
  | 'processing'
  | 'paused'
  | 'missing'
  | 'conflict'
  | 'success'
  | 'failed'
  | 'cancelled';

/** One file of a queue. */
export type UploadRow = {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Per cent, 0 to 99 until the server has confirmed, then 100. */
  readonly progress: number;
  readonly phase: UploadPhase;
  /** Why it failed and what to do. */
  readonly error?: string | undefined;
  /** Bytes a second; missing while nobody knows. */
  readonly speed?: number | undefined;
  /** What is sent is not lost by a pause. */
  readonly resumable?: boolean | undefined;
  /** The same file would fail again, so it is not offered. */
  readonly final?: boolean | undefined;
};

/** What becomes of a file whose name is taken: both are kept, the former makes room, or the new one is left out. */
export type UploadDecision = 'keep' | 'replace' | 'skip';

const active: ReadonlySet<UploadPhase> = new Set(['waiting', 'checking', 'uploading', 'retrying', 'processing']);

/** Whether bytes are on their way or about to be. */
export const isActive = ({ phase }: Pick<UploadRow, 'phase'>): boolean => active.has(phase);
/** Whether nothing more will happen by itself or by a decision. */
export const isEnded = ({ phase }: Pick<UploadRow, 'phase'>): boolean =>
  phase === 'success' || phase === 'failed' || phase === 'cancelled';
