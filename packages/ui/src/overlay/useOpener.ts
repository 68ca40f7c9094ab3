import { useEffect, useRef } from 'react';
import { useLayoutEffect } from '../react-range/index.ts';

const floating = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="listbox"]';
/** No text fields: after a window closed, Ctrl+Z or a letter would otherwise be typed into a search field. */
const nearby =
  'a[href], button:not(:disabled), input:is([type="checkbox"], [type="radio"]):not(:disabled), [tabindex="0"]:not(input, textarea)';

/** The menu button that a focused menu item belongs to, or the element itself. */
function lasting(element: Element | null): HTMLElement | null {
  const menu = element?.closest('[role="menu"]');
  const owner = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
  return owner instanceof HTMLElement && owner !== document.body ? owner : null;
}

const around = (element: HTMLElement): readonly HTMLElement[] => {
  const ancestors: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) ancestors.push(at);
  return ancestors;
};

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}

/** The heading of the page, if there is nothing nearer; made focusable by script only. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1, main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

/**
 * Remembers where the focus was while closed, and gives it back there.
 *
 * Radix returns it only to its own trigger: a dialog opened by a menu item or by state would drop the focus on the
 * body. When the opener has gone or can take no focus, e.g. with the row that was deleted, the first control near its
 * place gets it, else the heading of the page.
 */
export function useOpener(open: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  const place = useRef<readonly HTMLElement[]>([]);
  // Read before the window takes the focus. A focus listener would not do: the opener may have had the focus before
  // this component was mounted.
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = lasting(document.activeElement) ?? opener.current;
    // The ancestors are kept now: an element that was removed from the page has none.
    place.current = opener.current ? around(opener.current) : [];
  }, [open]);
  useEffect(() => {
    if (open) return undefined;
    const remember = ({ target }: FocusEvent) => {
      // A menu item vanishes with its menu; a button inside another dialog stays.
      if (target instanceof HTMLElement && !target.matches(floating))
        opener.current = lasting(target) ?? opener.current;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [open]);

  return () => {
    if (opener.current?.isConnected && takesFocus(opener.current)) return;
    for (const near of place.current) {
      if (!near.isConnected) continue;
      for (const control of near.querySelectorAll<HTMLElement>(nearby)) if (takesFocus(control)) return;
    }
    focusHeading();
  };
}
