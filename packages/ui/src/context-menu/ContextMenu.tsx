import { Slot } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { MenuLayer } from '../menu/index.ts';
import { contextMenuText } from './ContextMenu.text.ts';
import { useLongPress } from './useLongPress.ts';

export type ContextMenuProps = {
  /** `MenuItem`s and the other parts of `Menu`. */
  items: ReactNode;
  /** A right press, Shift+F10 or the menu key; `false` when it closes. */
  onOpenChange?: (open: boolean) => void;
  /** What the menu is about, for screen readers, e.g. the name of the row; 快捷菜单 by default. */
  label?: string;
  /** The one element that the menu belongs to; it or something in it takes the focus. */
  children: ReactElement;
};

type Opened = { left: number; top: number; byKey: boolean };

/**
 * The acts of the thing under the pointer, by right click, long press, Shift+F10 or the menu key.
 *
 * When not to use: as the only way to an act; give the same items to a 更多 `Menu`.
 */
export function ContextMenu({ items, onOpenChange, label, children }: ContextMenuProps) {
  const text = useText(contextMenuText);
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<Element | null>(null);

  /**
   * Browsers on a Mac send no such event for Shift+F10, nor phones of Apple for a resting finger; the page may want to
   * see it.
   */
  const ask = (target: EventTarget, clientX: number, clientY: number) =>
    target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }));
  const press = useLongPress(ask);
  const byKey = useRef(false);
  const handleContextMenu = (event: MouseEvent) => {
    // A context menu inside another one handles its own events.
    if (event.defaultPrevented) return;
    event.preventDefault();
    opener.current = document.activeElement;
    setOpened({ left: event.clientX, top: event.clientY, byKey: byKey.current });
    byKey.current = false;
    onOpenChange?.(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const asked = (event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu';
    if (!asked || event.defaultPrevented || !(event.target instanceof Element)) return;
    event.preventDefault();
    const { left, bottom } = event.target.getBoundingClientRect();
    byKey.current = true;
    ask(event.target, left, bottom);
  };
  const handleClose = (giveBack: boolean) => {
    if (giveBack && opener.current instanceof HTMLElement) opener.current.focus();
    setOpened(null);
    onOpenChange?.(false);
  };

  return (
    <>
      <Slot.Root
        data-state={opened ? 'open' : 'closed'}
        onContextMenu={handleContextMenu}
        onKeyDown={handleKeyDown}
        onTouchCancel={press.end}
        onTouchEnd={press.end}
        onTouchMove={press.end}
        onTouchStart={press.begin}
      >
        {children}
      </Slot.Root>
      {opened && (
        <MenuLayer
          anchor={() => new DOMRect(opened.left, opened.top)}
          focus={opened.byKey ? 'first' : 'menu'}
          gap={2}
          key={`${opened.left} ${opened.top}`}
          label={{ 'aria-label': label ?? text.label }}
          onClose={handleClose}
        >
          {items}
        </MenuLayer>
      )}
    </>
  );
}
