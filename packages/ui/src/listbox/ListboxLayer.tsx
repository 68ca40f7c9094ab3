import { useRef, type ReactNode } from 'react';
import { useEffectEvent, useLayoutEffect } from '../react-range/index.ts';
import * as styles from './listbox.css.ts';
import { placeLayer } from './placeLayer.ts';

export type ListboxLayerProps = {
  /** The control that it hangs from; as wide as it at least. */
  anchor: () => HTMLElement | null;
  /** Escape, or a press anywhere else. */
  onClose: () => void;
  /** The listbox, or the words that stand in for it. */
  children: ReactNode;
};

/**
 * What floats below a control while its list is open.
 *
 * It lies in the browser's top layer and stays in the document beside its control: nothing clips it, a dialog around it
 * stays as it is, and the focus never leaves the control.
 */
export function ListboxLayer({ anchor, onClose, children }: ListboxLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onClose);
  const findAnchor = useEffectEvent(anchor);

  useLayoutEffect(() => {
    const element = layer.current;
    const control = findAnchor();
    if (!element || !control) return;
    const place = () => placeLayer(control, element);
    const handlePress = (event: PointerEvent) => {
      if (!event.composedPath().some((node) => node === element || node === control)) dismiss();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // Handled before any dialog hears it, so that one press of Escape closes one layer.
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    // Browsers before 2024 have no top layer; the layer is then fixed where it is.
    element.showPopover?.();
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, []);

  // After every change: the list may have become shorter or longer.
  useLayoutEffect(() => {
    const control = findAnchor();
    if (control && layer.current) placeLayer(control, layer.current);
  });

  return (
    // The focus stays in the control, where the keys are read.
    <div
      className={styles.surface}
      onMouseDown={(event) => event.preventDefault()}
      popover="manual"
      ref={layer}
      role="presentation"
    >
      {children}
    </div>
  );
}
