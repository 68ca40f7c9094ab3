import { useEffect, type RefObject } from 'react';
import { useEffectEvent } from '../react-range/index.ts';
import type { ToastEntry } from './toasts.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

type Keys = {
  region: RefObject<HTMLElement | null>;
  before: RefObject<HTMLElement | null>;
  list: readonly ToastEntry[];
  onUndo: (entry: ToastEntry) => void;
};

/**
 * F6 goes to the messages and back, Ctrl+Z takes the newest act back.
 *
 * @param before - What had the focus before the messages.
 */
export function useMessageKeys({ before, list, onUndo, region }: Keys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const element = region.current;
    if (!element || list.length === 0 || event.defaultPrevented || event.isComposing) return;
    if (event.key === 'F6') {
      event.preventDefault();
      return (element.contains(document.activeElement) ? before.current : element)?.focus();
    }
    // In a text field Ctrl+Z belongs to the text.
    if (
      event.key.toLowerCase() !== 'z' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      isTyping(event.target)
    )
      return;
    const entry = list.findLast(({ undo }) => undo);
    if (!entry) return;
    event.preventDefault();
    onUndo(entry);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
