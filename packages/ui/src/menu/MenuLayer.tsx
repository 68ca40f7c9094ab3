import {
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
} from 'react';
import { inlineKey, useDirection } from '../direction/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { inBody, placeElement, topModal } from '../overlay/index.ts';
import { useEffectEvent, useLayoutEffect, withRef } from '../react-range/index.ts';
import * as styles from './Menu.css.ts';
import { MenuLevel, type Level } from './MenuLevel.ts';
import { focusItem, useMenuKeys } from './useMenuKeys.ts';

/** Open menus, a submenu after its parent. */
const layers: HTMLElement[] = [];
const stayFor = 200;

export type MenuFocus = 'first' | 'last' | 'menu';

type MenuLayerProps = PassedOn<'div'> & {
  /** The box that it stands at, looked up when it opens and whenever the page moves. */
  anchor: () => DOMRect | undefined;
  /** Where it stands; below by default. */
  side?: 'bottom' | 'right';
  /** Which edge it shares with the anchor. */
  align?: 'start' | 'end';
  /** The distance to the anchor in pixels. */
  gap?: number;
  /** The name that is read aloud. */
  label: { 'aria-labelledby'?: string | undefined; 'aria-label'?: string | undefined };
  /** What has the focus at first: an item when a key opened the menu, the menu itself when the pointer did. */
  focus: MenuFocus;
  /** The element whose press opens and closes the menu by itself. */
  owner?: () => HTMLElement | null;
  /** The menu goes; `focus` when the focus belongs back to where it came from. */
  onClose: (focus: boolean) => void;
  /** Every menu goes; the same as `onClose` unless it is a submenu. */
  onCloseAll?: () => void;
  /** The pointer has come onto the menu. */
  onPointerEnter?: () => void;
  children: ReactNode;
};

/**
 * A floating `role="menu"`: its place, its keys, and every way out of it.
 *
 * It lies in the browser's top layer, inside the topmost modal when there is one, so that neither clips nor hides it.
 */
export const MenuLayer = withRef(function MenuLayer({
  anchor,
  side = 'bottom',
  align = 'start',
  gap = 4,
  label,
  focus,
  owner,
  onClose,
  onCloseAll,
  onPointerEnter,
  children,
  ref,
  ...native
}: MenuLayerProps) {
  const menu = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => menu.current!);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dir = useDirection();
  const [host] = useState(topModal);
  const handleKeys = useMenuKeys(menu);
  const find = useEffectEvent(anchor);
  const close = useEffectEvent(onClose);
  const findOwner = useEffectEvent(() => owner?.());
  const start = useEffectEvent((element: HTMLElement) =>
    focus === 'menu' ? element.focus() : focusItem(element, focus),
  );

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const settle = () => {
      const box = find();
      if (box) placeElement(element, box, { side, align, gap, fit: true });
    };
    const handlePress = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (layers.some((layer) => layer.contains(target)) || findOwner()?.contains(target));
      if (!inside) close(element.contains(document.activeElement));
    };
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || layers.at(-1) !== element) return;
      // Handled before any dialog hears it, so that one press of Escape closes one layer.
      event.preventDefault();
      event.stopImmediatePropagation();
      close(true);
    };
    layers.push(element);
    element.showPopover?.();
    settle();
    start(element);
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('pointerdown', handlePress, true);
    window.addEventListener('scroll', settle, true);
    window.addEventListener('resize', settle);
    return () => {
      layers.splice(layers.indexOf(element), 1);
      clearTimeout(timer.current);
      window.removeEventListener('keydown', handleKey, true);
      window.removeEventListener('pointerdown', handlePress, true);
      window.removeEventListener('scroll', settle, true);
      window.removeEventListener('resize', settle);
    };
  }, [align, gap, side]);

  const closeAll = useRef(() => {});
  useLayoutEffect(() => {
    closeAll.current = onCloseAll ?? (() => onClose(true));
  });
  const level = useMemo<Level>(
    () => ({
      close: () => closeAll.current(),
      point: (item) => {
        clearTimeout(timer.current);
        if (document.activeElement === item) return;
        const open = menu.current?.querySelector('[aria-haspopup="menu"][aria-expanded="true"]');
        if (open && open !== item) timer.current = setTimeout(() => item.focus({ preventScroll: true }), stayFor);
        else item.focus({ preventScroll: true });
      },
      stay: () => clearTimeout(timer.current),
    }),
    [],
  );

  // The focus may go to a submenu, which lies later in the row, or to the button of the menu, which closes it by
  // itself.
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const own = layers.slice(layers.indexOf(menu.current!));
    if (
      relatedTarget instanceof Node &&
      !own.some((layer) => layer.contains(relatedTarget)) &&
      !owner?.()?.contains(relatedTarget)
    )
      onClose(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Rows and windows around the menu have keys of their own.
    event.stopPropagation();
    if (event.key === 'Tab') return closeAll.current();
    if (inlineKey(event) === 'ArrowLeft' && side === 'right') return onClose(true);
    if (!event.defaultPrevented) handleKeys(event);
  };

  return inBody(
    <div
      {...native}
      {...label}
      className={styles.content}
      dir={dir}
      onBlur={handleBlur}
      onClick={(event) => event.stopPropagation()}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={handleKeyDown}
      onPointerEnter={onPointerEnter}
      popover="manual"
      ref={menu}
      role="menu"
      tabIndex={-1}
    >
      <MenuLevel.Provider value={level}>{children}</MenuLevel.Provider>
    </div>,
    () => host,
  );
});
