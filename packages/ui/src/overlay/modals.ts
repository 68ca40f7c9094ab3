import { messages } from './layerEvents.ts';

/** Open modals, the topmost last. */
const modals: HTMLElement[] = [];
const listeners = new Set<() => void>();
/** How many modals keep an element of the page out of reach. */
const held = new Map<Element, number>();

/**
 * What must not turn inert behind a modal: the guards of its focus, the messages, which move into it, and elements that
 * draw nothing.
 */
const spared = `script, style, link, [data-radix-focus-guard], [${messages}]`;

let before = { overflow: '', scrollbarGutter: '' };

/** The page behind stays where it is; the room of its scroll bar stays, too, so that nothing moves. */
function lockScroll() {
  const { clientWidth, style } = document.documentElement;
  before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

const unlockScroll = () => Object.assign(document.documentElement.style, before);

const told = () => {
  for (const listener of listeners) listener();
};

function release(element: Element) {
  const rest = (held.get(element) ?? 1) - 1;
  if (rest > 0) return held.set(element, rest);
  held.delete(element);
  element.removeAttribute('inert');
}

/** The element of the topmost modal, or nothing. */
export const topModal = (): HTMLElement | undefined => modals.at(-1);

/** Calls `listener` whenever a modal opened or closed. @returns What ends it. */
export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Puts a modal on top: everything else on the page turns `inert`, older modals too, until it leaves again.
 * What opens later, such as a list of its own, lies above it and stays alive. The page stops scrolling.
 *
 * @param element - The modal, somewhere below a child of the body.
 * @returns Takes the modal away, wherever in the stack it is.
 */
export function enterModal(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const behind = Array.from(document.body.children).filter(
    (child) => !child.contains(element) && !child.matches(spared),
  );
  for (const child of behind) {
    // What was `inert` before stays so.
    if (child.hasAttribute('inert') && !held.has(child)) continue;
    held.set(child, (held.get(child) ?? 0) + 1);
    child.setAttribute('inert', '');
  }
  const ours = behind.filter((child) => held.has(child));
  modals.push(element);
  if (modals.length === 1) lockScroll();
  told();
  return () => {
    modals.splice(modals.indexOf(element), 1);
    if (modals.length === 0) unlockScroll();
    ours.forEach(release);
    told();
  };
}
