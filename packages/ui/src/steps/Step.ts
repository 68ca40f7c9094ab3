import type { ReactNode } from 'react';

/** One step of a flow. */
export type Step = {
  /** Tells steps apart. */
  readonly id: string;
  /** A noun; plain words, or a link to the step's own address. */
  readonly label: ReactNode;
  /** One short line below, e.g. what was chosen. */
  readonly help?: string;
  /** Still to be done, although the reader is at a later one: it shows its number. */
  readonly open?: boolean;
  /** Something in it must be changed. */
  readonly failed?: boolean;
};
