import { useEffect, useRef, type KeyboardEvent, type ReactNode, useImperativeHandle } from 'react';
import { useDirection } from '../direction/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { inBody } from './inBody.ts';
import { useEffectEvent, useLayoutEffect, withRef } from '../react-range/index.ts';
import { inMessages } from './layerEvents.ts';
import { enterModal, topModal } from './modals.ts';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

export type ModalLayerProps = PassedOn<'div'> & {
  /** The look of what covers the page. */
  overlay: string;
  /** The look of the window. */
  className: string;
  /** `alertdialog` where an answer is needed; `dialog` by default. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the title. */
  labelledBy: string;
  /** The id of the sentence under it, when there is one. */
  describedBy?: string | undefined;
  /** Escape, and a press beside the window unless `answersOnly`. */
  onClose: () => void;
  /** A press beside the window says nothing. */
  answersOnly?: boolean;
  /** Gives the focus to what should have it first. */
  onOpen: (element: HTMLElement) => void;
  /** Gives the focus back. */
  onClosed: () => void;
  /** States that the look reads, e.g. `data-size`. */
  states?: Readonly<Record<`data-${string}`, string>>;
  /** What the window holds. */
  children: ReactNode;
};

/** Keeps Tab inside; without it the key would lead on to the controls of the browser. */
function wrapTab(event: KeyboardEvent, content: HTMLElement) {
  // A window that was opened from this one is its child in React, but not in the document.
  if (
    event.key !== 'Tab' ||
    event.defaultPrevented ||
    !(event.target instanceof Node && content.contains(event.target))
  )
    return;
  const all = Array.from(content.querySelectorAll<HTMLElement>(stops)).filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  const { activeElement } = document;
  if (!to) return event.preventDefault();
  if (activeElement !== from && !(event.shiftKey && activeElement === content)) return;
  event.preventDefault();
  to.focus();
}

/** A window on top of everything that was there: its place in the stack, its keys, its focus. Mount it to open it. */
export const ModalLayer = withRef(function ModalLayer({
  overlay,
  className,
  role = 'dialog',
  labelledBy,
  describedBy,
  onClose,
  answersOnly = false,
  onOpen,
  onClosed,
  states,
  children,
  ref,
  ...native
}: ModalLayerProps) {
  const content = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => content.current!);
  const covered = useRef(false);
  const dir = useDirection();
  const open = useEffectEvent(onOpen);
  const closed = useEffectEvent(onClosed);
  const dismiss = useEffectEvent(onClose);

  // Before the window leaves the page, so that messages in it are moved out first.
  useLayoutEffect(() => enterModal(content.current), []);
  useEffect(() => {
    const element = content.current;
    if (!element) return;
    if (!element.contains(document.activeElement)) open(element);
    const handleKey = (event: globalThis.KeyboardEvent) => {
      // Layers above, and fields that use Escape themselves, have handled it before.
      if (
        event.key !== 'Escape' ||
        event.isComposing ||
        event.defaultPrevented ||
        topModal() !== element ||
        inMessages(event.target)
      )
        return;
      event.preventDefault();
      dismiss();
    };
    // A press that closes a list above the window closes nothing else.
    const look = () =>
      void (covered.current =
        document.querySelector('[popover]:not([role="tooltip"]), [data-popover]:not([inert])') !== null);
    // The element with the focus may be removed when the content changes.
    const watch = new MutationObserver(
      () => topModal() === element && document.activeElement === document.body && element.focus(),
    );
    watch.observe(element, { childList: true, subtree: true });
    document.addEventListener('keydown', handleKey);
    window.addEventListener('pointerdown', look, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('keydown', handleKey);
      window.removeEventListener('pointerdown', look, true);
      closed();
    };
  }, []);

  return inBody(
    <div dir={dir}>
      <div
        className={overlay}
        data-modal-overlay=""
        onPointerDown={({ button }) => button === 0 && !answersOnly && !covered.current && onClose()}
      />
      {/* Only Tab is handled here; all other keys belong to the controls inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        {...native}
        {...states}
        aria-describedby={describedBy}
        aria-labelledby={labelledBy}
        aria-modal
        className={className}
        onKeyDown={(event) => content.current && wrapTab(event, content.current)}
        ref={content}
        role={role}
        tabIndex={-1}
      >
        {children}
      </div>
    </div>,
  );
});
