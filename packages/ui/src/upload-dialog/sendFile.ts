/** What goes with a file besides its bytes: the answers to what the dialog asked, by the names of the questions. */
export type UploadMeta = Readonly<Record<string, string>>;

/** What the sender gets. */
export type UploadRun = {
  /** Aborted when the user cancels or pauses. */
  signal: AbortSignal;
  /** Say how much of the file is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Say that a part did not arrive and is sent again; the next `onProgress` ends it. */
  onRetrying: () => void;
  /** Say by what a later try can go on, e.g. the address of the upload; the row can then be paused. */
  onResumable: (point: unknown) => void;
  /** What `onResumable` got last in an earlier try; `undefined` from the beginning. */
  resume: unknown;
  /** What to do when the name is taken: `ask` means reject with `NameTaken` before the first byte. */
  conflict: 'ask' | 'keep' | 'replace';
  meta: UploadMeta;
  /** The folders it lay in when a whole folder was given, outermost first; none otherwise. */
  path: readonly string[];
};

/** Sends one file. Resolves when the server has confirmed it; rejects with a message for the user. */
export type SendFile<T> = (file: File, run: UploadRun) => Promise<T>;

/** Reject with it when the place has a file of that name: the user then decides between both, the new one and none. */
export class NameTaken extends Error {}
