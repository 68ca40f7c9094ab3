/** One notice. */
export type Notice = {
  /** Tells notices apart. */
  readonly id: string;
  /** What it is about, in one line. */
  readonly title: string;
  /** HTML as the editor wrote it; cleaned before it is shown. */
  readonly content: string;
  /** As it is shown, e.g. `2026-11-21`. */
  readonly date?: string;
};
