import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useEffectEvent } from '../react-range/index.ts';

const openAfter = 400;
/** Long enough to cross the gap between the element and its tooltip. */
const closeAfter = 150;
/** For this long after one tooltip went, the next one shows at once. */
const warm = 300;

let closeShown: (() => void) | undefined;
let lastClosed = -Infinity;

/**
 * When a tooltip shows: after a moment under the pointer, at once on focus by keyboard. One at a time.
 *
 * It stays while the pointer is on the element or on the tooltip, and goes by Escape, a press, a scroll of what is
 * around or loss of focus.
 */
export function useTooltip() {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A press brings the focus, too, and needs no hint. */
  const pressed = useRef(false);
  const [open, setOpen] = useState(false);

  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = Date.now();
    setOpen(false);
  };
  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  const closeNow = useEffectEvent(close);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const dismiss = () => closeNow();
    if (closeShown !== dismiss) closeShown?.();
    closeShown = dismiss;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Only the topmost layer goes: a dialog below would hear the same key.
      event.stopPropagation();
      dismiss();
    };
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor.current)) dismiss();
    };
    // Before the document, where the dialogs listen.
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('scroll', handleScroll, true);
    window.addEventListener('resize', dismiss);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('scroll', handleScroll, true);
      window.removeEventListener('resize', dismiss);
      if (closeShown === dismiss) closeShown = undefined;
    };
  }, [open]);

  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && later(close, closeAfter);
  return {
    id,
    open,
    anchor,
    /** For the element that has the tooltip. */
    trigger: {
      'aria-describedby': open ? id : undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // A finger means a press; it never rests above something.
        if (pointerType !== 'touch') later(show, open || Date.now() - lastClosed < warm ? 0 : openAfter);
      },
      onPointerLeave: (event: PointerEvent) => {
        pressed.current = false;
        onPointerLeave(event);
      },
      onPointerDown: () => {
        pressed.current = true;
        close();
      },
      onPointerUp: () => void (pressed.current = false),
      onFocus: ({ target }: FocusEvent) => !pressed.current && target.matches(':focus-visible') && show(),
      onBlur: close,
    },
    /** For the tooltip. */
    tip: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave },
  };
}
