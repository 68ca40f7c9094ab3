import { Portal } from 'radix-ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { toastText } from './Toast.text.ts';
import * as styles from './Toast.css.ts';
import { ToastContext } from './ToastContext.ts';
import { ToastMessage } from './ToastMessage.tsx';
import { withToast, type Toast, type ToastEntry, type ToastTone, type ToastOptions } from './toasts.ts';

export type ToastProviderProps = {
  /** The whole product: every part below may send messages. */
  children: ReactNode;
};

/** Shows the messages of `useToast` below the header, over dialogs too. Once, near the root. F6 moves the focus to them and back. */
export function ToastProvider({ children }: ToastProviderProps) {
  const text = useText(toastText);
  const [list, setList] = useState<readonly ToastEntry[]>([]);
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const lastId = useRef(0);

  const toast = useMemo<Toast>(() => {
    const show = (tone: ToastTone) => (message: string, options?: ToastOptions) => {
      const id = ++lastId.current;
      setList((entries) => withToast(entries, { ...options, id, tone, message }));
      return id;
    };
    return { success: show('success'), info: show('info'), error: show('error'), dismiss: (id) => setList((entries) => entries.filter((entry) => entry.id !== id)) };
  }, []);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const element = region.current;
      if (event.key !== 'F6' || !element?.querySelector('li')) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) return (before.current as HTMLElement | null)?.focus();
      before.current = document.activeElement;
      element.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const close = (id: number) => {
    // The focus must not fall to the body together with the message that held it.
    if (region.current?.contains(document.activeElement)) (list.length > 1 ? region.current : (before.current as HTMLElement | null))?.focus();
    if (list.length === 1) setPaused(false);
    toast.dismiss(id);
  };

  return (
    <ToastContext value={toast}>
      {children}
      <Portal.Root asChild>
        {/* Hearing and pointing only stop the clock; the acts are buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <section
          aria-label={text.region}
          className={styles.region}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setPaused(false)}
          onFocus={() => setPaused(true)}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          ref={region}
          tabIndex={-1}
        >
          <ol className={styles.list} role="list">
            {list.map((entry) => (
              <ToastMessage entry={entry} key={entry.id} onClose={() => close(entry.id)} paused={paused} />
            ))}
          </ol>
        </section>
      </Portal.Root>
    </ToastContext>
  );
}
