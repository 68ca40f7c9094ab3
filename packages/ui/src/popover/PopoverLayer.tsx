import { useRef, type ReactNode, type RefObject, useImperativeHandle } from 'react';
import { useDirection } from '../direction/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { inBody, inMessages, placeElement } from '../overlay/index.ts';
import { useEffectEvent, useLayoutEffect, withRef } from '../react-range/index.ts';
import * as styles from './Popover.css.ts';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

type PopoverLayerProps = PassedOn<'div'> & {
  id: string;
  label: string;
  align: 'start' | 'center' | 'end';
  /** The button that it hangs from. */
  trigger: RefObject<HTMLElement | null>;
  /** Escape, a press anywhere else, or the focus went on. */
  onClose: () => void;
  children: ReactNode;
};

/** The box itself: its place, its keys, and the focus that comes and goes with it. */
export const PopoverLayer = withRef(function PopoverLayer({
  align,
  children,
  id,
  label,
  onClose,
  trigger,
  ref,
  ...native
}: PopoverLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => layer.current!);
  const dir = useDirection();
  const dismiss = useEffectEvent(onClose);
  const place = useEffectEvent(() => {
    if (layer.current && trigger.current)
      placeElement(layer.current, trigger.current.getBoundingClientRect(), { side: 'bottom', align, fit: true });
  });

  useLayoutEffect(() => {
    const element = layer.current!;
    const button = trigger.current;
    const all = () =>
      Array.from(element.querySelectorAll<HTMLElement>(stops)).filter(
        (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
      );
    // A window that was opened from the box lies above it; presses there do not close the box.
    const covered = () => element.closest('[inert]') !== null;
    // Lists and menus of the box lie in the browser's top layer.
    const outside = (target: EventTarget | null) =>
      target instanceof Element &&
      !element.contains(target) &&
      !button?.contains(target) &&
      !target.closest('[popover]') &&
      !inMessages(target);
    const handlePress = ({ target }: Event) => {
      if (!covered() && outside(target)) dismiss();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (covered() || event.isComposing) return;
      if (event.key === 'Escape') {
        if (document.querySelector(':popover-open')) return;
        // Handled before any dialog hears it, so that one press of Escape closes one layer.
        event.preventDefault();
        event.stopPropagation();
        return dismiss();
      }
      if (event.key !== 'Tab' || !element.contains(document.activeElement)) return;
      const edge = event.shiftKey ? all()[0] : all().at(-1);
      if (edge && document.activeElement !== edge && document.activeElement !== element) return;
      // The box stands at the end of the page, but Tab goes on beside its button.
      button?.focus();
      if (event.shiftKey) event.preventDefault();
      dismiss();
    };
    place();
    (all()[0] ?? element).focus();
    const replace = () => place();
    window.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('scroll', replace, true);
    window.addEventListener('resize', replace);
    return () => {
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('scroll', replace, true);
      window.removeEventListener('resize', replace);
      // A focus that goes with the box would be lost on the body.
      if (element.contains(document.activeElement)) button?.focus();
    };
  }, [trigger]);

  return inBody(
    <div
      {...native}
      aria-label={label}
      className={styles.content}
      data-popover=""
      dir={dir}
      id={id}
      ref={layer}
      role="dialog"
      tabIndex={-1}
    >
      {children}
    </div>,
  );
});
