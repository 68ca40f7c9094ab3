import type { AlertRequest } from './alerts.ts';

export type AlertDialogProps = {
  /** The message shown now, or nothing. */
  request: AlertRequest | undefined;
  /** `true` for the act, `false` for every other way out. */
  onAnswer: (agreed: boolean) => void;
};
