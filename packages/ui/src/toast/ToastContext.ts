import { createContext, useContext } from 'react';
import type { Toast } from './toasts.ts';

export const ToastContext = createContext<Toast | null>(null);

/**
 * Short messages about what just happened.
 *
 * When not to use: for what must be answered use `useAlert`; for an error of one field show it at the field.
 *
 * @throws {Error} Outside a `ToastProvider`.
 */
export function useToast(): Toast {
  const toast = useContext(ToastContext);
  if (!toast) throw new Error('useToast must be inside <ToastProvider>');
  return toast;
}
