import { createContext, useContext } from 'react';

export type DialogState = {
  readonly open: boolean;
  /** Begins the ids of the title and the description. */
  readonly id: string;
  /** Opens or closes, unless it is locked. */
  readonly change: (open: boolean) => void;
  /** Work is under way and nothing may close the dialog. */
  readonly locked: boolean;
  /** Gives the focus back to what had it before the dialog opened. */
  readonly returnFocus: () => void;
};

export const DialogContext = createContext<DialogState | null>(null);

/** @throws {Error} Outside a `Dialog`. */
export function useDialog(): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error('Dialog parts must be inside <Dialog>');
  return state;
}
