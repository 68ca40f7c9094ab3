import type { ReactNode } from 'react';

export type AlertOptions = {
  /** What happened, without a full stop. */
  title: string;
  /** Why, and what to do. */
  content?: ReactNode;
};

export type ConfirmOptions = {
  /** The question with the object's name, e.g. `删除分组方案“对照组”？`. */
  title: string;
  /** What is lost, and whether there is a way back. */
  description?: ReactNode;
  /** The verb on the button, e.g. 删除. Never 确定. */
  action: string;
  /** `danger` colours the button and puts the focus on 取消. */
  tone?: 'neutral' | 'danger';
  /** The button stays off until this name was typed; for acts without a way back. */
  typedName?: string;
  /** The word on the other button; 取消 by default. */
  cancel?: string;
};

export type Alert = {
  /** Resolve once the reader closed the message. One message shows at a time, the others wait. */
  info: (options: AlertOptions) => Promise<void>;
  warning: (options: AlertOptions) => Promise<void>;
  error: (options: AlertOptions) => Promise<void>;
  /** Whether the reader chose the act. Escape and 取消 are `false`. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
};

type AlertKind = 'info' | 'warning' | 'error' | 'confirm';
/** One message on its way to the reader. */
export type AlertRequest = {
  readonly id: number;
  readonly kind: AlertKind;
  readonly options: AlertOptions | ConfirmOptions;
  readonly answer: (agreed: boolean) => void;
};
