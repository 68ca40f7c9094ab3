/** Where a file stands. `processing`: every byte is sent and the server has not answered. */
export type UploadPhase = 'waiting' | 'uploading' | 'processing' | 'paused' | 'success' | 'failed' | 'cancelled';

/** One file of a queue. */
export type UploadRow = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Per cent, 0 to 99 until the server has confirmed, then 100. */
  progress: number;
  phase: UploadPhase;
  /** Why it failed and what to do. */
  error?: string | undefined;
  /** Bytes a second; missing while nobody knows. */
  speed?: number | undefined;
};

/** Whether bytes are on their way or about to be. */
export const isActive = ({ phase }: Pick<UploadRow, 'phase'>): boolean => phase === 'waiting' || phase === 'uploading' || phase === 'processing';
