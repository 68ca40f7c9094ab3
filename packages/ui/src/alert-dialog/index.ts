export { useAlert } from './AlertContext.ts';
export { alertDialogText } from './AlertDialog.text.ts';
export { AlertProvider } from './AlertProvider.tsx';
export type { AlertProviderProps } from './AlertProvider.tsx';
export type { Alert, AlertOptions, ConfirmOptions } from './alerts.ts';
