export { toastText } from './Toast.text.ts';
export { useToast } from './ToastContext.ts';
export { ToastProvider } from './ToastProvider.tsx';
export type { ToastProviderProps } from './ToastProvider.tsx';
export type { Toast, ToastOptions } from './toasts.ts';
