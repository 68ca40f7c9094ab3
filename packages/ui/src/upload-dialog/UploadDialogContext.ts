import { createContext, useContext } from 'react';
import type { UploadMeta } from './sendFile.ts';
import type { UploadQueue } from './useUploadQueue.ts';

export type UploadDialogState = {
  readonly queue: UploadQueue;
  /** What goes with every file added from now on. */
  readonly meta: UploadMeta;
  /** Answers a question; the other answers stay. */
  readonly answer: (name: string, value: string) => void;
};

export const UploadDialogContext = createContext<UploadDialogState | null>(null);

/**
 * The queue of the dialog and what goes with its files, for parts of your own.
 *
 * @throws {Error} Outside an `UploadDialog`.
 */
export function useUploadDialog(): UploadDialogState {
  const state = useContext(UploadDialogContext);
  if (!state) throw new Error('UploadDialog parts must be inside <UploadDialog>');
  return state;
}
