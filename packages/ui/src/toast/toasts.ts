export type ToastTone = 'success' | 'info' | 'error';

export type ToastOptions = {
  /** One act, e.g. 查看; the toast then stays 8 s instead of 4. */
  action?: { label: string; onClick: () => void };
  /**
   * Takes back what was done, by 撤销 and by Ctrl+Z for as long as the toast is there, which is 8 s. Instead of `action`.
   */
  undo?: () => void;
  /** What support needs to find the cause; behind 详情, with 复制. */
  details?: { code?: string | number; requestId?: string };
};

export type ToastEntry = ToastOptions & {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly count: number;
};

export type Toast = {
  /** Each returns the id for `dismiss`. The message carries no full stop. */
  success: (message: string, options?: ToastOptions) => number;
  info: (message: string, options?: ToastOptions) => number;
  /** Stays until the reader closes it. */
  error: (message: string, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
};

const visible = 3;

/**
 * The list after one more message: a repeated one is counted, and of more than three the oldest that goes by itself
 * leaves first.
 */
export function withToast(list: readonly ToastEntry[], next: Omit<ToastEntry, 'count'>): readonly ToastEntry[] {
  const same = list.find((entry) => entry.tone === next.tone && entry.message === next.message);
  // The newest act and details win: an older undo would take back the wrong deletion.
  if (same) return list.map((entry) => (entry === same ? { ...next, id: same.id, count: same.count + 1 } : entry));
  const all = [...list, { ...next, count: 1 }];
  if (all.length <= visible) return all;
  const leaving = all.findIndex((entry) => entry.tone !== 'error');
  return all.filter((_, index) => index !== (leaving === -1 || leaving === visible ? 0 : leaving));
}

/** How long a message stays, in ms; an error has no end. */
export const stay = ({ tone, action, undo }: Pick<ToastEntry, 'tone' | 'action' | 'undo'>): number =>
  tone === 'error' ? Infinity : action || undo ? 8000 : 4000;
