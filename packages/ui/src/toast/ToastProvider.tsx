import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDirection } from '../direction/index.ts';
import { useText } from '../locale/index.ts';
import { useMessageHost } from '../overlay/index.ts';
import { toastText } from './Toast.text.ts';
import * as styles from './Toast.css.ts';
import { ToastContext } from './ToastContext.ts';
import { ToastMessage } from './ToastMessage.tsx';
import { withToast, type Toast, type ToastEntry, type ToastTone, type ToastOptions } from './toasts.ts';
import { useMessageKeys } from './useMessageKeys.ts';

export type ToastProviderProps = {
  /** The whole product: every part below may send messages. */
  children: ReactNode;
};

/**
 * Shows the messages of `useToast` 80 px below the top, over dialogs too. Once, near the root. F6 moves the focus to
 * them and back.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const text = useText(toastText);
  const [list, setList] = useState<readonly ToastEntry[]>([]);
  const [held, setHeld] = useState(false);
  const hidden = useHidden();
  const host = useMessageHost();
  const dir = useDirection();
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const lastId = useRef(0);

  const toast = useMemo<Toast>(() => {
    const show = (tone: ToastTone) => (message: string, options?: ToastOptions) => {
      const id = ++lastId.current;
      setList((entries) => withToast(entries, { ...options, id, tone, message }));
      return id;
    };
    return {
      success: show('success'),
      info: show('info'),
      error: show('error'),
      dismiss: (id) => setList((entries) => entries.filter((entry) => entry.id !== id)),
    };
  }, []);

  const takeBack = (entry: ToastEntry) => {
    entry.undo?.();
    toast.dismiss(entry.id);
  };
  useMessageKeys({ region, before, list, onUndo: takeBack });
  const close = ({ id }: ToastEntry) => {
    // The focus must not fall to the body together with the message that held it.
    if (region.current?.contains(document.activeElement)) (list.length > 1 ? region.current : before.current)?.focus();
    if (list.length === 1) setHeld(false);
    toast.dismiss(id);
  };

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setHeld(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    const item = event.target instanceof Element && event.target.closest('li');
    const at = item ? Array.from(item.parentElement?.children ?? []).indexOf(item) : list.length - 1;
    const entry = list[at];
    if (entry) close(entry);
  };

  return (
    <ToastContext.Provider value={toast}>
      {children}
      {host &&
        createPortal(
          // Pointer and focus only stop the clock, and Escape bubbles from the buttons inside, which are the controls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <section
            aria-label={text.region}
            className={styles.region}
            dir={dir}
            onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
            onFocus={handleFocus}
            onKeyDown={handleKeyDown}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            ref={region}
            tabIndex={-1}
          >
            <ol className={styles.list} role="list">
              {list.map((entry) => (
                <ToastMessage entry={entry} key={entry.id} onClose={() => close(entry)} paused={held || hidden} />
              ))}
            </ol>
          </section>,
          host,
        )}
    </ToastContext.Provider>
  );
}

/** Whether the reader is in another tab, where no message can be seen. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}
