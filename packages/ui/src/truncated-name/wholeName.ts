import { bubble, whole } from './TruncatedName.css.ts';

const delay = 400;
const gap = 4;
const margin = 8;

type Held = { name: HTMLElement; by: 'pointer' | 'focus' };

/**
 * Whether any of the name is hidden. Asked only of the one name in question, so that a list of thousands measures
 * nothing.
 */
function isCut(name: HTMLElement): boolean {
  const parts = [name, ...name.querySelectorAll<HTMLElement>(`:scope > :not(.${whole})`)];
  return parts.some(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 0);
}
const nameAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-truncated-name]') : null;

/** The name of what has the focus: inside a link, or beside a control that shares its label or group. */
function nameOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return null;
  const own = nameAt(target) ?? target.querySelector<HTMLElement>('[data-truncated-name]');
  return own ?? target.closest('label, [data-name-group]')?.querySelector<HTMLElement>('[data-truncated-name]') ?? null;
}

/** One bubble for the whole page, in the top layer, where no scrolling parent cuts it. */
function createBubble(): () => void {
  const element = document.createElement('div');
  element.className = bubble;
  element.popover = 'manual';
  element.role = 'tooltip';
  let held: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = () => {
    clearTimeout(timer);
    held = undefined;
    element.remove();
  };
  const show = (next: Held) => {
    hide();
    if (!next.name.isConnected || !isCut(next.name)) return;
    held = next;
    element.textContent = next.name.dataset['truncatedName'] ?? '';
    element.dir = 'auto';
    document.body.append(element);
    element.showPopover();
    const at = next.name.getBoundingClientRect();
    const { height, width } = element.getBoundingClientRect();
    const above = at.top - height - gap;
    element.style.top = `${above >= margin ? above : at.bottom + gap}px`;
    element.style.left = `${Math.max(margin, Math.min(at.left, window.innerWidth - width - margin))}px`;
  };
  const later = (act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const controller = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { capture: true, passive: true, signal: controller.signal });
  on('pointerover', ({ pointerType, target }) => {
    const name = nameAt(target);
    // The pointer may go onto the bubble, to read or to copy.
    if (element.contains(target as Node)) return clearTimeout(timer);
    if (name && name === held?.name) return clearTimeout(timer);
    if (name)
      return pointerType === 'touch' ? show({ name, by: 'pointer' }) : later(() => show({ name, by: 'pointer' }));
    if (held?.by === 'pointer') return later(hide);
    if (!held) clearTimeout(timer);
  });
  on('focusin', ({ target }) => {
    const name = nameOf(target);
    if (name) show({ name, by: 'focus' });
  });
  on('focusout', () => held?.by === 'focus' && hide());
  on('scroll', () => held && hide());
  on('pointerdown', (event) => {
    if (!held) return;
    // A press on the bubble is no press outside a dialog.
    if (element.contains(event.target as Node)) event.stopPropagation();
    else if (event.pointerType !== 'touch' || nameAt(event.target) !== held.name) hide();
  });
  on('keydown', (event) => {
    if (!held || event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    hide();
  });
  return () => {
    controller.abort();
    hide();
  };
}

let users = 0;
let stop: (() => void) | undefined;

/** Shows whole names for as long as anybody draws cut ones. */
export function watchNames(): () => void {
  users += 1;
  stop ??= createBubble();
  return () => {
    users -= 1;
    if (users > 0) return;
    stop?.();
    stop = undefined;
  };
}
