import { useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertContext } from './AlertContext.ts';
import { AlertDialog } from './AlertDialog.tsx';
import type { Alert, AlertRequest } from './alerts.ts';

export type AlertProviderProps = {
  /** The whole product: every part below may ask. */
  children: ReactNode;
};

/** Lets everything below it ask with `useAlert`. Once, near the root. */
export function AlertProvider({ children }: AlertProviderProps) {
  const [queue, setQueue] = useState<readonly AlertRequest[]>([]);
  const lastId = useRef(0);

  const alert = useMemo<Alert>(() => {
    const ask = (kind: AlertRequest['kind'], options: AlertRequest['options']) =>
      new Promise<boolean>((answer) => {
        const request = { id: ++lastId.current, kind, options, answer };
        setQueue((waiting) => [...waiting, request]);
      });
    const tell = (kind: AlertRequest['kind']) => async (options: AlertRequest['options']) =>
      void (await ask(kind, options));
    return {
      info: tell('info'),
      warning: tell('warning'),
      error: tell('error'),
      confirm: (options) => ask('confirm', options),
    };
  }, []);

  const [current] = queue;
  const answer = (agreed: boolean) => {
    current?.answer(agreed);
    setQueue((waiting) => waiting.slice(1));
  };

  return (
    <AlertContext.Provider value={alert}>
      {children}
      <AlertDialog onAnswer={answer} request={current} />
    </AlertContext.Provider>
  );
}
