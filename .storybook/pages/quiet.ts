/**
 * Until the reader presses something, nothing on a page of documentation takes the focus or scrolls the page: parts that
 * are shown open would, one after the other, wherever they stand.
 *
 * @returns How to end it sooner.
 */
export function keepQuiet(): () => void {
  const acts = [
    [HTMLElement.prototype, 'focus'],
    [Element.prototype, 'scrollIntoView'],
  ] as const;
  const own = acts.map(([prototype, name]) => Object.getOwnPropertyDescriptor(prototype, name)!);
  const wake = () => {
    acts.forEach(([prototype, name], at) => Object.defineProperty(prototype, name, own[at]!));
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, wake, true);
  };
  for (const [prototype, name] of acts)
    Object.defineProperty(prototype, name, { value: () => {}, configurable: true, writable: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, wake, true);
  return wake;
}

/** Whether this page stands inside one of documentation, as stories do that need a window of their own. */
export const isEmbedded = (): boolean => new URLSearchParams(location.search).get('embed') === 'true';
