import { useSyncExternalStore } from 'react';

/** Dialogs of the frame, of which one is open at a time. */
export type FrameDialog = 'palette' | 'session' | 'settings' | 'shortcuts';

const listeners = new Set<() => void>();
let current: FrameDialog | undefined;

function set(next: FrameDialog | undefined): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export const frameDialogs = {
  open: (dialog: FrameDialog): void => set(dialog),
  close: (): void => set(undefined),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useFrameDialog = (): FrameDialog | undefined => useSyncExternalStore(subscribe, () => current);
