import { useEffect, useRef } from 'react';

const floating = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]';

/** The menu button that a focused menu item belongs to, or the element itself. */
function lasting(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const owner = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return owner instanceof HTMLElement && owner !== document.body ? owner : null;
}

/**
 * Remembers where the focus was while closed, and gives it back there.
 *
 * Radix returns it only to its own trigger: a dialog opened by a menu item or by state would drop the focus on the body.
 */
export function useOpener(open: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) {
      opener.current ??= lasting(document.activeElement);
      return;
    }
    const remember = ({ target }: FocusEvent) => {
      // A menu item vanishes with its menu; a button inside another dialog stays.
      if (target instanceof HTMLElement && !target.matches(floating)) opener.current = lasting(target) ?? opener.current;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [open]);

  return () => opener.current?.focus();
}
