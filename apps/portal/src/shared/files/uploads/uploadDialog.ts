import { useSyncExternalStore } from 'react';
import type { UploadTarget } from './upload.ts';

type DialogState = {
  readonly open: boolean;
  readonly target: UploadTarget;
  /** The uploads that were added since it was opened; what was sent to the background before is the tray's. */
  readonly ids: readonly string[];
};

let state: DialogState = { open: false, target: { dir: '', dirName: '' }, ids: [] };
const listeners = new Set<() => void>();
const set = (next: Partial<DialogState>) => {
  state = { ...state, ...next };
  listeners.forEach((listener) => listener());
};

/** The dialog that chooses files for a folder. It hangs above the pages, so that any of them can open it. */
export const uploadDialog = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  open: (target: UploadTarget): void => set({ open: true, target, ids: [] }),
  close: (): void => set({ open: false }),
  /** Shows these uploads in the dialog rather than in the tray while it is open. */
  hold: (ids: readonly string[]): void => set({ ids: [...state.ids, ...ids.filter((id) => !state.ids.includes(id))] }),
};

/** What the dialog shows, and whether it does. */
export const useUploadDialog = () => useSyncExternalStore(uploadDialog.subscribe, uploadDialog.get);
