import { useRef, type ReactNode, type RefObject } from 'react';
import { placeElement } from '../overlay/index.ts';
import { useEffectEvent, useLayoutEffect } from '../react-range/index.ts';
import * as styles from './DateField.css.ts';

type CalendarLayerProps = {
  /** The frame that it hangs from. */
  frame: RefObject<HTMLElement | null>;
  label: string;
  /** Escape, a press anywhere else, or the focus went on. */
  onClose: () => void;
  children: ReactNode;
};

/**
 * What floats below the field. In the browser's top layer nothing clips it, and it stays beside its field in the order
 * of Tab.
 */
export function CalendarLayer({ frame, label, onClose, children }: CalendarLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = layer.current;
    const field = frame.current;
    if (!element || !field) return undefined;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (element.contains(target) || field.contains(target));
    const place = () =>
      placeElement(element, field.getBoundingClientRect(), { side: 'bottom', align: 'start', fit: true });
    const handlePress = (event: PointerEvent) => !inside(event.target) && dismiss();
    const handleFocus = (event: FocusEvent) => !inside(event.target) && dismiss();
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Handled before any dialog hears it, so that one press of Escape closes one layer.
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    element.showPopover?.();
    place();
    element.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    window.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('focusin', handleFocus);
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('focusin', handleFocus);
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      // A focus that goes with the layer would be lost on the body.
      if (element.contains(document.activeElement))
        field.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
    };
  }, [frame]);

  return (
    <div aria-label={label} className={styles.content} popover="manual" ref={layer} role="dialog">
      {children}
    </div>
  );
}
