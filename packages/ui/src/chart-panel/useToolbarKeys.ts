import { useEffect, useRef, type KeyboardEvent } from 'react';
import { inlineKey } from '../direction/index.ts';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const buttonsIn = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];

/** Makes a row of buttons one stop of the Tab key: arrows, Home and End go from button to button. */
export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLButtonElement>(null);

  // Buttons come and go with the chart, and one that is disabled cannot be the stop.
  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar) return;
    const buttons = buttonsIn(toolbar);
    const lost = current.current !== null && !buttons.includes(current.current);
    const stop = lost || !current.current ? buttons[0] : current.current;
    for (const button of toolbar.querySelectorAll('button')) button.tabIndex = button === stop ? 0 : -1;
    // A button that disables itself, as 复位 does, lets go of the focus.
    if (lost && document.activeElement === document.body) stop?.focus();
    if (lost) current.current = null;
  });

  const handleFocus = (event: { readonly target: EventTarget }) => {
    const { target } = event;
    if (!(target instanceof HTMLButtonElement) || !ref.current?.contains(target)) return;
    current.current = target;
    for (const button of ref.current.querySelectorAll('button')) button.tabIndex = button === target ? 0 : -1;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = ref.current ? buttonsIn(ref.current) : [];
    const at = buttons.findIndex((button) => button === event.target);
    const step = steps[inlineKey(event)];
    if (at < 0 || !step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons[step(at, buttons.length)]!.focus();
  };
  return { ref, onFocus: handleFocus, onKeyDown: handleKeyDown };
}
