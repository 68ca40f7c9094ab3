import { createContext, useContext } from 'react';
import type { Alert } from './alerts.ts';

export const AlertContext = createContext<Alert | null>(null);

/**
 * Messages and questions that stop the page until they are answered.
 *
 * When not to use: a result that needs no answer is a toast; an act with a way back needs no question.
 *
 * @throws {Error} Outside an `AlertProvider`.
 */
export function useAlert(): Alert {
  const alert = useContext(AlertContext);
  if (!alert) throw new Error('useAlert must be inside <AlertProvider>');
  return alert;
}
