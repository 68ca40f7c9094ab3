import { useEffect, useRef } from 'react';
import { useTell } from '../../shared/page/index.ts';
import { useMessageActs, type Message } from './api.ts';
import { messagesText as text } from './messages.text.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;

/**
 * Deletes a message, with a way back by the toast and by Ctrl+Z as long as the page is open.
 * @param onGone - Before the list is asked again.
 */
export function useRemove(onGone: (message: Message) => void) {
  const { remove, restore } = useMessageActs();
  const tell = useTell();
  const last = useRef<{ readonly takeBack: () => void; readonly toast: number }>(undefined);

  const undo = async (id: string) => {
    if (last.current) tell.dismiss(last.current.toast);
    last.current = undefined;
    try {
      await restore(id);
      tell.done(text.restored);
    } catch (error) {
      tell.failed(error, text.restoreFailed);
    }
  };

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (
        !last.current ||
        event.key.toLowerCase() !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      last.current.takeBack();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  return async (message: Message) => {
    try {
      onGone(message);
      await remove(message.id);
      const takeBack = () => void undo(message.id);
      last.current = { takeBack, toast: tell.done(text.removed, { action: { label: text.undo, onClick: takeBack } }) };
    } catch (error) {
      tell.failed(error, text.removeFailed);
    }
  };
}
